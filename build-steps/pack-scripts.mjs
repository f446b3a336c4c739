/**
 * Packs the browser's scripts into few files. The compiler splits them by which routes share a module: some forty
 * small files for one page, each with headers of its own and compressed alone. Here rollup puts them together again:
 * what every page loads is one file, and what several pages share is in so few that no page loads more than FILES.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { rollup } from "rollup";
import { placesOf } from "./place-groups.mjs";
import { ASSETS, ROUTES, fileOf, readRouteList, writeRouteList } from "./route-list.mjs";

/** Files of one page at most: the route list, the entry, the framework, the root, its layouts and itself are of it. */
const FILES = 8;
const ALWAYS = 4;

/** A route and those around it, the root first. */
const chainOf = (routes, id) => [
  ...(routes[id].parentId ? chainOf(routes, routes[id].parentId) : []),
  routes[id],
];

/** The modules that a page loads, by its route's id: of its route and those around it. */
function modulesOfPages({ routes }) {
  return Object.keys(routes).map((page) => ({
    page,
    modules: chainOf(routes, page).map(({ module }) => fileOf(module)),
  }));
}

/** Everything that a file imports statically, itself first. */
function reachedFrom(start, importsOf) {
  const seen = new Set([start]);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return seen;
}

/** Modules that the same pages load, largest first. */
function groupsOf(modules, pagesOf, bytesOf, importsOf) {
  const groups = new Map();
  for (const file of [...modules].sort()) {
    const key = [...pagesOf(file)].sort().join();
    const group = groups.get(key) ?? { pages: pagesOf(file), files: [], bytes: 0 };
    group.files.push(file);
    group.bytes += bytesOf(file);
    groups.set(key, group);
  }
  const list = [...groups.values()].sort((a, b) => b.bytes - a.bytes);
  const groupOf = new Map(list.flatMap(({ files }, index) => files.map((file) => [file, index])));
  for (const group of list) {
    const imported = group.files.flatMap(importsOf).map((file) => groupOf.get(file));
    group.imports = [...new Set(imported.filter((index) => index !== undefined))];
  }
  return list;
}

const isOfRoute = (file) => file.startsWith(join(ASSETS, ROUTES));

/** Which file a module goes into; undefined leaves it to its only page. */
function chunksFor(manifest, info) {
  const importsOf = (file) => info(file).importedIds;
  const root = fileOf(manifest.routes.root.module);
  const entry = fileOf(manifest.entry.module);
  const framework = reachedFrom(entry, importsOf);
  framework.delete(entry);
  const always = new Set([...reachedFrom(root, importsOf), ...framework, entry]);
  const pages = new Map();
  for (const { page, modules } of modulesOfPages(manifest)) {
    for (const file of new Set(modules.flatMap((module) => [...reachedFrom(module, importsOf)]))) {
      if (always.has(file)) continue;
      pages.set(file, (pages.get(file) ?? new Set()).add(page));
    }
  }
  const entries = new Set(Object.values(manifest.routes).map(({ module }) => fileOf(module)));
  // What is also loaded on demand cannot be in a page's own file.
  const onDemand = new Set();
  for (const file of [...pages.keys(), ...always])
    for (const lazy of info(file).dynamicallyImportedIds)
      for (const reached of reachedFrom(lazy, importsOf)) onDemand.add(reached);
  const shared = [...pages.keys()].filter(
    (file) => (pages.get(file).size > 1 || onDemand.has(file)) && !entries.has(file),
  );
  const chunks = new Map([...always].map((file) => [file, framework.has(file) ? "framework" : "root"]));
  chunks.delete(entry);
  // What a module adds to a compressed file that holds others: alone, a small one would count twice.
  const others = [...always].filter((file) => !framework.has(file)).map((file) => info(file).code);
  const compressed = (code) =>
    brotliCompressSync([...others, code].join("\n"), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      .length;
  const without = compressed("");
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, compressed(info(file).code) - without);
    return sizes.get(file);
  };
  const groups = groupsOf(shared, (file) => pages.get(file), sizeOf, importsOf);
  const room = (page) => FILES - ALWAYS - (chainOf(manifest.routes, page).length - 1);
  const ownBytes = (page) =>
    [...pages]
      .filter(([file, loading]) => loading.has(page) && !shared.includes(file))
      .reduce((sum, [file]) => sum + sizeOf(file), 0);
  // Pages that load the same are one.
  const loads = new Map();
  for (const page of Object.keys(manifest.routes)) {
    const load = {
      groups: [...groups.keys()].filter((index) => groups[index].pages.has(page)),
      room: room(page),
      own: ownBytes(page),
    };
    loads.set(JSON.stringify(load), load);
  }
  const places = placesOf(groups, [...loads.values()]);
  groups.forEach(({ files }, index) => {
    for (const file of files) chunks.set(file, places[index] ? `shared-${places[index]}` : "root");
  });
  return chunks;
}

/**
 * Pages that come as documents (docs/decisions/0070) differ on the server alone, so browsers have one file for all of
 * them. Those that tell the frame something keep a file of their own.
 */
