/**
 * The list of all routes, which the compiler calls the manifest: which file is whose, and what it imports. Every page
 * fetches it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** Where the browser's files are. */
export const ASSETS = resolve("public/build");
const SERVER = "build/index.js";

export const fileOf = (url) => join(ASSETS, url.slice("/build/".length));
const only = (list, what) => {
  if (list.length !== 1) throw new Error(`Expected one ${what}, found ${list.length}.`);
  return list[0];
};

/** As the compiler wrote it. */
export function readRouteList() {
  const name = only(
    readdirSync(ASSETS).filter((file) => /^manifest-\w+\.js$/.test(file)),
    "manifest",
  );
  const text = readFileSync(join(ASSETS, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** The browser reads the list of routes from a file, the server from its own build. */
export function writeRouteList(manifest) {
  const hash = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 8);
  const named = { ...manifest, version: hash, url: `/build/manifest-${hash.toUpperCase()}.js` };
  const text = JSON.stringify(named);
  writeFileSync(fileOf(named.url), browserText(named));
  const server = readFileSync(SERVER, "utf8");
  const variable = /(\w+) as assets\b/.exec(server)?.[1];
  if (!variable) throw new Error(`${SERVER} exports no assets.`);
  writeFileSync(SERVER, `${server}\nObject.assign(${variable}, ${text});\n`);
}

/** The path of most routes follows from their name; the function also runs in the browser. */
const pathOf = (id) => id.slice(7).replace(/_?\./g, "/").replace(/\$/g, ":");

/** Makes the list of routes from its rows, in the browser. */
const expand = (manifest, files, rows, pathOf) => {
  for (const [id, hash, imports, flags, path, parentId, index] of rows) {
    manifest.routes[id] = {
      id,
      ...(parentId !== 1 && { parentId: parentId || "root" }),
      ...(path !== 1 && { path: path === undefined || path === 0 ? pathOf(id) : path }),
      ...(index && { index: true }),
      module: `/build/${id}-${hash}.js`,
      imports: imports.map((at) => files[at]),
      hasAction: (flags & 1) > 0,
      hasLoader: (flags & 2) > 0,
      hasErrorBoundary: (flags & 4) > 0,
      hasClientAction: (flags & 8) > 0,
      hasClientLoader: (flags & 16) > 0,
    };
  }
  return manifest;
};

/** The same list in a third fewer bytes: every page fetches it, and each route would repeat the words of the others. */
function browserText(manifest) {
  const files = [...new Set(Object.values(manifest.routes).flatMap(({ imports }) => imports))];
  const rows = Object.values(manifest.routes).map((route) => {
    const { id, parentId, path, index, module, imports } = route;
    const hash = module.slice(`/build/${id}-`.length, -".js".length);
    const has = [
      route.hasAction,
      route.hasLoader,
      route.hasErrorBoundary,
      route.hasClientAction,
      route.hasClientLoader,
    ];
    const flags = has.reduce((sum, one, bit) => sum + (one ? 2 ** bit : 0), 0);
    const ownPath = path === undefined ? 1 : path === pathOf(id) ? 0 : path;
    const parent = parentId === undefined ? 1 : parentId === "root" ? 0 : parentId;
    const row = [id, hash, imports.map((file) => files.indexOf(file)), flags, ownPath, parent, index ? 1 : 0];
    while (row.at(-1) === 0 && row.length > 4) row.pop();
    return row;
  });
  const bare = { ...manifest, routes: {} };
  const values = [bare, files, rows].map((value) => JSON.stringify(value)).join(",");
  const back = expand({ ...bare, routes: {} }, files, rows, pathOf);
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!isDeepStrictEqual(back.routes[id], route)) throw new Error(`The list of routes cannot hold ${id}.`);
  }
  return `window.__remixManifest=(${expand})(${values},${pathOf});`;
}
