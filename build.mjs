/**
 * Builds the storefront (vite.config.ts) and what Node runs beside it: the host, which is server.ts with the embedded
 * API, and the commands of an operator. Packages stay outside.
 * With --if-needed it stops early when the last build is newer than every source file.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

const SOURCES = [
  "app",
  "commerce",
  "server.ts",
  "build.mjs",
  "build-steps",
  "remix.config.js",
  "vite.config.ts",
  "postcss.config.js",
  "package.json",
  "package-lock.json",
];
const COMMANDS = [
  "import",
  "export",
  "staff",
  "refunds",
  "people",
  "queue",
  "check",
  "clients",
  "webhooks",
  "connections",
  "identity-providers",
];
const HOST = "build/host.js";

const newest = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};
if (process.argv.includes("--if-needed") && existsSync(HOST)) {
  const built = statSync(HOST).mtimeMs;
  if (SOURCES.every((path) => newest(path) <= built)) process.exit(0);
}

console.log("  Building the storefront …");
const remix = spawnSync(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
  stdio: ["ignore", "pipe", "pipe"],
  encoding: "utf8",
  env: { ...process.env, NODE_ENV: "production" },
});
if (remix.status !== 0) {
  console.error(remix.stdout + remix.stderr);
  process.exit(1);
}
compressFiles("build/client");

// The host comes last: it is what tells that everything is newer than its sources.
for (const name of COMMANDS) await bundle(`commerce/${name}.ts`, `build/${name}.js`);
await bundle("server.ts", HOST);

function bundle(entry, outfile) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    tsconfig: "tsconfig.json",
  });
}

/** Writes each file's best brotli and gzip beside it, where that is smaller. */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const text = readFileSync(file);
    for (const [ending, compressed] of [
      ["br", brotliCompressSync(text)],
      ["gz", gzipSync(text, { level: 9 })],
    ]) {
      if (compressed.length < text.length) writeFileSync(`${file}.${ending}`, compressed);
    }
  }
}
