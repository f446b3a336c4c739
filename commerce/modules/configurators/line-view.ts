import { z } from "@hono/zod-openapi";
import { missingTexts, type StyleRecord, textFieldsOf } from "../catalogue";
import { CONFIGURATOR_TYPES, type LineConfiguration } from "./tables";

export const ConfigurationInfoSchema = z
  .object({
    configurationLabel: z.string(),
    configurationValue: z.string(),
    configuratorType: z.enum(CONFIGURATOR_TYPES),
    /** ERROR: it is missing, or does not go with something else that was chosen. */
    status: z.enum(["SUCCESS", "ERROR"]),
  })
  .openapi("ConfigurationInfo");

/** What lines of carts and orders say of their configuration (contract §7). */
export const configurationShape = {
  configurationInfos: z.array(ConfigurationInfoSchema).optional(),
  statusSummaryList: z
    .array(z.object({ status: z.enum(["SUCCESS", "ERROR"]), numberOfIssues: z.number() }))
    .optional(),
  /** Some of what was chosen has no price until the desk offers one in a quote. */
  priceOnRequest: z.boolean().optional(),
};

/** What is said of a value without a price. */
export const ON_REQUEST = "price on request";

/** @param unpriced the desk has not priced what is on request yet, and what was chosen says so. */
export const infosView = (
  { type, infos }: LineConfiguration,
  unpriced = false,
): z.infer<typeof ConfigurationInfoSchema>[] =>
  infos.map(({ label, value, status, onRequest }) => ({
    configurationLabel: label,
    configurationValue: unpriced && onRequest ? `${value} (${ON_REQUEST})` : value,
    configuratorType: type,
    status: unpriced && onRequest ? "ERROR" : status,
  }));

/** A line as configurators see it; `style` is undefined once it has left the catalogue. */
interface ConfiguredLine {
  configuration: LineConfiguration | null;
  packId: string | null;
  /** Of the quote in which the desk has priced it. */
  quoteCode: string | null;
  style?: Pick<StyleRecord, "valueAdds">;
}

const isUnpriced = ({
  configuration,
  quoteCode,
}: Pick<ConfiguredLine, "configuration" | "quoteCode">): boolean =>
  configuration?.onRequest === true && quoteCode === null;

/**
 * What must be resolved of a line before checkout. Goods of the catalogue that need a text, such as a name bar, count
 * as well if nobody configured them; packs ask for their texts by themselves. What the desk has to price is one issue until
 * it has.
 */
export const issuesOf = (line: ConfiguredLine): number => {
  const { configuration, packId, style } = line;
  if (!configuration) return packId === null && style ? missingTexts(style) : 0;
  return configuration.issues + (isUnpriced(line) ? 1 : 0);
};

/** The properties of a line; none for one that has no configuration and needs none. */
export function configurationView(line: ConfiguredLine) {
  const issues = issuesOf(line);
  const configuration = line.configuration ?? (issues > 0 ? unconfigured(line.style!) : undefined);
  if (!configuration) return {};
  return {
    configurationInfos: infosView(configuration, line.quoteCode === null),
    priceOnRequest: isUnpriced(line) || undefined,
    statusSummaryList: [
      { status: issues > 0 ? ("ERROR" as const) : ("SUCCESS" as const), numberOfIssues: issues },
    ],
  };
}

const unconfigured = (style: Pick<StyleRecord, "valueAdds">): LineConfiguration => ({
  type: "TEXTFIELD",
  infos: textFieldsOf(style)
    .filter(({ required }) => required)
    .map(({ label }) => ({ label, value: "", status: "ERROR" })),
  issues: missingTexts(style),
});

/** The words of spec 002 §4.1, wherever an order is blocked; a punch-out visit has no checkout. */
export const issueWords = (count: number, inVisit = false): string =>
  inVisit
    ? `${count} issue(s) or conflict(s) must be resolved before you return to your system`
    : `${count} issue(s) or conflict(s) must be resolved before checkout`;

/** The same for equal configurations, whatever the database does to the order of properties. */
export const configurationKey = (configuration: LineConfiguration | null): string =>
  configuration === null
    ? ""
    : JSON.stringify([
        configuration.type,
        configuration.infos.map(({ label, value, status }) => [label, value, status]),
      ]);
