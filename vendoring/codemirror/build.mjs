/** Bundles ./entry.js as vendor/codemirror.js of the playground, beside the licences of what is in it. */

import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const VENDOR = "../../service/playground/vendor";

const told = JSON.parse(readFileSync("package.json", "utf-8"));
const packages = Object.entries(told.dependencies);
const licences = new Map();
for (const [name] of packages) {
  const text = readFileSync(`node_modules/${name}/LICENSE`, "utf-8").trim();
  licences.set(text, [...(licences.get(text) ?? []), name]);
}
const parts = [...licences].map(([text, names]) => `== ${names.join(", ")} ==\n\n${text}\n`);
writeFileSync(
  `${VENDOR}/LICENSE-codemirror`,
  `codemirror.js is made of the npm packages below (MIT License), by vendoring/codemirror/build.mjs.\n\n${parts.join("\n")}`,
);
const versions = packages.map(([name, version]) => `${name} ${version}`).join(", ");
await build({
  entryPoints: ["entry.js"],
  outfile: `${VENDOR}/codemirror.js`,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  banner: { js: `/* Made by vendoring/codemirror/build.mjs. Licences: LICENSE-codemirror in this folder. Holds ${versions}. */` },
});
