import { formatMoney, withGst } from "../../http/money";
import { counted } from "../../http/counted";
import type { Person } from "../../http/principal";
import type { Planned } from "./plan";
import { type PaidOrder, refundWay } from "./refund-to";

/** What a request refunds and costs, in cents. */
export interface ReturnCost {
  /** Goods without GST. */
  goodsCents: number;
  /** Their GST, such that all refunds of an order together are rounded once. */
  taxCents: number;
  /** The post that the person pays, with GST; taken off the refund. */
  postCents: number;
}

export const refundCents = ({ goodsCents, taxCents, postCents }: ReturnCost): number =>
  goodsCents + taxCents - postCents;

/**
 * What a request refunds. Exchanges and faults cost and refund nothing; the person pays the post of what they
 * return because they do not want it, at most what it refunds.
 * @param before goods and GST that other requests of the order refund.
 */
export function costOf(
  planned: readonly Planned[],
  before: { goodsCents: number; taxCents: number },
  { unit, organisation }: Pick<Person, "unit" | "organisation">,
): ReturnCost {
  const goodsCents = planned.reduce((sum, one) => sum + one.goodsCents, 0);
  if (goodsCents === 0) return { goodsCents: 0, taxCents: 0, postCents: 0 };
  const all = before.goodsCents + goodsCents;
  const taxCents = withGst(all, unit.gstRate) - all - before.taxCents;
  const postCents = Math.min(withGst(organisation.freightCents, unit.gstRate), goodsCents + taxCents);
  return { goodsCents, taxCents, postCents };
}

/**
 * The words for a cost: who pays for what, as rows and a sum, and how a refund comes back.
 * @param order as it was paid.
 */
export function costWords(
  kinds: readonly { kind: "size" | "fault" | "unwanted"; quantity: number }[],
  cost: ReturnCost,
  order: PaidOrder,
  reader: Pick<Person, "unit" | "organisation" | "payer">,
) {
  const { unit, organisation } = reader;
  const money = (cents: number) => formatMoney(cents, unit.currencySymbol);
  const pieces = (kind: string) =>
    kinds.filter((one) => one.kind === kind).reduce((sum, { quantity }) => sum + quantity, 0);
  const [sizes, faults, unwanted] = [pieces("size"), pieces("fault"), pieces("unwanted")];
  const rows = [
    ...(sizes + faults > 0
      ? [{ label: `New ${sizes + faults === 1 ? "piece" : "pieces"}`, amount: "No charge" }]
      : []),
    ...(sizes > 0 ? [{ label: "Post, wrong size", amount: `${organisation.name} pays` }] : []),
    ...(faults > 0 ? [{ label: "Post, faulty or wrong item", amount: "We pay" }] : []),
    ...(unwanted > 0
      ? [
          {
            label: `${counted(unwanted, "piece")} returned, with GST`,
            amount: money(cost.goodsCents + cost.taxCents),
          },
          { label: "Post of what you return", amount: `−${money(cost.postCents)}` },
        ]
      : []),
  ];
  if (unwanted === 0) return { rows, total: { label: "You pay", amount: money(0) } };
  const { label, note } = refundWay(order, reader);
  return {
    rows,
    total: { label, amount: money(refundCents(cost)) },
    note: refundCents(cost) > 0 ? note : undefined,
  };
}
