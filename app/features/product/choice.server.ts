import { z } from "zod";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { parseForm } from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { readableDate } from "~/ui/dates";
import { clothOf, contractPriceOf } from "~/features/product-cards/card.server";
import { type Choice, FEW_LEFT, type Fit, fitValue, NOT_MADE } from "./choice";
import { endingOf } from "./ending.server";
import type { SizeChart } from "./size-chart";

type Product = components["schemas"]["Product"];

type Variant = NonNullable<Product["variantOptions"]>[number];

/**
 * What the choosing part of a page needs to know of a product: colours, sizes and how each can be had. Each
 * fit holds one number a colour, so that the whole matrix is sent once. Takes a FULL product.
 * @param guide From `guideOf`, where the page shows it.
 */
export function choiceOf(product: Product, timeZone: string, guide?: SizeChart[]): Choice {
  const colours = product.colorImageMapList ?? [];
  const variants = product.variantOptions ?? [];
  const noteOf = (variant: Variant) =>
    variant.stockMessage ?? (variant.stock.stockLevelStatus === "lowStock" ? FEW_LEFT : undefined);
  const distinct = [...new Set(variants.map(noteOf))];
  // A note that holds for every size is shown once beside the button, not on every size.
  const general = distinct.length === 1 ? distinct[0] : undefined;
  const notes = general ? [] : distinct.filter((note) => note !== undefined);
  const stateOf = (variant: Variant | undefined) =>
    variant ? notes.indexOf(noteOf(variant) ?? "") + 1 : NOT_MADE;
  const { usualSize } = product;
  const pairs = new Map(variants.map((variant) => [fitValue(variant.size, variant.dimension), variant]));
  const fits = [...pairs.values()].map(({ size, dimension }) => ({
    size,
    dimension,
    states: colours.map(({ code }) =>
      stateOf(variants.find((v) => v.colourCode === code && v.size === size && v.dimension === dimension)),
    ),
  }));
  return {
    code: product.code,
    name: plainText(product.name),
    price: contractPriceOf(product),
    points: product.points,
    usual: usualSize && usualOf(usualSize, fits, timeZone),
    runs: product.fit && fits.length > 1 ? fitWords(product.fit) : undefined,
    colours: colours.map((colour) => ({
      code: colour.code,
      ...clothOf(colour),
      front: colour.productImageURL,
      back: colour.backImageURL,
    })),
    sizeLabel: product.sizeLabel ?? "Size",
    dimensionLabel: product.dimensionLabel,
    unmet: product.standardWarning,
    ending: product.ending && endingOf(product.ending),
    guide: guide?.length ? guide : undefined,
    fits,
    notes,
    general,
  };
}

/** How a style fits, in words. */
const fitWords = ({ runs, people }: NonNullable<Product["fit"]>): string =>
  `Runs ${runs}: ${people} people exchanged it for a ${runs === "small" ? "larger" : "smaller"} size.`;

/** How a usual size is known, in words. */
export const whyUsual = {
  ordered: (date: string) => `last ordered ${date}`,
  exchanged: (date: string) => `from your exchange on ${date}`,
  chosen: () => "your last choice",
  saved: () => "from My sizes",
};

/** The usual size in words; undefined where there is one only, or where a colour is not made in it. */
function usualOf(
  { size, dimension, source, at }: NonNullable<Product["usualSize"]>,
  fits: Fit[],
  timeZone: string,
) {
  const fit = fits.find((one) => one.size === size && one.dimension === dimension);
  if (!fit || fits.length === 1 || fit.states.includes(NOT_MADE)) return undefined;
  return {
    fit: fitValue(size, dimension),
    name: dimension ? `${size} ${dimension}` : size,
    why: whyUsual[source](readableDate(at, timeZone)),
  };
}

/** The most pieces of a line of a cart. */
const MOST_PIECES = 999;
const quantityWords = `Enter a whole number from 1 to ${MOST_PIECES}.`;

/** The fields of `ChoiceFields`. The API checks that colour and size exist together. */
const choiceSchema = z.object({
  colour: z.string(whenEmpty("Choose a colour.")).max(40),
  fit: z.string(whenEmpty("Choose a size.")).max(80),
  quantity: z.coerce
    .number({ error: quantityWords })
    .int(quantityWords)
    .min(1, quantityWords)
    .max(MOST_PIECES, quantityWords),
  ppeReason: z.string().optional(),
});

/** Reads the choosing part of a post: a submission for `replyInvalid`, or its value with size and dimension apart. */
export function readChoice(form: FormData) {
  return parseForm(
    form,
    choiceSchema.transform(({ colour, fit, quantity, ppeReason }) => {
      const [size = "", dimension] = fit.split("|");
      return { colour, size, dimension: dimension || undefined, quantity, ppeReason };
    }),
  );
}

/**
 * The number that − or + asks for, when one of them was pressed where no script runs; else undefined.
 * `0` shows the chosen colour with the number as it was typed.
 */
export function steppedQuantity(form: FormData | URLSearchParams, most = MOST_PIECES): number | undefined {
  const step = form.get("step");
  if (typeof step !== "string" || !/^(-1|0|1)$/.test(step)) return undefined;
  const typed = Math.trunc(Number(form.get("quantity")));
  return Math.min(most, Math.max(1, (Number.isFinite(typed) ? typed : 1) + Number(step)));
}

/**
 * The fields that a button other than the form's own asks to be drawn otherwise, where no script runs: − and +,
 * "Show this colour", or a size of the size guide. Undefined when none of them was pressed.
 */
export function redrawnFields(
  form: FormData,
  most?: number,
): { quantity?: string; fit?: string } | undefined {
  const stepped = steppedQuantity(form, most);
  if (stepped !== undefined) return { quantity: String(stepped) };
  const used = form.get("use");
  return typeof used === "string" && used ? { fit: used.slice(0, 80) } : undefined;
}

/** The longest reason for an item that does not meet a standard. */
export const MOST_REASON = 255;

/** The choice in a URL, for links to a colour and for forms that only changed the quantity. */
export function selectedOf(search: URLSearchParams) {
  const text = (name: string) => search.get(name)?.slice(0, 80) ?? undefined;
  const quantity = Number(search.get("quantity"));
  return {
    colour: text("colour"),
    fit: text("fit"),
    ppeReason: search.get("ppeReason")?.slice(0, MOST_REASON) ?? undefined,
    quantity: Number.isInteger(quantity) && quantity > 0 && quantity < 1000 ? String(quantity) : "1",
  };
}
