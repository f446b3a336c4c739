import { OccError } from "../../../http/errors";
import { type StyleRecord, type TextField, textFieldsOf } from "../../catalogue";
import { chooseValueAdds } from "../../packs";
import { infosView } from "../line-view";
import type { Configured, ConfiguredInfo, LineConfiguration } from "../tables";

export interface SentInfo {
  configurationLabel: string;
  configurationValue: string;
}

type Style = Pick<StyleRecord, "valueAdds">;

/**
 * What texts make of a garment. A text that is missing where the garment needs one is an issue of the configuration; a
 * text that cannot be sewn or engraved is refused.
 * @returns the configuration with its price, by the style's own value-adds; none if all fields are empty and may be.
 * @throws OccError 400 with one error for each label that is unknown, sent twice or has a text that cannot be made.
 */
export function configureTexts(style: Style, sent: readonly SentInfo[]): Configured {
  const fields = textFieldsOf(style);
  refuseUnknown(fields, sent);
  const typed = (field: TextField) =>
    (sent.find(({ configurationLabel }) => configurationLabel === field.label)?.configurationValue ?? "")
      .trim()
      .replace(/\s+/g, " ");
  const asked = [...new Set(fields.map(({ valueAdd }) => valueAdd))].map(({ code }) => ({
    code,
    entries: fields.filter(({ valueAdd }) => valueAdd.code === code).map(typed),
  }));
  const { chosen, errors } = chooseValueAdds(style, asked);
  const faultOf = ({ valueAdd: { code }, index }: TextField) =>
    errors.find(({ subject }) => subject === `valueAdd.${code}.${index}`);
  const [fault, ...more] = fields.flatMap((field) => {
    const error = typed(field) === "" ? undefined : faultOf(field);
    return error ? invalidText(field.label, error.message) : [];
  });
  if (fault) throw new OccError(400, fault, ...more);
  const infos = fields.map((field): ConfiguredInfo => {
    const made = chosen.find(({ code }) => code === field.valueAdd.code)?.entries[field.index]?.value;
    return {
      label: field.label,
      value: made ?? typed(field),
      status: faultOf(field) ? "ERROR" : "SUCCESS",
    };
  });
  const issues = infos.filter(({ status }) => status === "ERROR").length;
  if (issues === 0 && infos.every(({ value }) => value === "")) return { configuration: null, valueAdds: [] };
  return {
    configuration: { type: "TEXTFIELD", infos, issues },
    // The program's logo is on the garment anyway, in its price.
    valueAdds: chosen.filter(({ part }) => !part),
  };
}

/** A garment with no text yet, as the configurator first shows it. */
export const emptyTexts = (style: Style): ConfiguredInfo[] =>
  textFieldsOf(style).map(({ label, required }) => ({
    label,
    value: "",
    status: required ? "ERROR" : "SUCCESS",
  }));

/** The texts of a line with its fields that are empty, to be changed; of what is no longer sold only what was typed. */
export function textsOfLine(style: Style | undefined, configuration: LineConfiguration | null) {
  const kept = configuration?.infos ?? [];
  const infos = style
    ? emptyTexts(style).map((field) => kept.find(({ label }) => label === field.label) ?? field)
    : kept;
  return { configurationInfos: infosView({ type: "TEXTFIELD", infos, issues: 0 }) };
}

const invalidText = (label: string, message: string, reason = "invalid") => ({
  type: "ValidationError",
  message,
  reason,
  subject: label,
  subjectType: "configurationLabel",
});

function refuseUnknown(fields: readonly TextField[], sent: readonly SentInfo[]): void {
  const [fault, ...more] = sent.flatMap(({ configurationLabel: label }, index) => {
    if (!fields.some((field) => field.label === label)) {
      return invalidText(label, "This text is not offered for this item.", "unknown");
    }
    const first = sent.findIndex(({ configurationLabel }) => configurationLabel === label);
    return first < index ? invalidText(label, "This text was sent twice.", "twice") : [];
  });
  if (fault) throw new OccError(400, fault, ...more);
}

/** Texts of an earlier order under the fields of today; undefined if one of them cannot be made any more. */
export function textsAgain(style: Style, infos: readonly ConfiguredInfo[]): Configured | undefined {
  const sent = infos
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => ({ configurationLabel: label, configurationValue: value }));
  try {
    return configureTexts(style, sent);
  } catch (error) {
    if (error instanceof OccError) return undefined;
    throw error;
  }
}
