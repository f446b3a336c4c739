import type { ReactNode } from "react";
import { Docket } from "~/ui/docket";
import type { DocketRow, PlainRow } from "~/ui/docket-amounts";
import { WorkedOut } from "./worked-out";

/** Made by `totalsOf` on the server. */
export interface Totals {
  rows: { label: string; amount: string }[];
  total: DocketRow & { label: string };
  note?: string;
  working?: PlainRow[];
}

export type CartDocketProps = {
  cart: { totals: Totals };
  title?: string;
  code?: string;
  /** Shown between the heading and the amounts: the lines in short. */
  lines?: ReactNode;
  children?: ReactNode;
};

/** What a cart or an order costs and who pays it. */
export function CartDocket({ cart, title = "Your order", code, lines, children }: CartDocketProps) {
  const { rows, total, note, working } = cart.totals;
  return (
    <Docket
      title={title}
      code={code}
      rows={rows}
      total={total}
      note={note}
      lines={lines}
      working={<WorkedOut working={working} />}
    >
      {children}
    </Docket>
  );
}
