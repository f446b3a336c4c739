import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { configurePath, overviewPath, type Owner } from "~/paths";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { doneOf, type NotThere, type Thing, thingOf } from "~/features/configurators/line/owner.server";
import { isShown, readShownLine, type ShownType } from "~/features/configurators/line/shown-line.server";
import type { BaseProduct } from "~/features/configurators/text/textfield.server";
import { issueWords } from "~/features/configurators/text/texts.server";
import { ON_REQUEST } from "./attributes.server";
import { lineRow, openVariant, priceRows, stepPath, stepQuery } from "./variant.server";

type Overview = components["schemas"]["ConfigurationOverview"];

/** A filter of the overview with the address that turns it on or off. */
interface Filter {
  label: string;
  on: boolean;
  name: string;
  value: string;
}

export interface VariantOverview {
  state: "chosen";
  owner: Owner;
  displayOnly?: boolean;
  thing: Thing;
  /** Of one that is not in a cart yet, or is being changed. */
  configId?: string;
  tabs: { configuration?: string; overview: string };
  groups: { name: string; rows: { label: string; value: string; price?: string }[] }[];
  filters?: { options: Filter[]; groups: Filter[]; clear: string; any: boolean };
  prices: { label: string; amount: string }[];
  issues?: string;
  onRequest?: boolean;
  /** A link in place of the form that keeps it. */
  done?: { to: string; label: string };
  key: string;
}

/** What was chosen, to be read: of a product, of a line of the cart, or of an order as it was ordered. */
export async function loadVariantOverview(
  visit: Visit,
  owner: Owner,
  search: URLSearchParams,
): Promise<NotThere | BaseProduct | VariantOverview> {
  if (isShown(owner) && !(owner.type === "quoteEntry" && search.has("config")))
    return shownVariant(visit, owner);
  const opened = await openVariant(visit, owner, search);
  if ("state" in opened) return opened;
  const { thing, configuration, named, line } = opened;
  const { configId } = configuration;
  const isOn = (name: string) => search.get(name) === "on";
  const asked = search.getAll("group");
  const overview = await answer(
    visit.commerce.PATCH("/ccpconfigurator/{configId}/configurationOverview", {
      params: { path: { configId } },
      body: {
        appliedCsticFilter: [
          { key: "PRICE_RELEVANT", selected: isOn("price") },
          { key: "USER_INPUT", selected: isOn("mine") },
        ],
        groupFilterList: asked.slice(0, 50).map((key) => ({ key: key.slice(0, 60), selected: true })),
      },
    }),
  );
  const pieces = owner.type === "product" ? thing.quantity : undefined;
  const kept = named || owner.type === "product" ? `?${stepQuery(configId, undefined, pieces)}` : "";
  const clear = overviewPath(owner) + kept;
  return {
    ...{ state: "chosen", owner, thing, configId, key: newIdempotencyKey() },
    tabs: { configuration: stepPath(owner, configId, undefined, pieces), overview: clear },
    groups: groupsOf(overview),
    filters: {
      options: [
        { label: "Price-relevant options", on: isOn("price"), name: "price", value: "on" },
        { label: "My selections", on: isOn("mine"), name: "mine", value: "on" },
      ],
      groups: overview.groupFilterList.map(({ key, description, selected }) => ({
        ...{ label: description, on: selected, name: "group", value: key },
      })),
      clear,
      any: isOn("price") || isOn("mine") || asked.length > 0,
    },
    prices: priceRows(overview.pricing, lineRow(owner, line)),
    issues: issueWords(visit, overview.totalNumberOfIssues),
    onRequest: overview.pricing.priceOnRequest,
    done: owner.type === "cartEntry" && !named ? { to: "/cart", label: "Continue to Cart" } : undefined,
  };
}

async function shownVariant(
  visit: Visit,
  owner: Owner & { type: ShownType },
): Promise<NotThere | VariantOverview> {
  const line = await readShownLine(visit, owner);
  if ("state" in line) return line;
  const { entry, changeable } = line;
  let overview: Overview;
  try {
    overview = await line.overview();
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 404) throw error;
    return { state: "missing", text: "Nothing was chosen for this item." };
  }
  const thing = thingOf(entry);
  return {
    ...{ state: "chosen", owner, thing, key: "" },
    tabs: { configuration: changeable ? configurePath(owner) : undefined, overview: overviewPath(owner) },
    groups: groupsOf(overview),
    prices: priceRows(overview.pricing).concat(
      entry.totalPrice ? [{ label: "Total", amount: entry.totalPrice.formattedValue }] : [],
    ),
    issues: changeable ? issueWords(visit, overview.totalNumberOfIssues) : undefined,
    done: doneOf(owner, thing),
  };
}

const groupsOf = ({ groups }: Overview): VariantOverview["groups"] =>
  groups.map(({ groupDescription, characteristicValues }) => ({
    name: groupDescription,
    rows: characteristicValues.map(({ characteristic, value, price, priceOnRequest }) => ({
      ...{ label: characteristic, value },
      price: priceOnRequest ? ON_REQUEST : price && `+ ${price.formattedValue}`,
    })),
  }));

export type VariantOverviewData = SerializeFrom<typeof loadVariantOverview>;
