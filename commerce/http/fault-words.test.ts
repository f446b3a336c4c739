import { expect, it } from "vitest";
import { z } from "@hono/zod-openapi";
import { faultWords } from "./fault-words";

const wordsOf = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: faultWords, reportInput: true })
    .error?.issues.map(({ message }) => message);

it.each<[string, z.ZodType, unknown, string]>([
  ["nothing", z.string(), undefined, "This information is required."],
  ["no text", z.string(), 1, "Enter a text."],
  ["no number", z.number(), "1", "Enter a number."],
  ["no whole number", z.number().int(), 1.5, "Enter a whole number."],
  ["neither true nor false", z.boolean(), "yes", "Enter true or false."],
  ["no list", z.array(z.string()), {}, "Enter a list."],
  ["no object", z.object({}), [], "Enter an object."],
  ["another type", z.date(), "today", "This value has the wrong type."],
  ["an empty text", z.string().min(1), "", "This information is required."],
  ["too short a list", z.array(z.string()).min(2), ["a"], "Send at least 2 of them."],
  ["too small a number", z.number().min(3), 2, "Enter 3 or more."],
  ["too long a text", z.string().max(4), "12345", "Enter at most 4 characters."],
  ["too long a list", z.array(z.string()).max(1), ["a", "b"], "Send at most 1 of them."],
  ["too large a number", z.number().max(9), 10, "Enter 9 or less."],
  ["none of several values", z.enum(["AU", "NZ"]), "FR", "Choose one of these: AU, NZ."],
  ["anything else", z.string().regex(/^a/), "b", "This value is not valid."],
])("[API-1] a fault is told in a sentence: %s", (_, schema, value, words) => {
  expect(wordsOf(schema, value)).toEqual([words]);
});

it("[API-1] the words of a schema come before those of every fault", () => {
  expect(wordsOf(z.string({ error: "Choose a day." }), 1)).toEqual(["Choose a day."]);
});
