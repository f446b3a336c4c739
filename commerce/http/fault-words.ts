import type { z } from "@hono/zod-openapi";
import { REQUIRED_TEXT, tooLong } from "./text-schema";

type RawIssue = Parameters<NonNullable<NonNullable<Parameters<z.ZodType["safeParse"]>[1]>["error"]>>[0];

const TYPES: Record<string, string> = {
  string: "Enter a text.",
  number: "Enter a number.",
  int: "Enter a whole number.",
  boolean: "Enter true or false.",
  array: "Enter a list.",
  object: "Enter an object.",
};

/** What is wrong with a value whose schema has no words of its own, as a sentence that people can read. */
export function faultWords(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? REQUIRED_TEXT
        : (TYPES[issue.expected] ?? "This value has the wrong type.");
    case "too_small":
      if (issue.origin === "string") return REQUIRED_TEXT;
      if (issue.origin === "array") return `Send at least ${issue.minimum} of them.`;
      return `Enter ${issue.minimum} or more.`;
    case "too_big":
      if (issue.origin === "string") return tooLong(Number(issue.maximum));
      if (issue.origin === "array") return `Send at most ${issue.maximum} of them.`;
      return `Enter ${issue.maximum} or less.`;
    case "invalid_value":
      return `Choose one of these: ${issue.values.map(String).join(", ")}.`;
    default:
      return "This value is not valid.";
  }
}