const isDocument = ({ id }) => {
  const source = `app/${id}.tsx`;
  if (!existsSync(source)) return false;
  const code = readFileSync(source, "utf8");
  return (
    code.includes('export { clientLoader, shouldRevalidate } from "~/ui/document-page";') &&
    !code.includes("export const handle")
  );
};

const DOCUMENT = "/build/document-page";
/** React compares the head of a document with what `meta` returns: the head stays as the server wrote it. */
const documentCode = (page) => `
  export { default, clientLoader, shouldRevalidate } from ${JSON.stringify(page)};
  export const meta = () => [
    { title: document.querySelector("title").textContent },
    ...Array.from(document.querySelectorAll("meta[http-equiv]"), ({ httpEquiv, content }) => ({ httpEquiv, content })),
  ];`;

/**
 * Writes the scripts anew and tells their names to browser and server. `prepare(code)` changes a file before unused code
 * is left out, `minify(code)` what came of it.
 */
export async function packScripts({ prepare, minify }) {
  const manifest = readRouteList();
  const documents = Object.values(manifest.routes).filter(isDocument);
  const code = documentCode(fileOf(documents[0].module));
  for (const route of documents) {
    route.module = DOCUMENT;
    // The server answers a form that the page does not take.
    route.hasAction = true;
  }
  const inputs = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => fileOf(module));
  const bundle = await rollup({
    input: [...new Set(inputs)],
    // Pages read their own exports; that a file has more is no harm.
    preserveEntrySignatures: "allow-extension",
    plugins: [
      {
        name: "assets",
        resolveId: (id) => (id.startsWith("/build/") ? fileOf(id) : id === fileOf(DOCUMENT) ? id : null),
        load: (id) => (id === fileOf(DOCUMENT) ? code : null),
        transform: async (text) => ({ code: await prepare(text), map: null }),
      },
    ],
  });
  let chunks;
  const { output } = await bundle.write({
    dir: ASSETS,
    format: "es",
    // Files of routes get the name of a folder instead.
    entryFileNames: ({ facadeModuleId: id }) =>
      `${relative(ASSETS, id).replace(/-\w+\.js$/, "")}${isOfRoute(id) ? "" : "-[hash:7]"}.js`,
    chunkFileNames: ({ name }) => `_shared/${name.replace(/-[A-Z0-9]{8}$|-\d+$/, "")}-[hash:7].js`,
    // Seven of them are the fewest that rollup takes; the list of all routes, which every page loads, names each file.
    hashCharacters: "base36",
    manualChunks: (id, { getModuleInfo }) => (chunks ??= chunksFor(manifest, getModuleInfo)).get(id),
    plugins: [{ name: "minify", renderChunk: async (code) => ({ code: await minify(code), map: null }) }],
  });
  await bundle.close();
  const byFile = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const outputOf = (module) => output.find(({ facadeModuleId: id }) => id === fileOf(module));
  const ofRoutes = output.filter(({ facadeModuleId: id }) => id && isOfRoute(id));
  if (output.some(({ imports }) => imports.some((file) => file.startsWith(ROUTES))))
    throw new Error("A file imports that of a route, whose folder has no name yet.");
  const folder = moveFilesOfRoutes(ofRoutes);
  /** Routes that only the server answers have files without content, which are all the same. */
  const firstAlike = new Map(ofRoutes.toReversed().map(({ code, fileName }) => [code, fileName]));
  const fileNameOf = ({ code, fileName }) => (firstAlike.get(code) ?? fileName).replace(ROUTES, folder);
  const importsOf = (chunk) => {
    const imports = reachedFrom(chunk.fileName, (file) => byFile.get(file).imports);
    imports.delete(chunk.fileName);
    return [...imports];
  };
  const root = outputOf(manifest.routes.root.module);
  const always = [...importsOf(root), root.fileName];
  const renamed = (module, before = []) => {
    const chunk = outputOf(module);
    const more = importsOf(chunk).filter((file) => !before.includes(file));
    const imports = [...before, ...more.sort()];
    return { module: `/build/${fileNameOf(chunk)}`, imports: imports.map((file) => `/build/${file}`) };
  };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [
      id,
      { ...route, ...renamed(route.module, id === "root" ? [] : always) },
    ]),
  );
  const packed = { ...manifest, entry: renamed(manifest.entry.module), routes };
  removeAllBut(new Set(output.map(fileNameOf)));
  await writeRouteList(packed, `/build/${folder}`, minify);
}

function removeAllBut(kept) {
  for (const file of readdirSync(ASSETS, { recursive: true }))
    if (file.endsWith(".js") && !kept.has(file)) rmSync(join(ASSETS, file));
}

/**
 * Moves the files of routes into a folder named after their content: the list of all routes says one name, not one for
 * each file. @returns the folder
 */
function moveFilesOfRoutes(ofRoutes) {
  const hash = createHash("sha256");
  for (const { fileName, code } of ofRoutes) hash.update(`${fileName}\n${code}\n`);
  const folder = `${hash.digest("hex").slice(0, 8)}/`;
  for (const { fileName } of ofRoutes) {
    const file = join(ASSETS, fileName.replace(ROUTES, folder));
    mkdirSync(dirname(file), { recursive: true });
    renameSync(join(ASSETS, fileName), file);
  }
  rmSync(join(ASSETS, ROUTES), { recursive: true });
  return folder;
}
