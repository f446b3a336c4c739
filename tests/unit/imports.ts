import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT =
  /^\s*(?:import|export)\b[^;"'`]*?\bfrom\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
/** Generated files, tests, and what only tests take. */
const NO_PRODUCT = /(\.d\.ts|\.test\.tsx?|\/testing\.tsx|\/test-demo\.ts|\.fixture\.ts)$/;

/** Every source file of the product below a folder, without tests and generated files. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !NO_PRODUCT.test(path));

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file that a specifier means, seen from another; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? join("app", specifier.slice(2))
    : specifier.startsWith(".")
      ? join(dirname(from), specifier)
      : undefined;
  if (!path) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")].find(isFile);
}

/** The files that each file imports, types included. */
export function importsOf(files: readonly string[]): Map<string, Set<string>> {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(
        (one) => one[1] ?? one[2] ?? one[3]!,
      );
      const found = specifiers.flatMap((one) => fileOf(file, one) ?? []);
      return [file, new Set(found.filter((one) => known.has(one) && one !== file))];
    }),
  );
}

/** The circles of a graph: its strongly connected components with more than one node (Tarjan). */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const lower = (node: string, to: number) => low.set(node, Math.min(low.get(node)!, to));
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        lower(node, low.get(next)!);
      } else if (open.includes(next)) lower(node, index.get(next)!);
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
}
