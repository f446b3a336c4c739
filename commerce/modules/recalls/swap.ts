/** What a style comes in. */
interface Range {
  name: string;
  colours: readonly { code: string; name: string }[];
  variants: readonly { sku: string; colourCode: string; size: string; dimension: string | null }[];
}

/** What was chosen of the style that ends. */
interface Chosen {
  colour: { name: string };
  variant: { size: string; dimension: string | null };
}

export type SwapVariant = { sku: string; words: string } | { refusal: string };

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The variant of a replacement in the same size and length, and in the colour of the same name. Without such a colour it
 * is the first that comes in the size; the words say so.
 */
export function swapVariant({ colour, variant: { size, dimension } }: Chosen, to: Range): SwapVariant {
  const fit = [size, dimension].filter(Boolean).join(" ");
  const fits = to.variants.filter(
    (one) => same(one.size, size) && (one.dimension === null || same(one.dimension, dimension ?? "")),
  );
  const alike = to.colours.find(({ name }) => same(name, colour.name));
  const chosen = alike ?? to.colours.find(({ code }) => fits.some(({ colourCode }) => colourCode === code));
  const found = fits.find(({ colourCode }) => colourCode === chosen?.code);
  if (!found || !chosen) {
    const where = alike ? ` in ${alike.name}` : "";
    return { refusal: `${to.name} is not made in size ${fit}${where}. Choose another size on its page.` };
  }
  return {
    sku: found.sku,
    words: alike
      ? `${fit}, ${chosen.name}, as it is now.`
      : `${fit}. Its colour is ${chosen.name}, not ${colour.name}.`,
  };
}

/** "Without ‘Name bar’."; none if nothing is lost. */
export const lostWords = (names: readonly string[]): string[] =>
  names.length > 0 ? [`Without ${names.map((name) => `‘${name}’`).join(" and ")}.`] : [];
