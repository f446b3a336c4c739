import type { Database } from "../../database/connection";
import { OccError } from "../../http/errors";
import { type Stocked, textFieldsOf } from "../catalogue";
import { chooseIn } from "./variant/choose";
import { configuredAs, presetsOf } from "./model/evaluate";
import { ON_REQUEST } from "./line-view";
import type { Choices, ModelAttribute } from "./model/model";
import type { Configured } from "./tables";
import { configureTexts, type SentInfo } from "./text/texts";
import { isTyped } from "./model/typed-values";
import { evaluationOf, modelsOf } from "./model/working";

/** A garment and what lines say of its configuration: the label of each attribute or text, and its value. */
interface Worded {
  stocked: Stocked;
  infos: readonly SentInfo[];
}

/**
 * Configurations as lines of carts and orders word them, by the rules and prices of today; at most one statement. What
 * is missing or does not go together comes with its issues, as in a configurator.
 * @returns for each the configuration, or why it cannot be made.
 */
export async function configuredFrom(
  db: Database,
  lines: readonly Worded[],
  currency: string,
): Promise<(Configured | { refusal: string })[]> {
  const codes = lines.flatMap(({ stocked }) => stocked.style.configurationModel ?? []);
  const models = await modelsOf(db, [...new Set(codes)]);
  return lines.map(({ stocked, infos }) => {
    const model = models.get(stocked.style.configurationModel ?? "");
    try {
      if (model) return variantFrom(infos, evaluationOf(model, stocked, currency));
      if (textFieldsOf(stocked.style).length > 0) return configureTexts(stocked.style, infos);
      return { refusal: "Nothing can be put on this item." };
    } catch (error) {
      if (!(error instanceof OccError)) throw error;
      return { refusal: refusalOf(error) };
    }
  });
}

const refusalOf = ({ errors }: OccError): string =>
  errors.map(({ subject, message }) => (subject ? `${subject}: ${message}` : message)).join(" ");

/** @throws OccError 400 with one error for each label or value that is not offered; its subject is the label. */
function variantFrom(infos: readonly SentInfo[], judging: ReturnType<typeof evaluationOf>): Configured {
  const { definition } = judging;
  const attributes = definition.groups.flatMap((group) => group.attributes);
  const nameOf = (key: string | undefined) => attributes.find((one) => one.key === key)?.name ?? key;
  const found = new Map<ModelAttribute, SentInfo>();
  for (const info of infos) {
    const named = attributes.filter(({ name }) => name === info.configurationLabel);
    // Two with one name are worded in the model's order.
    const attribute = named.find((one) => !found.has(one));
    if (!attribute) {
      const message = named.length > 0 ? "It stands here twice." : "This is not offered for this item.";
      throw unfit(info.configurationLabel, message);
    }
    found.set(attribute, info);
  }
  const sent = [...found].map(([attribute, info]) => chosenIn(attribute, info));
  try {
    const { choices } = chooseIn(definition, requiredPresets(definition), {
      groups: [{ id: "", attributes: sent }],
    });
    const { configuration, valueAdds } = configuredAs(
      judging,
      choices,
      sent.map(({ key }) => key),
    );
    return { configuration, valueAdds };
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    const [first, ...more] = error.errors.map((one) => ({ ...one, subject: nameOf(one.subject) }));
    throw new OccError(400, first!, ...more);
  }
}

const unfit = (subject: string, message: string) =>
  new OccError(400, { type: "ValidationError", message, reason: "invalid", subject });

/** What the model presets and nobody can leave out: a file that is silent about it means it. */
function requiredPresets(definition: Parameters<typeof presetsOf>[0]): Choices {
  const required = definition.groups.flatMap(({ attributes }) => attributes.filter((one) => one.required));
  const presets = presetsOf(definition);
  return Object.fromEntries(required.flatMap(({ key }) => (presets[key] ? [[key, presets[key]]] : [])));
}

/** A worded attribute as clients choose it. Several values stand in the model's order, with commas between. */
function chosenIn(attribute: ModelAttribute, { configurationValue }: SentInfo) {
  const { key, values = [] } = attribute;
  const suffix = ` (${ON_REQUEST})`;
  const isUnpriced = values.length > 0 && configurationValue.endsWith(suffix);
  const text = isUnpriced ? configurationValue.slice(0, -suffix.length) : configurationValue;
  if (isTyped(attribute)) return { key, value: text };
  const chosen: string[] = [];
  let rest = text.trim();
  for (const { key: value, name } of values) {
    if (rest !== name && !rest.startsWith(`${name}, `)) continue;
    chosen.push(value);
    rest = rest.slice(name.length + 2);
  }
  return chosen.length > 0 && rest === ""
    ? { key, domainValues: chosen.map((value) => ({ key: value, selected: true })) }
    : { key, value: text };
}
