import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { readCart } from "~/session/cart.server";
import { plainText } from "~/features/cms/sanitise.server";
import { lineOf } from "~/features/lines/line.server";
import type { Line } from "~/features/lines/line";
import { fitOf } from "~/features/returns/words.server";
import type { Visit } from "~/session/visit.server";
import { type Kind, orderPath, type Owner, quotePath, savedCartPath } from "~/paths";

/** Why nothing is shown; the page says it with status 404. */
export interface NotThere {
  state: "missing";
  text: string;
}

export const missing = (text: string): NotThere => ({ state: "missing", text });

const KINDS: readonly string[] = ["textfield", "vc", "cpq"] satisfies Kind[];
const TYPES: readonly string[] = [
  "product",
  "cartEntry",
  "orderEntry",
  "quoteEntry",
  "savedCartEntry",
] satisfies Owner["type"][];

/** What an address configures. @throws a Response 404 for a configurator that the shop does not have. */
export function ownerOf(params: Record<string, string | undefined>): Owner | NotThere {
  const { kind = "", ownerType = "", entityKey: key = "" } = params;
  if (!KINDS.includes(kind)) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (!TYPES.includes(ownerType)) return missing(NONE);
  return { kind: kind as Kind, type: ownerType as Owner["type"], key: key.slice(0, 80) };
}

export const NONE = "There is no such configuration.";
const NO_LINE = "This item is not in your cart any more.";

export type Entry = NonNullable<NonNullable<Awaited<ReturnType<typeof readCart>>>["entries"]>[number];

/** A line of the person's cart; words where there is none. */
export async function readCartLine(visit: Visit, key: string): Promise<Entry | NotThere> {
  const cart = await readCart(visit, "entries(FULL)");
  const entry = cart?.entries?.find(({ entryNumber }) => String(entryNumber) === key);
  return entry && !entry.packId ? entry : missing(NO_LINE);
}

/** What is configured, above its choices. */
export type Thing = Pick<Line, "name" | "code" | "image" | "to" | "colour" | "fit"> & { quantity?: number };

/** What the person goes back to from a configurator. */
export function homeOf({ type, key }: Owner, thing: Thing): string {
  const [code = ""] = key.split("+");
  switch (type) {
    case "product":
      return thing.to ?? "/search";
    case "cartEntry":
      return "/cart";
    case "orderEntry":
      return orderPath(code);
    case "quoteEntry":
      return quotePath(code);
    case "savedCartEntry":
      return savedCartPath(code);
  }
}

/** The button of a line that stands where it belongs (spec 002 §4.1). */
export const doneOf = (owner: Owner, thing: Thing) => ({
  to: homeOf(owner, thing),
  label: owner.type === "quoteEntry" ? "Continue to Quote" : "Done",
});

export function thingOf(entry: Parameters<typeof lineOf>[0]): Thing {
  const { name, code, image, to, colour, fit, quantity } = lineOf(entry);
  return { name, code, image, to, colour, fit, quantity };
}

/** A SKU that somebody is about to configure, or the sizes to choose one from. */
export async function readSku(visit: Visit, key: string) {
  let product;
  try {
    product = await answer(
      visit.commerce.GET("/products/{code}", { params: { path: { code: key }, query: { fields: "FULL" } } }),
    );
  } catch (error) {
    if (error instanceof CommerceError && error.is("UnknownIdentifierError")) {
      return missing("There is no such product.");
    }
    throw error;
  }
  if (!product.purchasable) return missing("You can only order this from your packs.");
  const { variantOptions = [], colorImageMapList = [], images = [] } = product;
  const colourOf = (code: string) => colorImageMapList.find((colour) => colour.code === code)?.color ?? "";
  const chosen =
    variantOptions.length === 1
      ? variantOptions[0]
      : variantOptions.find(({ code }) => code === product.code);
  const name = plainText(product.name);
  return {
    product,
    name,
    chosen,
    variants: variantOptions.map((variant) => ({
      value: variant.code,
      label: [colourOf(variant.colourCode), fitOf(variant)].filter(Boolean).join(", "),
    })),
    thing: {
      name,
      code: chosen?.code ?? product.code,
      image: images[0]?.url,
      to: product.url,
      colour: chosen ? colourOf(chosen.colourCode) : "",
      fit: chosen ? fitOf(chosen) : "",
    } satisfies Thing,
  };
}
