import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { attributeViews, type AttributeView } from "./attributes.server";
import { kindOf } from "~/features/lines/configurator-kind";
import {
  missing,
  type NotThere,
  readCartLine,
  readSku,
  type Thing,
  thingOf,
} from "~/features/configurators/line/owner.server";
import {
  isShown,
  placeOf,
  readShownLine,
  type ShownLine,
} from "~/features/configurators/line/shown-line.server";
import { configurePath, type Owner, overviewPath } from "~/paths";
import { type BaseProduct, quantityIn } from "~/features/configurators/text/textfield.server";
import { issueWords } from "~/features/configurators/text/texts.server";

export type Configuration = components["schemas"]["Configuration"];
type Prices = components["schemas"]["ConfigurationPrices"];
type Variants = ResponseOf<"get", "/ccpconfigurator/{configId}/variants">;

/** A part of the configurator with the state that its menu marks. */
interface GroupMark {
  id: string;
  name: string;
  mark?: "conflict" | "incomplete" | "complete";
}

/** One group of a configuration, to be chosen in. */
export interface ChoicesView {
  state: "choices";
  owner: Owner;
  thing: Thing;
  configId: string;
  group: { id: string; name: string; description: string };
  groups: GroupMark[];
  /** The address of this group. */
  here: string;
  attributes: AttributeView[];
  /** The person has chosen something, so what is missing is said at its field. */
  begun: boolean;
  /** What does not go together, with the groups where it can be changed. */
  conflicts: { text: string; about: { label: string; group: string }[] }[];
  previous?: string;
  next?: string;
  versions: { code: string; name: string; price?: string }[];
  prices: { label: string; amount: string }[];
  issues?: string;
  onRequest?: boolean;
  key: string;
}

/** The person left a configuration of the product unfinished. */
export interface Restart {
  state: "restart";
  owner: Owner;
  thing: Thing;
  resume: string;
}

export const FINISHED = "This configuration is finished. Start again from the product or the cart.";

/** The address of a step, with the configuration that it is of. */
export const stepPath = (owner: Owner, config: string, group?: string, quantity?: number): string =>
  `${configurePath(owner)}?${stepQuery(config, group, quantity)}`;

/** The pieces that are wanted come along, because only the cart keeps them. */
export const stepQuery = (config: string, group?: string, quantity?: number): string =>
  new URLSearchParams({
    config,
    ...(group ? { group } : {}),
    ...(quantity && quantity > 1 ? { quantity: String(quantity) } : {}),
  }).toString();

export const isGone = (error: unknown): boolean => error instanceof CommerceError && error.status === 404;

/** A configuration by its id. */
async function readConfiguration(visit: Visit, configId: string): Promise<Configuration | NotThere> {
  try {
    return await answer(
      visit.commerce.GET("/ccpconfigurator/{configId}", { params: { path: { configId } } }),
    );
  } catch (error) {
    if (isGone(error)) return { state: "missing", text: FINISHED };
    throw error;
  }
}

interface OpenedVariant {
  thing: Thing;
  configuration: Configuration;
  /** The address names the configuration. */
  named: boolean;
  /** What all of a line costs. */
  line?: string;
}

/** What is configured, and its configuration: the one that the address names, or the one that the API opens. */
export async function openVariant(
  visit: Visit,
  owner: Owner,
  search: URLSearchParams,
): Promise<NotThere | BaseProduct | OpenedVariant> {
  const named = search.get("config")?.slice(0, 60);
  if (owner.type === "product") return openProduct(visit, owner, named, quantityIn(search));
  const line = await readOpenLine(visit, owner);
  if ("state" in line) return line;
  const { entry, open } = line;
  const configuration = await (named ? readConfiguration(visit, named) : opened(open));
  if ("state" in configuration) return configuration;
  if (configuration.rootProduct !== entry.product.code) return missing(FINISHED);
  const all = entry.totalPrice?.formattedValue;
  return { thing: thingOf(entry), configuration, named: named !== undefined, line: all };
}

async function openProduct(visit: Visit, owner: Owner, named: string | undefined, quantity: number) {
  const found = await readSku(visit, owner.key);
  if ("state" in found) return found;
  const { product, name, chosen, variants, thing } = found;
  if (kindOf(product.configuratorType) !== owner.kind)
    return missing("Nothing can be chosen for this product.");
  if (!chosen) return { state: "base" as const, name, to: product.url ?? "/search", variants };
  const configuration = await (named ? readConfiguration(visit, named) : startOf(visit, chosen.code, {}));
  if ("state" in configuration) return configuration;
  if (configuration.rootProduct !== chosen.code) return missing(FINISHED);
  return { thing: { ...thing, quantity }, configuration, named: named !== undefined };
}

/** A pre-configured version, which replaces what a line has. */
interface OpenQuery {
  configIdTemplate?: string;
}

