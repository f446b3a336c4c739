import type { z } from "@hono/zod-openapi";
import { OccError } from "../../../http/errors";
import type { Choices, ConfigurationModel, ModelAttribute } from "../model/model";
import { isTyped, keptValue, takesInput, typedFault } from "../model/typed-values";
import type { ConfigurationBody } from "./contract";
import { type ConfigureCall, type Working, writeChoices } from "../model/working";

type Sent = NonNullable<z.infer<typeof ConfigurationBody>["groups"][number]["attributes"]>[number];

/**
 * What a client chose, put into the choices so far. Attributes that were not sent stay as they are.
 * @returns the choices, and the attributes that changed.
 * @throws OccError 400 with one error for each attribute that is unknown or whose value cannot be kept; its subject is
 * the attribute's key.
 */
export function chooseIn(
  { groups }: ConfigurationModel,
  choices: Choices,
  sent: z.infer<typeof ConfigurationBody>,
): { choices: Choices; changed: string[] } {
  const attributes = new Map(
    groups.flatMap((group) => group.attributes.map((one) => [one.key, one] as const)),
  );
  const all = sent.groups.flatMap((group) => group.attributes ?? []);
  const next: Choices = { ...choices };
  const changed: string[] = [];
  const [fault, ...more] = all.flatMap((one) => {
    const attribute = attributes.get(one.key);
    if (!attribute) return faultOf(one.key, "There is no such attribute.", "unknown");
    const wanted = wantedOf(attribute, one);
    if ("message" in wanted) return faultOf(one.key, wanted.message);
    if (JSON.stringify(wanted.values) === JSON.stringify(choices[one.key] ?? [])) return [];
    if (wanted.values.length > 0) next[one.key] = wanted.values;
    else delete next[one.key];
    changed.push(one.key);
    return [];
  });
  if (fault) throw new OccError(400, fault, ...more);
  return { choices: next, changed };
}

/** Puts what a client chose into a configuration that the caller has locked. @throws OccError as `chooseIn`. */
export async function chooseFor(
  call: ConfigureCall,
  working: Working,
  sent: z.infer<typeof ConfigurationBody>,
): Promise<Working> {
  const { choices, changed } = chooseIn(working.judging.definition, working.row.choices, sent);
  if (changed.length === 0) return working;
  return writeChoices(call, working, choices, [...new Set([...working.row.own, ...changed])]);
}

const faultOf = (subject: string, message: string, reason = "invalid") => ({
  type: "ValidationError",
  ...{ message, reason, subject, subjectType: "attribute" },
});

/** The values that an attribute should have, or why it cannot. */
function wantedOf(attribute: ModelAttribute, sent: Sent): { values: string[] } | { message: string } {
  const { type, values: known = [] } = attribute;
  if (type === "NOT_IMPLEMENTED") return { message: "Attribute type not supported." };
  if (isTyped(attribute)) return typedOf(attribute, sent.value ?? "");
  const selected = sent.domainValues?.filter((one) => one.selected).map(({ key }) => key);
  const keys = selected ?? (sent.value ? [sent.value] : []);
  const own = keys.filter((key) => !known.some((one) => one.key === key));
  if (own.length > 0 && !takesInput(attribute)) return { message: "This value is not offered." };
  // What is typed stands in the place of the values.
  const typed = takesInput(attribute)
    ? sent.value && !known.some(({ key }) => key === sent.value)
      ? sent.value
      : own[0]
    : undefined;
  if (typed !== undefined && typed.trim() !== "") return typedOf(attribute, typed);
  const kept = known.map(({ key }) => key).filter((key) => keys.includes(key));
  if (type !== "CHECK_BOX_LIST" && kept.length > 1) return { message: "Select one value." };
  return { values: kept };
}

function typedOf(attribute: ModelAttribute, text: string): { values: string[] } | { message: string } {
  const value = keptValue(attribute, text);
  const message = value === "" ? undefined : typedFault(attribute, value);
  return message ? { message } : { values: value === "" ? [] : [value] };
}
