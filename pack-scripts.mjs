/**
 * Packs the browser's scripts into few files. The compiler splits them by which routes share a module: some forty
 * small files for one page, each with headers of its own and compressed alone. Here rollup puts them together again:
 * what every page loads is one file, and what several pages share is in so few that no page loads more than FILES.
 */
import { readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { rollup } from "rollup";
import { ASSETS, fileOf, readRouteList, writeRouteList } from "./route-list.mjs";

/** Files of one page at most: the route list, the entry, the framework, the root, its layouts and itself are of it. */
const FILES = 8;
const ALWAYS = 4;
/** Files that pages share beyond that, in all; a page loads a few of them. */
const SHARED_FILES = 24;
/** What one more file costs a page, in bytes: its headers, and what it cannot share with another one. */
const FILE_BYTES = 300;
/** How much more the heaviest page counts than the average one: its bytes have a budget. */
const HEAVIEST = 200;
/** How often the choice of files is shaken and improved again. */
const SHAKES = 100;

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
    group.imports = new Set(imported.filter((index) => index !== undefined));
  }
  return list;
}

/**
 * Which shared file each group goes into, by number; 0 is the root's, which every page loads. All begin there. Then the
 * one move is made that helps most, until none helps: what pages load on average and what the heaviest loads, its own
 * modules (`ownBytes(page)`) with it, count, and above all that no page loads more than `room(page)` of the files. Sets of files are bits of a number.
 */
function spread(groups, pages, room, ownBytes) {
  const places = groups.map(() => 0);
  const of = pages.map((page) => [...groups.keys()].filter((index) => groups[index].pages.has(page)));
  const rooms = pages.map(room);
  const own = pages.map(ownBytes);
  const cost = () => {
    const bytes = Array(SHARED_FILES + 1).fill(0);
    const needs = Array(SHARED_FILES + 1).fill(0);
    groups.forEach((group, index) => {
      bytes[places[index]] += group.bytes;
      for (const other of group.imports) needs[places[index]] |= 1 << places[other];
    });
    // A file brings all that it imports, also what this page alone would not need.
    const withImports = (files) => {
      const more = needs.reduce((all, imports, place) => (files & (1 << place) ? all | imports : all), files);
      return more === files ? files : withImports(more);
    };
    // Every shared file imports the root's, so one that the root's imports would import itself.
    const comesRound = (imports, place) =>
      place === 0 ? imports & ~1 : withImports(imports & ~(1 << place)) & (1 << place);
    if (needs.some(comesRound)) return Infinity;
    let sum = 0;
    let heaviest = 0;
    let tooMany = 0;
    of.forEach((indexes, page) => {
      const files = withImports(indexes.reduce((all, index) => all | (1 << places[index]), 1));
      let load = own[page];
      let count = -1;
      for (let place = 0; place <= SHARED_FILES; place++) {
        if (!(files & (1 << place))) continue;
        load += bytes[place] + FILE_BYTES;
        count++;
      }
      sum += load;
      heaviest = Math.max(heaviest, load);
      tooMany += Math.max(0, count - rooms[page]);
    });
    return sum / pages.length + HEAVIEST * heaviest + tooMany * 1e6;
  };
  /** Makes the best single moves until none helps. */
  const descend = () => {
    for (let now = cost(), best; ; now = best.cost) {
      best = undefined;
      for (let group = 0; group < groups.length; group++) {
        const before = places[group];
        for (let place = 0; place <= SHARED_FILES; place++) {
          places[group] = place;
          const then = cost();
          if (then < (best?.cost ?? now)) best = { cost: then, group, place };
        }
        places[group] = before;
      }
      if (!best) return now;
      places[best.group] = best.place;
    }
  };
  // Where no single move helps may still be far from the best: it is shaken a little, the same in every build.
  let lowest = descend();
  let kept = [...places];
  let state = 1;
  const random = (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(state / 65_536) % below;
  };
  for (let shake = 0; shake < SHAKES; shake++) {
    kept.forEach((place, group) => (places[group] = place));
    for (let n = 0; n < 3; n++) places[random(groups.length)] = random(SHARED_FILES + 1);
    if (cost() === Infinity) continue;
    const found = descend();
    if (found < lowest) [lowest, kept] = [found, [...places]];
  }
  return kept;
}

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
  const places = spread(groups, Object.keys(manifest.routes), room, ownBytes);
  groups.forEach(({ files }, index) => {
    for (const file of files) chunks.set(file, places[index] ? `shared-${places[index]}` : "root");
  });
  return chunks;
}

/**
 * Writes the scripts anew and tells their names to browser and server. `prepare(code)` changes a file before unused code
 * is left out, `minify(code)` what came of it.
 */
export async function packScripts({ prepare, minify }) {
  const manifest = readRouteList();
  const inputs = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => fileOf(module));
  const bundle = await rollup({
    input: inputs,
    // Pages read their own exports; that a file has more is no harm.
    preserveEntrySignatures: "allow-extension",
    plugins: [
      {
        name: "assets",
        resolveId: (id) => (id.startsWith("/build/") ? fileOf(id) : null),
        transform: async (code) => ({ code: await prepare(code), map: null }),
      },
    ],
  });
  let chunks;
  const { output } = await bundle.write({
    dir: ASSETS,
    format: "es",
    entryFileNames: ({ facadeModuleId: id }) =>
      `${relative(ASSETS, id).replace(/-\w+\.js$/, "")}-[hash:7].js`,
    chunkFileNames: ({ name }) => `_shared/${name.replace(/-[A-Z0-9]{8}$/, "")}-[hash:7].js`,
    // Seven of them are the fewest that rollup takes; the list of all routes, which every page loads, names each file.
    hashCharacters: "base36",
    manualChunks: (id, { getModuleInfo }) => (chunks ??= chunksFor(manifest, getModuleInfo)).get(id),
    plugins: [{ name: "minify", renderChunk: async (code) => ({ code: await minify(code), map: null }) }],
  });
  await bundle.close();
  const byFile = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const urlOf = (fileName) => `/build/${fileName}`;
  const renamed = (module) => {
    const chunk = output.find(({ facadeModuleId }) => facadeModuleId === fileOf(module));
    if (!chunk) throw new Error(`No file came of ${module}.`);
    const imports = reachedFrom(chunk.fileName, (file) => byFile.get(file).imports);
    imports.delete(chunk.fileName);
    return { module: urlOf(chunk.fileName), imports: [...imports].map(urlOf) };
  };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, ...renamed(route.module) }]),
  );
  const packed = { ...manifest, entry: renamed(manifest.entry.module), routes };
  removeAllBut(new Set(output.map(({ fileName }) => fileName)));
  writeRouteList(packed);
}

function removeAllBut(kept) {
  for (const file of readdirSync(ASSETS, { recursive: true }))
    if (file.endsWith(".js") && !kept.has(file)) rmSync(join(ASSETS, file));
}