/** A line whose configuration can be changed where it stands, and the call that opens it. */
interface OpenLine {
  entry: ShownLine["entry"];
  open: (query?: OpenQuery) => Promise<Configuration>;
}

export async function readOpenLine(visit: Visit, owner: Owner): Promise<NotThere | OpenLine> {
  if (!isShown(owner)) {
    const entry = await readCartLine(visit, owner.key);
    if ("state" in entry) return entry;
    const path = { cartId: "current", entryNumber: Number(owner.key) };
    const open = (query: OpenQuery = {}) =>
      answer(
        visit.commerce.GET("/users/current/carts/{cartId}/entries/{entryNumber}/ccpconfigurator", {
          params: { path, query },
        }),
      );
    return { entry, open };
  }
  const line = await readShownLine(visit, owner);
  if ("state" in line) return line;
  if (!line.changeable) throw await seeOther(visit, overviewPath(owner));
  const path = placeOf(owner.key);
  const open = (query: OpenQuery = {}) =>
    answer(
      visit.commerce.GET("/users/current/quotes/{quoteCode}/entries/{entryNumber}/ccpconfigurator", {
        params: { path, query },
      }),
    );
  return { entry: line.entry, open };
}

async function opened(open: OpenLine["open"]): Promise<Configuration | NotThere> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    return missing("Nothing can be chosen for this item.");
  }
}

export const startOf = (
  visit: Visit,
  code: string,
  query: { forceReset?: "true"; configIdTemplate?: string },
): Promise<Configuration> =>
  answer(
    visit.commerce.GET("/products/{code}/configurators/ccpconfigurator", {
      params: { path: { code }, query },
    }),
  );

interface Opened {
  thing: Thing;
  configuration: Configuration;
  line?: string;
}

/** The group of a configuration that the address names, or its first. */
export function choicesView(
  visit: Pick<Visit, "keyed">,
  owner: Owner,
  { thing, configuration, line }: Opened,
  { prices, variants = [] }: { prices: Prices; variants?: Variants["variants"] },
  asked: string | null,
): ChoicesView {
  const { configId, totalNumberOfIssues: count } = configuration;
  const all = configuration.groups ?? [];
  const groups = all.filter(({ groupType }) => groupType === "CSTIC_GROUP");
  const at = Math.max(
    0,
    groups.findIndex(({ id }) => id === asked),
  );
  const group = groups[at]!;
  const quantity = owner.type === "product" ? thing.quantity : undefined;
  return {
    ...{ state: "choices", owner, thing, configId, key: newIdempotencyKey() },
    group: { id: group.id, name: group.name, description: group.description },
    groups: groups.map((one) => ({ id: one.id, name: one.name, mark: markOf(one) })),
    here: stepPath(owner, configId, group.id, quantity),
    attributes: attributeViews(group.attributes, prices),
    conflicts: all
      .flatMap(({ subGroups }) => subGroups)
      .map(({ name, attributes }) => ({
        text: name,
        about: attributes.map((one) => ({ label: one.langDepName, group: one.groupId })),
      })),
    begun: configuration.interacted,
    previous: groups[at - 1]?.id,
    next: groups[at + 1]?.id,
    versions: variants.map(({ code, name, price }) => ({
      ...{ code, name, price: price?.formattedValue },
    })),
    prices: priceRows(prices.priceSummary, lineRow(owner, line)),
    issues: issueWords(visit, count),
    onRequest: prices.priceSummary.priceOnRequest,
  };
}

type Group = NonNullable<Configuration["groups"]>[number];

function markOf({ complete, consistent, attributes }: Group): GroupMark["mark"] {
  if (!consistent) return "conflict";
  if (!complete) return "incomplete";
  return attributes.some(({ visible, formattedValue }) => visible && formattedValue) ? "complete" : undefined;
}

/** What all of a line costs. */
export const lineRow = ({ type }: Owner, amount: string | undefined) =>
  amount === undefined
    ? undefined
    : { label: type === "quoteEntry" ? "Total in your quote" : "Total in your cart", amount };

/** Base price, options, and what one piece costs with them; of a line also what all of it costs. */
export function priceRows(
  { basePrice, selectedOptions, currentTotal, priceOnRequest }: Prices["priceSummary"],
  line?: { label: string; amount: string },
) {
  const rows = [
    { label: "Base price", amount: basePrice?.formattedValue },
    { label: "Selected options", amount: selectedOptions?.formattedValue },
    { label: "Options without a price", amount: priceOnRequest ? "by quote" : undefined },
    {
      label: priceOnRequest ? "Total per item, without them" : "Total per item",
      amount: currentTotal?.formattedValue,
    },
    ...(line ? [line] : []),
  ];
  return rows.flatMap(({ label, amount }) => (amount ? [{ label, amount }] : []));
}

export type VariantData = SerializeFrom<ChoicesView | Restart>;
