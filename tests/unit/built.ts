import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";

/** A route as the browser's manifest lists it. */
export interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

interface Manifest {
  /** Of the file that holds it. */
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
}

/** Where the browser's files are, whose addresses begin with /build/. */
export const ASSETS = "build/client/build";

function built(path: string): string {
  if (!existsSync(path)) throw new Error(`There is no ${path}: run npm run build first.`);
  return path;
}

const one = (folder: string, name: RegExp): string => {
  const found = readdirSync(built(folder)).filter((file) => name.test(file));
  if (found.length !== 1)
    throw new Error(`${folder} holds ${found.length} of ${name}: run npm run build first.`);
  return join(folder, found[0]!);
};

export const manifestFile = (): string => one(ASSETS, /^manifest-[\w-]+\.js$/);

export function manifest(): Manifest {
  const window: { __remixManifest?: Manifest } = {};
  runInNewContext(readFileSync(manifestFile(), "utf8"), { window });
  return window.__remixManifest!;
}

export const stylesheet = (): string => one(ASSETS, /^app-[\w-]+\.css$/);

const sizes = new Map<string, number>();

/** Bytes of a file as a server with brotli at its best would send it. */
export function brotliBytes(path: string): number {
  const known = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  sizes.set(path, known);
  return known;
}

/** A route and those that draw around it, root first. */
export function branchOf(routes: Record<string, BuiltRoute>, route: BuiltRoute): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...branchOf(routes, parent), route] : [route];
}

/** The addresses of the scripts that a first view of a route loads: the modulepreload list of its page. */
export function scriptsOf({ entry, routes, url }: Manifest, route: BuiltRoute): string[] {
  const modules = branchOf(routes, route).flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([url, entry.module, ...entry.imports, ...modules])];
}
