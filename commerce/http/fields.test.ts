import { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { OccError } from "./errors";
import { selects, atDefault, atFull, parseFields, project, selectWithin } from "./fields";

const Inner = z.object({
  id: z.string(),
  note: atDefault(z.string().optional()),
  deep: atFull(z.object({ x: z.number(), y: atFull(z.number()) })),
});
const Outer = z.object({
  code: z.string(),
  name: atDefault(z.string()),
  secret: atFull(z.string().nullish()),
  one: atDefault(Inner.optional()),
  many: atDefault(z.array(Inner)),
  words: atFull(z.array(z.string())),
  loose: atFull(z.looseObject({ id: z.string() })),
  map: atFull(z.record(z.string(), z.unknown())),
});
const inner = (id: string) => ({ id, note: `note ${id}`, deep: { x: 1, y: 2 } });
const value = {
  code: "c",
  name: "n",
  secret: "s",
  one: inner("1"),
  many: [inner("2"), inner("3")],
  words: ["a", "b"],
  loose: { id: "l", other: { kept: true } },
  map: { any: 1 },
};
const take = (fields: string, of: unknown = value) => project(of, Outer, parseFields(fields));

describe("levels", () => {
  test("[API-1] BASIC is what is not marked", () => {
    expect(take("BASIC")).toEqual({ code: "c" });
  });

  test("[API-1] DEFAULT adds its own, with BASIC below", () => {
    expect(take("DEFAULT")).toEqual({
      code: "c",
      name: "n",
      one: { id: "1" },
      many: [{ id: "2" }, { id: "3" }],
    });
  });

  test("[API-1] FULL adds the rest, with DEFAULT below; loose values go through whole", () => {
    expect(take("FULL")).toEqual({
      code: "c",
      name: "n",
      secret: "s",
      one: { id: "1", note: "note 1" },
      many: [
        { id: "2", note: "note 2" },
        { id: "3", note: "note 3" },
      ],
      words: ["a", "b"],
      loose: { id: "l", other: { kept: true } },
      map: { any: 1 },
    });
  });

  test("[API-1] the highest of several counts", () => {
    expect(take("BASIC,FULL,DEFAULT")).toEqual(take("FULL"));
  });
});

describe("names", () => {
  test.each([
    ["code", { code: "c" }],
    ["secret", { secret: "s" }],
    ["one", { one: { id: "1" } }],
    ["one(note)", { one: { note: "note 1" } }],
    ["one(FULL)", { one: { id: "1", note: "note 1", deep: { x: 1 } } }],
    ["one(deep(y))", { one: { deep: { y: 2 } } }],
    ["one(deep(FULL))", { one: { deep: { x: 1, y: 2 } } }],
    ["many(id)", { many: [{ id: "2" }, { id: "3" }] }],
    ["BASIC,secret", { code: "c", secret: "s" }],
    ["BASIC,one(note)", { code: "c", one: { note: "note 1" } }],
    [
      "DEFAULT,one(deep(y))",
      { code: "c", name: "n", one: { id: "1", deep: { y: 2 } }, many: [{ id: "2" }, { id: "3" }] },
    ],
    ["words", { words: ["a", "b"] }],
    ["loose", { loose: value.loose }],
    [" code , one ( id , note ) ", { code: "c", one: { id: "1", note: "note 1" } }],
    ["code,code", { code: "c" }],
  ])("[API-1] %s", (fields, expected) => {
    expect(take(fields)).toEqual(expected);
  });

  test("[API-1] an order of answer is the schema's, whatever was asked first", () => {
    expect(Object.keys(take("name,code") as object)).toEqual(["code", "name"]);
  });
});

describe("what is not there", () => {
  test("[API-1] null and undefined are left out, empty lists stay", () => {
    const bare = { code: "c", name: undefined, secret: null, many: [] };
    expect(take("FULL", bare)).toEqual({ code: "c", many: [] });
    expect(take("one(id),secret", bare)).toEqual({});
  });

  test("[API-1] what the schema does not know never leaves", () => {
    expect(take("FULL", { ...value, password: "x" })).not.toHaveProperty("password");
  });

  const refused = (fields: string, of: unknown = value) => {
    try {
      take(fields, of);
    } catch (error) {
      if (error instanceof OccError) return [error.status, error.errors[0]?.type];
    }
    return undefined;
  };

  test.each([
    "nosuch",
    "code,nosuch",
    "one(nosuch)",
    "many(nosuch)",
    "one(deep(nosuch))",
    "basic",
    "toString",
    "constructor",
    "__proto__",
    "one(hasOwnProperty)",
    "BASIC(code)",
  ])("[API-1] %s is unknown: 400 ConversionError", (fields) => {
    expect(refused(fields)).toEqual([400, "ConversionError"]);
  });

  test.each(["many(nosuch)", "one(nosuch)", "one(deep(nosuch))"])(
    "[API-1] %s is unknown even where there is nothing",
    (fields) => {
      expect(refused(fields, { code: "c", many: [] })).toEqual([400, "ConversionError"]);
    },
  );

  test.each([
    "",
    ",",
    "a,",
    ",a",
    "a(",
    "a()",
    "a(b",
    "a)",
    "a(b))",
    "a b(",
    "a-b",
    "1a",
    "a.b",
    "(a)",
    "a(".repeat(14),
  ])("[API-1] %j cannot be read: 400 ConversionError", (fields) => {
    expect(refused(fields)).toEqual([400, "ConversionError"]);
  });
});

describe("what a handler has to read", () => {
  test.each([
    [undefined, "a", "BASIC", true],
    ["", "a", "DEFAULT", true],
    [undefined, "a", "FULL", false],
    ["DEFAULT", "a", "FULL", false],
    ["name,FULL", "a", "FULL", true],
    ["name", "indent", "BASIC", false],
    ["name,indentMode", "indent", "BASIC", true],
    ["products(name,usualSize)", "usualSize", "FULL", true],
  ] as const)("[API-1] %j asks for %s of %s: %s", (fields, name, level, asked) => {
    expect(selects(fields, name, level)).toBe(asked);
  });
});

test("[API-1] a selection within one list is not that within another", () => {
  const selection = parseFields("DEFAULT");
  for (const name of ["carts", "costCenters", "carts"]) {
    expect([...selectWithin(selection, name).names.keys()]).toEqual([name]);
  }
});
