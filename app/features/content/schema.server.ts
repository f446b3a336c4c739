import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";
import { typedDay } from "~/forms/day-schema.server";
import { typedTime } from "./typed-time.server";

/** The name of a field's control: a dot would make a group of it. */
export const controlOf = (field: string): string => field.replaceAll(".", "-");

/** As many characters as a form takes; the API says how many a field may have. */
const MOST = 60_000;

/** Whatever was typed in the fields of a component or page: the API knows what each may be. */
export const fieldsSchema = (fields: readonly { name: string }[]) =>
  z.object(Object.fromEntries(fields.map(({ name }) => [controlOf(name), optionalText(MOST)])));

/** The texts of the fields as the API takes them; a box that is not ticked sends nothing. */
export const typedFields = (
  fields: readonly { name: string; kind: string }[],
  typed: Readonly<Record<string, unknown>>,
) =>
  fields.map(({ name, kind }) => ({
    name,
    value: (typed[controlOf(name)] as string | undefined) ?? (kind === "flag" ? "false" : ""),
  }));

/** The control of each field that the API may refuse. */
export const subjectsOf = (fields: readonly { name: string }[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, controlOf(name)]));

/** When a draft is to be published. */
export const planSchema = z.object({
  day: typedDay("Choose a day."),
  time: typedTime,
});

const ADDED = LIMITS["POST /cms/editing/components"];

export const addSchema = z.object({
  type: requiredText(ADDED.type, "Choose what it is."),
  name: requiredText(ADDED.name, "Enter a name."),
});
