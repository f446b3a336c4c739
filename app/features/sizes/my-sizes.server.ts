import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { fitValue } from "~/features/product/choice";
import { whyUsual } from "~/features/product/choice.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";

type Scale = components["schemas"]["MySizes"]["scales"][number];

const readScales = (visit: Visit, userId: string) =>
  answer(visit.commerce.GET("/orgUsers/{userId}/sizes", { params: { path: { userId } } }));

/**
 * What a person wears in each size scale of their packs.
 * @param userId of somebody whom the caller looks after; the change log then has that the sizes were looked at.
 */
export async function readSizes(visit: Visit, userId = "current") {
  const [{ scales }, timeZone] = await Promise.all([readScales(visit, userId), visit.timeZone()]);
  return {
    scales: scales.map((scale) => scaleView(scale, timeZone)),
    known: scales.filter(({ usual }) => usual).length,
  };
}

/** "Women's" for `womens_numeric`. Unisex scales have no cut. */
const cutOf = (scale: string): string => {
  const [, cut] = /^((?:wo)?men)s_/.exec(scale) ?? [];
  return cut ? `${cut.charAt(0).toUpperCase()}${cut.slice(1)}'s` : "";
};

const rangeOf = (sizes: Scale["sizes"]): string => `${sizes[0]?.size} to ${sizes.at(-1)?.size}`;

const scaleView = (
  { scale, garments, sizeLabel, dimensionLabel, sizes, usual }: Scale,
  timeZone: string,
) => ({
  scale,
  garments,
  label: [cutOf(scale), dimensionLabel ? `${sizeLabel} by ${dimensionLabel.toLowerCase()}` : rangeOf(sizes)]
    .filter(Boolean)
    .join(", "),
  dimensionLabel,
  options: sizes.map(({ size, dimension }) => ({
    size,
    length: dimension,
    value: fitValue(size, dimension),
    state: "ok" as const,
  })),
  chosen: usual && fitValue(usual.size, usual.dimension),
  why: usual && whyUsual[usual.source](readableDate(usual.at, timeZone)),
});

/**
 * The field name of a scale begins with it and ends with the scale's code, so that sizes of different scales are never
 * mixed up.
 */
const FIELD = "size.";

/** Saves the chosen sizes of a person; "not sure yet" deletes a saved size. @returns why they were refused */
export async function writeSizes(
  visit: Visit,
  form: FormData,
  userId = "current",
): Promise<string | undefined> {
  const sizes = [...form].flatMap(([name, sent]) => {
    const scale = name.startsWith(FIELD) ? name.slice(FIELD.length) : "";
    if (!scale || typeof sent !== "string") return [];
    const [size, dimension] = sent.slice(0, 80).split("|");
    return [{ scale, size: size || undefined, dimension: dimension || undefined }];
  });
  if (sizes.length === 0) return undefined;
  try {
    await visit.commerce.PUT("/orgUsers/{userId}/sizes", { params: { path: { userId } }, body: { sizes } });
    return undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return error.errors[0]!.message;
  }
}
