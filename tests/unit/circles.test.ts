import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { circlesOf, importsOf, sourcesOf } from "./imports";

const files = importsOf([...sourcesOf("app"), ...sourcesOf("commerce"), "server.ts"]);

/** A folder and one inside it are one room: a module's index takes from its sub-rooms, and these from its tables. */
const isInside = (one: string, other: string) => `${one}/`.startsWith(`${other}/`);

/**
 * Which folder takes from which. Tables are left out: they join across modules, and lint says who may see them
 * (docs/decisions/0001).
 */
function foldersOf(graph: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = dirname(file);
    const taken = folders.get(from) ?? new Set();
    folders.set(from, taken);
    for (const target of targets) {
      const to = dirname(target);
      if (target.endsWith("/tables.ts") || isInside(from, to) || isInside(to, from)) continue;
      taken.add(to);
    }
  }
  return folders;
}

/** A type counts as much as a function: whoever wants to understand one file of a circle must read all of them. */
describe("imports", () => {
  it("run in no circle of files", () => {
    expect(files.size).toBeGreaterThan(1000);
    expect(circlesOf(files)).toEqual([]);
  });

  it("run in no circle of folders", () => {
    const folders = foldersOf(files);
    expect(folders.size).toBeGreaterThan(100);
    expect(circlesOf(folders)).toEqual([]);
  });

  it("would be caught in a circle", () => {
    const among = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["b", "d"])],
      ["d", new Set<string>()],
    ]);
    expect(circlesOf(among)).toEqual([["b", "c"]]);
  });
});
