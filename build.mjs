/**
 * Builds the storefront (Remix) and the host (server.ts with the embedded API, packages left outside).
 * With --if-needed it stops early when the last build is newer than every source file.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { minify } from "terser";
import { packScripts } from "./build-steps/pack-scripts.mjs";
import config from "./remix.config.js";
import { assignSpreads, lowerSpreads, withoutSpread } from "./build-steps/spread-objects.mjs";
import { trimmer } from "./build-steps/trim-scripts.mjs";

const sources = [
  "app",
  "commerce",
  "server.ts",
  "build.mjs",
  "build-steps",
  "remix.config.js",
  "postcss.config.js",
  "package.json",
  "package-lock.json",
];
const newest = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};
const stamp = "build/host.js";
if (process.argv.includes("--if-needed") && existsSync(stamp)) {
  const built = statSync(stamp).mtimeMs;
  if (sources.every((path) => newest(path) <= built)) process.exit(0);
}

console.log("  Building the storefront …");
rmSync("public/build", { recursive: true, force: true });
const remix = spawnSync(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"], {
  stdio: ["ignore", "pipe", "pipe"],
  encoding: "utf8",
  env: { ...process.env, NODE_ENV: "production" },
});
if (remix.status !== 0) {
  console.error(remix.stdout + remix.stderr);
  process.exit(1);
}
// Modes of Remix that the shop is not in.
const { trim, finish } = trimmer(
  ["v3_singleFetch", "v3_lazyRouteDiscovery"].filter((mode) => !config.future[mode]),
);
// Where a page's script cannot be had, Remix reloads the page that one is on; app/http/go-on.ts goes on instead.
const definitions = { "@window.location.reload": "window.goOn", "window.__remixContext.isSpaMode": false };
// The compiler writes for the newest browsers; ES2018 and import() are what those of package.json read. Its minifier
// leaves four in a hundred of the bytes that every phone has to fetch.
const language = { target: "es2018", supported: { "dynamic-import": true }, format: "esm", minify: true };
await packScripts({
  prepare: async (script) => (await transform(trim(script), { minifySyntax: true })).code,
  minify: async (script) => {
    const older = await transform(script, language);
    const { code } = await minify(older.code, {
      module: true,
      compress: { passes: 4, hoist_vars: true, global_defs: definitions },
    });
    return code;
  },
});
finish();
compressFiles("public/build");
useOwnElements();
await lowerSpreads("build/index.js");

// The host comes last: it is what tells that everything is newer than its sources.
for (const [entry, outfile] of [
  ["commerce/import.ts", "build/import.js"],
  ["commerce/export.ts", "build/export.js"],
  ["commerce/staff.ts", "build/staff.js"],
  ["commerce/refunds.ts", "build/refunds.js"],
  ["commerce/people.ts", "build/people.js"],
  ["commerce/queue.ts", "build/queue.js"],
  ["commerce/check.ts", "build/check.js"],
  ["commerce/clients.ts", "build/clients.js"],
  ["commerce/connections.ts", "build/connections.js"],
  ["commerce/identity-providers.ts", "build/identity-providers.js"],
  ["app/http/elements.server.ts", "build/elements.js"],
  ["server.ts", stamp],
]) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    ...withoutSpread,
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    tsconfig: "tsconfig.json",
  });
  assignSpreads(outfile);
}

/** The storefront's server makes its elements by app/http/elements.server.ts. */
function useOwnElements() {
  const code = readFileSync("build/index.js", "utf8");
  writeFileSync("build/index.js", code.replaceAll('from "react/jsx-runtime"', 'from "./elements.js"'));
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
