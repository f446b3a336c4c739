import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { orderEntryKey } from "~/features/configurators/kind";
import { configurePath, orderPath, overviewPath, type Owner } from "~/paths";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { type NotThere, readCartLine, readOrderLine, readSku, type Thing, thingOf } from "./owner.server";
import { issueText, type TextRow, textRows, typedIn } from "./texts.server";

type Info = components["schemas"]["ConfigurationInfo"];

/** The sizes of a product that was not chosen one of (spec 002 §8). */
export interface BaseProduct {
  state: "base";
  name: string;
  to: string;
  variants: { value: string; label: string }[];
}

/** The fields of a product or of a line of the cart. */
export interface TextsView {
  state: "texts";
  owner: Owner;
  thing: Thing;
  rows: TextRow[];
  prices: { label: string; amount: string }[];
  /** What must be resolved before checkout, in the words of the API. */
  issues?: string;
  key: string;
}

/** The same to be read. */
export interface TextsOverview extends Omit<TextsView, "state" | "key"> {
  state: "overview";
  /** Where Done or Continue to Cart leads; without one the configuration is not in a cart yet. */
  done?: { to: string; label: string };
  displayOnly?: boolean;
  key: string;
}

type Loaded = NotThere | BaseProduct | TextsView;

/** The fields of the text-field configurator. Without scripts a size is chosen by a form that leads back here. */
export async function loadTexts(visit: Visit, owner: Owner, search: URLSearchParams): Promise<Loaded> {
  if (owner.type === "orderEntry") throw await seeOther(visit, overviewPath(owner));
  if (owner.type === "cartEntry") return textsOfLine(visit, owner);
  const variant = search.get("variant");
  if (variant) throw await seeOther(visit, configurePath({ ...owner, key: variant.slice(0, 80) }));
  return textsOfProduct(visit, owner, search);
}

async function textsOfProduct(visit: Visit, owner: Owner, search: URLSearchParams): Promise<Loaded> {
  const found = await readSku(visit, owner.key);
  if ("state" in found) return found;
  const { product, name, chosen, variants, thing } = found;
  if (product.configuratorType !== "TEXTFIELD") {
    return { state: "missing", text: "No text can be put on this product." };
  }
  if (!chosen) return { state: "base", name, to: product.url ?? "/search", variants };
  const { configurationInfos } = await answer(
    visit.commerce.GET("/products/{code}/configurator/textfield", {
      params: { path: { code: chosen.code } },
    }),
  );
  const typed = typedIn(search, configurationInfos.length);
  return {
    state: "texts",
    owner,
    thing: { ...thing, quantity: quantityIn(search) },
    rows: textRows(
      product,
      configurationInfos.map((info, index) => ({ ...info, configurationValue: typed[index] ?? "" })),
    ),
    prices: chosen.priceData ? [{ label: "Item price", amount: chosen.priceData.formattedValue }] : [],
    key: newIdempotencyKey(),
  };
}

/** The pieces that an address asks for, from 1 to 999. */
export const quantityIn = (search: URLSearchParams): number => {
  const asked = Number(search.get("quantity"));
  return Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1;
};

async function textsOfLine(visit: Visit, owner: Owner): Promise<NotThere | TextsView> {
  const entry = await readCartLine(visit, owner.key);
  if ("state" in entry) return entry;
  const [product, { configurationInfos }] = await Promise.all([
    answer(
      visit.commerce.GET("/products/{code}", {
        params: { path: { code: entry.product.code }, query: { fields: "FULL" } },
      }),
    ),
    answer(
      visit.commerce.GET("/users/current/carts/{cartId}/entries/{entryNumber}/configurator/textfield", {
        params: { path: { cartId: "current", entryNumber: Number(owner.key) } },
      }),
    ),
  ]);
  const rows = textRows(product, configurationInfos);
  if (rows.length === 0) return { state: "missing", text: "No text can be put on this item." };
  return {
    ...{ state: "texts", owner, rows, thing: thingOf(entry), key: newIdempotencyKey() },
    prices: linePrices(entry),
    issues: issueText(visit, entry),
  };
}

interface Priced {
  basePrice?: { formattedValue: string };
  totalPrice?: { formattedValue: string };
}

const linePrices = ({ basePrice, totalPrice }: Priced) => [
  ...(basePrice ? [{ label: "Total per item", amount: basePrice.formattedValue }] : []),
  ...(totalPrice ? [{ label: "Total", amount: totalPrice.formattedValue }] : []),
];

/** What was typed, as it is read before it is ordered and afterwards. */
export async function loadTextOverview(
  visit: Visit,
  owner: Owner,
  search: URLSearchParams,
): Promise<NotThere | BaseProduct | TextsOverview> {
  if (owner.type === "orderEntry") return orderedTexts(visit, owner);
  const loaded = await loadTexts(visit, owner, search);
  if (loaded.state !== "texts") return loaded;
  const done = owner.type === "cartEntry" ? { to: "/cart", label: "Continue to Cart" } : undefined;
  return { ...loaded, state: "overview" as const, done };
}

async function orderedTexts(visit: Visit, owner: Owner): Promise<NotThere | TextsOverview> {
  const found = await readOrderLine(visit, owner.key);
  if ("state" in found) return found;
  const { code, entry } = found;
  const { configurationInfos } = await answer(
    visit.commerce.GET("/users/current/orders/{code}/entries/{entryNumber}/configurator/textfield", {
      params: { path: { code, entryNumber: entry.entryNumber } },
    }),
  );
  return {
    ...{ state: "overview", thing: thingOf(entry), key: "", prices: linePrices(entry) },
    owner: { ...owner, key: orderEntryKey(code, entry.entryNumber) },
    rows: configurationInfos.map((info: Info, index) => ({ ...plainRow(info), name: `t${index}` })),
    done: { to: orderPath(code), label: "Done" },
  };
}

const plainRow = ({ configurationLabel, configurationValue }: Info) => ({
  label: configurationLabel,
  value: configurationValue,
  hint: "",
  required: false,
});

export type TextsData = SerializeFrom<typeof loadTexts>;
export type TextOverviewData = SerializeFrom<typeof loadTextOverview>;
