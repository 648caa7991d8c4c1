/** A call to the API as a command for a shell. */

/**
 * @param {{method: string, path: string, body?: object, seated?: boolean}} call
 * @param {string|URL} root where the service is
 * @returns {string} a command that sends the same request; one of a seat with the token that `TOKEN` of the shell names
 */
export function asCurl({ method, path, body, seated = false }, root) {
  const address = quoted(new URL(path.replace(/^\//, ""), root).href) + (seated ? ' -H "Authorization: Bearer $TOKEN"' : "");
  if (body === undefined) return method === "GET" ? `curl -s ${address}` : `curl -s -X ${method} ${address}`;
  const command = `curl -s ${address} -H 'Content-Type: application/json' --data-binary @-`;
  return `${command} <<'JSON'\n${JSON.stringify(body)}\nJSON`;
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
