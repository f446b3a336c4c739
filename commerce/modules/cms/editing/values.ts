import { z } from "@hono/zod-openapi";
import { OccError, type OccErrorBody } from "../../../http/errors";
import { oneLine, plainText } from "../../../http/plain-text";
import { REQUIRED_TEXT, tooLong } from "../../../http/text-schema";
import { AudienceSchema } from "../audience";
import type { Values } from "./kinds";
import type { Field } from "./types";

/** Characters that a field takes where it says nothing else. */
const MOST: Record<Field["kind"], number> = {
  line: 200,
  text: 2000,
  html: 50_000,
  link: 500,
  choice: 60,
  flag: 5,
  number: 6,
  codes: 1000,
  json: 50_000,
};

const within = (values: Values, name: string): unknown =>
  name
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], values);

/** A value as its control shows it. */
export function textOf({ name, kind }: Field, values: Values): string {
  if (kind === "json") {
    const { name: _name, ...fields } = values;
    return JSON.stringify(fields, null, 2);
  }
  const value = within(values, name);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" || value === undefined ? "" : String(value);
}

/** Where a link may lead: the shop leaves others out. */
const LINK = /^(\/(?!\/)|https?:\/\/[^\s/]|tel:\+?\d|mailto:[^\s@]+@)\S*$/;

const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
  ),
];

/** What is wrong with a text; undefined if nothing is. */
function wrongWith(field: Field, text: string): string | undefined {
  if (text === "") return field.required && REQUIRED_TEXT;
  const most = field.most ?? MOST[field.kind];
  if (text.length > most) return tooLong(most);
  switch (field.kind) {
    case "link":
      return LINK.test(text) ? undefined : "Begin the address with a slash, https://, tel: or mailto:.";
    case "choice":
      return field.options!.some(({ value }) => value === text) ? undefined : "Choose one of the list.";
    case "flag":
      return ["true", "false"].includes(text) ? undefined : "Must be true or false.";
    case "number":
      return /^\d{1,6}$/.test(text) ? undefined : "Enter a whole number, such as 5.";
    case "json":
      return wrongJson(text);
    default:
      return undefined;
  }
}

const JsonObject = z.looseObject({ shownTo: AudienceSchema.optional() });

function wrongJson(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `This is no JSON: ${(error as Error).message}.`;
  }
  const { error } = JsonObject.safeParse(value);
  if (!error) return undefined;
  const [issue] = error.issues;
  return issue!.path.length === 0
    ? "Write an object with its fields in braces."
    : `${issue!.path.join(".")}: ${issue!.message}`;
}

const LINES = new Set<Field["kind"]>(["text", "html", "json"]);

/** What was typed, without what cannot be seen. */
const cleaned = ({ kind }: Field, typed: string): string =>
  LINES.has(kind) ? plainText(typed).trim() : oneLine(typed);

function valueOf({ kind }: Field, text: string): unknown {
  if (text === "") return undefined;
  return kind === "codes" ? codesIn(text) : text;
}

/** A box that is not ticked says no more than a value that is missing. */
const saysTheSame = ({ kind }: Field, text: string, before: string): boolean =>
  text === before || (kind === "flag" && text === "false" && before === "");

/** Sets a value, within others if its name has a dot; an empty one goes, and an object that nothing is left of. */
function put(values: Values, name: string, value: unknown): Values {
  const [first, ...rest] = name.split(".") as [string, ...string[]];
  const inner = rest.length > 0 ? put((values[first] ?? {}) as Values, rest.join("."), value) : value;
  const isEmpty = inner === undefined || (rest.length > 0 && Object.keys(inner as Values).length === 0);
  const { [first]: _, ...others } = values;
  return isEmpty ? others : { ...others, [first]: inner };
}

/**
 * The values that typed texts make of others. A text that says the same as before leaves its value as it is.
 * @throws OccError 400 that names each wrong field.
 */
export function withTyped(
  fields: readonly Field[],
  before: Values,
  typed: readonly { name: string; value: string }[],
): Values {
  const texts = new Map(typed.map(({ name, value }) => [name, value]));
  const unknown = typed.find(({ name }) => !fields.some((field) => field.name === name));
  if (unknown) throw refusedFields([[unknown.name, "There is no such field."]]);
  const wrong: [string, string][] = [];
  let values = before;
  for (const field of fields) {
    const sent = texts.get(field.name);
    const text = cleaned(field, sent ?? textOf(field, before));
    const message = wrongWith(field, text);
    if (message) wrong.push([field.name, message]);
    else if (sent === undefined || saysTheSame(field, text, cleaned(field, textOf(field, before)))) continue;
    else if (field.kind === "json") {
      values = { ...(JSON.parse(text) as Values), ...("name" in values && { name: values["name"] }) };
    } else values = put(values, field.name, valueOf(field, text));
  }
  if (wrong.length > 0) throw refusedFields(wrong);
  return values;
}

/** 400 that names each field and what is wrong with it. */
export function refusedFields(wrong: readonly (readonly [name: string, message: string])[]): OccError {
  const [first, ...more] = wrong.map(([subject, message]): OccErrorBody => ({
    ...{ type: "ValidationError", message, reason: "invalid" },
    ...{ subject, subjectType: "parameter" },
  }));
  return new OccError(400, first!, ...more);
}
