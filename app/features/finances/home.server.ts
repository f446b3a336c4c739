import type { ResponseOf } from "~/commerce/response";
import { overduePath, financesPath, tabPath } from "~/paths";
import { counted } from "~/ui/counted";
import { invoiceRow } from "./view.server";

type Totals = ResponseOf<"get", "/wwg-manage-finances/totalAmount">;
type Invoices = ResponseOf<"get", "/wwg-manage-finances/getOutstandingInvoices">;

/** What is overdue, what is due and the credits, on the home page of who pays; the invoices due first below them. */
export function financesHome(totals: Totals, { invoices }: Invoices, timeZone: string) {
  const owed = totals.totals.filter(({ outstandingCount }) => outstandingCount > 0);
  return {
    title: titleOf(owed),
    figures: [
      ...owed.flatMap(({ currencyIso, overdue, overdueCount, outstanding, outstandingCount }) => [
        ...(overdueCount > 0
          ? [
              {
                figure: overdue.formattedValue,
                words: `${currencyIso} overdue, ${counted(overdueCount, "invoice")}`,
                to: overduePath,
              },
            ]
          : []),
        {
          figure: outstanding.formattedValue,
          words: `${currencyIso} to be paid, ${counted(outstandingCount, "invoice")}`,
          to: financesPath,
        },
      ]),
      {
        figure: String(totals.creditCount),
        words: totals.creditCount === 1 ? "credit" : "credits",
        to: tabPath("credits"),
      },
    ],
    count: totals.outstandingCount,
    due: invoices.map((one) => {
      const { number, billTo, due, toPay, state } = invoiceRow(one, timeZone);
      return { number, billTo, due, toPay, state };
    }),
  };
}

function titleOf(owed: Totals["totals"]): string {
  const sum = (of: "overdueCount" | "outstandingCount") => owed.reduce((all, one) => all + one[of], 0);
  const [overdue, outstanding] = [sum("overdueCount"), sum("outstandingCount")];
  if (overdue > 0) return `${counted(overdue, "invoice")} ${overdue === 1 ? "is" : "are"} overdue`;
  return outstanding > 0 ? `${counted(outstanding, "invoice")} to be paid` : "Nothing is owed";
}
