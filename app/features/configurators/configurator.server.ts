import type { SerializeFrom } from "@remix-run/node";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { ownerOf } from "./owner.server";
import { overviewPath, type Owner } from "~/paths";
import { postTexts } from "./post-texts.server";
import { postVariant } from "./post-variant.server";
import { loadTextOverview, loadTexts } from "./textfield.server";
import { loadVariant } from "./variant.server";
import { loadVariantOverview } from "./variant-overview.server";

type Params = Record<string, string | undefined>;

/** The page of a configurator (spec 002 §2.1). */
export async function loadConfigurator(visit: Visit, params: Params, search: URLSearchParams) {
  const owner = ownerOf(params);
  if ("state" in owner) return owner;
  return owner.kind === "vc" ? loadVariant(visit, owner, search) : loadTexts(visit, owner, search);
}

export async function postConfigurator(
  visit: Visit,
  params: Params,
  form: FormData,
  search: URLSearchParams,
) {
  const owner = ownerOf(params);
  // Its page says why.
  if ("state" in owner) return null;
  return owner.kind === "vc" ? postVariant(visit, owner, form, search) : postTexts(visit, owner, form);
}

export async function loadOverview(visit: Visit, params: Params, search: URLSearchParams) {
  const owner = ownerOf(params);
  return "state" in owner ? owner : overviewOf(visit, owner, search);
}

const overviewOf = (visit: Visit, owner: Owner, search: URLSearchParams) =>
  owner.kind === "vc" ? loadVariantOverview(visit, owner, search) : loadTextOverview(visit, owner, search);

/** `displayOnly/true` shows and changes nothing; with anything else it is the overview. */
export async function loadDisplayOnly(visit: Visit, params: Params, search: URLSearchParams) {
  const owner = ownerOf(params);
  if ("state" in owner) return owner;
  if (params["displayOnly"] !== "true") throw await seeOther(visit, overviewPath(owner));
  const data = await overviewOf(visit, owner, search);
  if (data.state !== "overview" && data.state !== "chosen") return data;
  const back = owner.type === "cartEntry" ? "/cart" : (data.thing.to ?? "/search");
  return { ...data, displayOnly: true, done: { to: data.done?.to ?? back, label: "Done" } };
}

export type ConfiguratorData = SerializeFrom<typeof loadConfigurator>;
export type OverviewData = SerializeFrom<typeof loadOverview | typeof loadDisplayOnly>;
