/** A call to the API as a command for a shell. */

/**
 * @param {{method: string, path: string, body?: object}} call
 * @param {string|URL} root where the service is
 * @returns {string} a command that sends the same request
 */
export function asCurl({ method, path, body }, root) {
  const address = quoted(new URL(path.replace(/^\//, ""), root).href);
  if (body === undefined) return method === "GET" ? `curl -s ${address}` : `curl -s -X ${method} ${address}`;
  const command = `curl -s ${address} -H 'Content-Type: application/json' --data-binary @-`;
  return `${command} <<'JSON'\n${JSON.stringify(body)}\nJSON`;
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
