import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { configurePath, overviewPath, type Owner } from "~/paths";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import {
  doneOf,
  type NotThere,
  readCartLine,
  readSku,
  type Thing,
  thingOf,
} from "~/features/configurators/line/owner.server";
import {
  isShown,
  readShownLine,
  type ShownLine,
  type ShownType,
} from "~/features/configurators/line/shown-line.server";
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
  /** The draft of a quote, which the tab of the fields leads to. */
  changeable?: boolean;
  /** Where Done, Continue to Cart or Continue to Quote leads; without one the configuration is not in a cart yet. */
  done?: { to: string; label: string };
  displayOnly?: boolean;
  key: string;
}

type Loaded = NotThere | BaseProduct | TextsView;

/** The fields of the text-field configurator. Without scripts a size is chosen by a form that leads back here. */
export async function loadTexts(visit: Visit, owner: Owner, search: URLSearchParams): Promise<Loaded> {
  if (isShown(owner)) return textsOfShown(visit, owner);
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
  return textsOfEntry(visit, owner, entry, () =>
    answer(
      visit.commerce.GET("/users/current/carts/{cartId}/entries/{entryNumber}/configurator/textfield", {
        params: { path: { cartId: "current", entryNumber: Number(owner.key) } },
      }),
    ),
  );
}

/** The texts of a line of a quote's draft. What cannot be changed where it stands is shown instead. */
async function textsOfShown(visit: Visit, owner: Owner & { type: ShownType }): Promise<NotThere | TextsView> {
  const line = await readShownLine(visit, owner);
  if ("state" in line) return line;
  if (!line.changeable) throw await seeOther(visit, overviewPath(owner));
  return textsOfEntry(visit, owner, line.entry, line.texts);
}

async function textsOfEntry(
  visit: Visit,
  owner: Owner,
  entry: ShownLine["entry"],
  texts: ShownLine["texts"],
): Promise<NotThere | TextsView> {
  const [product, { configurationInfos }] = await Promise.all([
    answer(
      visit.commerce.GET("/products/{code}", {
        params: { path: { code: entry.product.code }, query: { fields: "FULL" } },
      }),
    ),
    texts(),
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
  if (isShown(owner)) return shownTexts(visit, owner);
  const loaded = await loadTexts(visit, owner, search);
  if (loaded.state !== "texts") return loaded;
  const done = owner.type === "cartEntry" ? { to: "/cart", label: "Continue to Cart" } : undefined;
  return { ...loaded, state: "overview" as const, done };
}

async function shownTexts(
  visit: Visit,
  owner: Owner & { type: ShownType },
): Promise<NotThere | TextsOverview> {
  const line = await readShownLine(visit, owner);
  if ("state" in line) return line;
  const { entry, changeable, texts } = line;
  const { configurationInfos } = await texts();
  const thing = thingOf(entry);
  return {
    ...{ state: "overview", owner, thing, changeable, key: "", prices: linePrices(entry) },
    rows: configurationInfos.map((info: Info, index) => ({ ...plainRow(info), name: `t${index}` })),
    issues: changeable ? issueText(visit, entry) : undefined,
    done: doneOf(owner, thing),
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
