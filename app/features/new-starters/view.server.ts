import type { SerializeFrom } from "@remix-run/node";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { lastOrderView } from "~/features/packs/last-order.server";
import { newStartersPath } from "~/paths";
import { dayRange } from "~/ui/day-range.server";
import { readableDay } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";

type ApiStarter = components["schemas"]["NewStarter"];

/** A new starter as a row: who, with which pack, and whether it arrives in time. */
export const starterView = (one: ApiStarter) => ({
  id: one.customerPK,
  name: one.name,
  first: one.firstName,
  unit: one.unit.name,
  packId: one.packId,
  pack: one.packName,
  starts: nearDay(dayRange(one.startsOn, one.startsOn)),
  order: one.orderCode,
  opens: one.opensOn && readableDay(one.opensOn),
  tag: tagOf(one),
  working: one.lastOrder && lastOrderView(one.lastOrder).working,
});

export type Starter = SerializeFrom<typeof starterView>;

function tagOf({ state, lastOrder }: ApiStarter): { tone: StatusTone; words: string } {
  if (state === "ordered") return { tone: "ok", words: "Ordered" };
  if (state === "late") return { tone: "bad", words: "Late" };
  const words = lastOrder ? `Order by ${nearDay(readableDay(lastOrder.lastDay))}` : "Nothing ordered";
  return { tone: state === "soon" ? "warn" : "plain", words };
}

/** "30 Nov" of "30 Nov 2026": all of these days are near. */
const nearDay = (words: string) => words.slice(0, -" 2026".length);

/** The list of new starters. */
export const startersView = ({ starters, pagination }: ResponseOf<"get", "/manage-users/new-starters">) => ({
  starters: starters.map(starterView),
  total: pagination.totalResults,
  currentPage: pagination.currentPage,
  totalPages: pagination.totalPages,
  firstPage: newStartersPath,
});
