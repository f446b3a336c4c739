import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { fitValue } from "~/features/product/choice";
import { whyUsual } from "~/features/product/choice.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";

type Scale = components["schemas"]["MySizes"]["scales"][number];

/** What a person wears in each size scale of their packs. */
export async function loadMySizes(visit: Visit) {
  const [{ scales }, timeZone] = await Promise.all([
    answer(visit.commerce.GET("/orgUsers/current/sizes")),
    visit.timeZone(),
  ]);
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
 * The field name of a scale. It contains the scale's code, so that sizes of different scales are never mixed
 * up.
 */
const fieldOf = (scale: string) => `size.${scale}`;

/** Saves the chosen sizes; "not sure yet" deletes a saved size. */
export async function saveMySizes(visit: Visit, form: FormData) {
  const { scales } = await answer(visit.commerce.GET("/orgUsers/current/sizes"));
  const sizes = scales.flatMap(({ scale }) => {
    const sent = form.get(fieldOf(scale));
    if (typeof sent !== "string") return [];
    const [size, dimension] = sent.slice(0, 80).split("|");
    return [{ scale, size: size || undefined, dimension: dimension || undefined }];
  });
  if (sizes.length > 0) {
    try {
      await visit.commerce.PUT("/orgUsers/current/sizes", { body: { sizes } });
    } catch (error) {
      if (!isRefused(error)) throw error;
      visit.flash({ kind: "bad", text: error.errors[0]!.message });
      return seeOther(visit, "/my-account/sizes");
    }
  }
  visit.flash({ kind: "ok", text: "Your sizes are saved. Your packs now start with them." });
  return seeOther(visit, "/my-account/sizes");
}
