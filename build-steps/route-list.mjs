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
/** What the names of all routes but the root begin with, and the addresses of their files. */
export const ROUTES = "routes/";

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

/**
 * The browser reads the list of routes from a file, the server from its own build.
 * @param folder where the files of the routes that have one of their own are, as an address: `/build/…/`.
 * @param minify makes a script short.
 */
export async function writeRouteList(manifest, folder, minify) {
  const hash = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 8);
  const named = { ...manifest, version: hash, url: `/build/manifest-${hash.toUpperCase()}.js` };
  const text = JSON.stringify(named);
  writeFileSync(fileOf(named.url), await minify(browserText(named, folder)));
  const server = readFileSync(SERVER, "utf8");
  const variable = /(\w+) as assets\b/.exec(server)?.[1];
  if (!variable) throw new Error(`${SERVER} exports no assets.`);
  writeFileSync(SERVER, `${server}\nObject.assign(${variable}, ${text});\n`);
}

/**
 * Makes the list of routes from its groups, in the browser: a route's path, its file and the route around it follow from
 * its name. Routes of one group have the same flags and imports, and the same file if the group has one.
 */
const expand = (manifest, folder, files, groups) => {
  const { routes } = manifest;
  const rows = groups.flatMap(([names, flags, imports, file]) =>
    names.split("|").map((name) => [name, flags, imports, file]),
  );
  for (const [name, flags, imports, file] of rows.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const id = `routes/${name}`;
    let at = id.length;
    do at = id.lastIndexOf(".", at - 1);
    while (at > 0 && !routes[id.slice(0, at)]);
    const path = id
      .slice(at > 0 ? at + 1 : 7)
      .replace(/\.?_index$/, "")
      .replace(/_?\.(?!])/g, "/")
      .replace(/[[\]]/g, "")
      .replace(/^\$$/, "*")
      .replace(/\$/g, ":");
    routes[id] = {
      id,
      parentId: at > 0 ? id.slice(0, at) : "root",
      ...(path && { path }),
      ...(/_index$/.test(id) && { index: true }),
      module: file || `${folder}${name}.js`,
      imports: [...routes.root.imports, routes.root.module, ...imports.map((at) => files[at])],
      hasAction: (flags & 1) > 0,
      hasLoader: (flags & 2) > 0,
      hasErrorBoundary: (flags & 4) > 0,
      hasClientAction: (flags & 8) > 0,
      hasClientLoader: (flags & 16) > 0,
    };
  }
  return manifest;
};

/**
 * The same list in a third of the bytes: every page fetches it, and each route would repeat the words of the others.
 * @throws if a browser would not make the same list of it.
 */
export function browserText(manifest, folder) {
  const { root, ...others } = manifest.routes;
  const always = [...root.imports, root.module];
  const files = [...new Set(Object.values(others).flatMap(({ imports }) => imports.slice(always.length)))];
  const groups = new Map();
  for (const route of Object.values(others)) {
    const { id, imports, module } = route;
    const name = id.slice(ROUTES.length);
    const has = [
      route.hasAction,
      route.hasLoader,
      route.hasErrorBoundary,
      route.hasClientAction,
      route.hasClientLoader,
    ];
    const flags = has.reduce((sum, one, bit) => sum + (one ? 2 ** bit : 0), 0);
    const row = [flags, imports.slice(always.length).map((file) => files.indexOf(file))];
    if (module !== `${folder}${name}.js`) row.push(module);
    const key = JSON.stringify(row);
    groups.set(key, groups.has(key) ? [`${groups.get(key)[0]}|${name}`, ...row] : [name, ...row]);
  }
  const bare = { ...manifest, routes: { root } };
  const values = [bare, folder, files, [...groups.values()]].map((value) => JSON.stringify(value));
  const back = expand(...values.map((value) => JSON.parse(value)));
  if (!isDeepStrictEqual(Object.keys(back.routes), Object.keys(manifest.routes)))
    throw new Error("The list of routes cannot hold their order.");
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!isDeepStrictEqual(back.routes[id], route)) throw new Error(`The list of routes cannot hold ${id}.`);
  }
  return `window.__remixManifest=(${expand})(${values});`;
}
