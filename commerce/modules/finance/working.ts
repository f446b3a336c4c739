import { formatMoney } from "../../http/money";
import type { Person } from "../../http/principal";
import type { Working, WorkingRow } from "../../http/working";
import { chargesWorking } from "../packs";
import { dueCents, symbolOf, type WholeInvoiceRow } from "./read";

/**
 * How what is to be paid of an invoice is worked out: the order, what its person pays apart, credits and payments.
 * Whoever pays sees the prices, though the order's person may not.
 */
export function invoiceWorking(
  row: WholeInvoiceRow,
  { organisation, unit }: Pick<Person, "organisation" | "unit">,
): Working {
  const money = (cents: number) => formatMoney(cents, symbolOf(row.currency));
  const reader = {
    organisation,
    unit: { ...unit, gstRate: row.gst_rate, currencySymbol: symbolOf(row.currency) },
  };
  const order = chargesWorking(
    { ...row.charged, pieces: row.pieces, modeName: row.mode_name, pricesShown: true },
    reader,
  )!;
  const part = (code: string, label: string, cents: number, sign = "−"): WorkingRow[] =>
    cents > 0 ? [{ code, label, amount: `${sign}${money(cents)}` }] : [];
  const others = row.charged.totalCents - row.total_cents;
  // A credit after the payment is paid back.
  const refunded = row.paid_at ? row.credited_cents + row.paid_cents - row.total_cents : 0;
  return {
    rows: [
      ...order.rows,
      ...(others > 0 ? [{ code: "order", ...order.total, sum: true as const }] : []),
      ...part(
        "others",
        row.own_card ? `Paid by ${row.ordered_by} by card` : `Invoiced to ${row.ordered_by}`,
        others,
      ),
      {
        code: "invoice",
        label: `Invoiced to ${row.bill_to_name}, inc. GST`,
        amount: money(row.total_cents),
        sum: true,
      },
      ...part("credits", "Credits", row.credited_cents),
      ...part("payment", `Paid, ${row.payment_code}`, row.paid_cents),
      ...part("refund", "Refunded, because it was credited after it was paid", refunded, ""),
    ],
    total: { label: "To be paid", amount: money(dueCents(row)) },
  };
}
