import { describe, expect, it } from "vitest";
import { circlesOf, importsOf, sourcesOf } from "./imports";

/** A type counts as much as a function: who wants to understand one file of a circle must read all of them. */
describe("imports", () => {
  const graph = importsOf([...sourcesOf("app"), ...sourcesOf("commerce"), "server.ts"]);

  it("run in no circle of files", () => {
    expect(graph.size).toBeGreaterThan(1000);
    expect(circlesOf(graph)).toEqual([]);
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
