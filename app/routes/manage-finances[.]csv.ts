import type { LoaderFunctionArgs } from "@remix-run/node";
import { TABS } from "~/paths";
import {
  creditColumns,
  outstandingColumns,
  paidColumns,
  statementColumns,
} from "~/features/finances/file.server";
import {
  queryOf,
  readCredits,
  readOutstanding,
  readPaid,
  readStatements,
} from "~/features/finances/read.server";
import { creditRow, invoiceRow, statementRow } from "~/features/finances/view.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** One of the finance lists, with its search, filters and sort, as a file of all its pages. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const asked = new URL(args.request.url).searchParams.get("tab");
    const tab = TABS.find((one) => one === asked) ?? "outstanding";
    const query = readableOnly(queryOf(args.request, tab));
    const timeZone = await visit.timeZone();
    switch (tab) {
      case "outstanding":
        return csvFile("outstanding-invoices", outstandingColumns(visit.site), async (page) => {
          const { invoices } = await readOutstanding(visit, query, page, ROWS_OF_A_CALL);
          return invoices.map((one) => invoiceRow(one, timeZone));
        });
      case "paid":
        return csvFile("paid-invoices", paidColumns(visit.site), async (page) => {
          const { invoices } = await readPaid(visit, query, page, ROWS_OF_A_CALL);
          return invoices.map((one) => invoiceRow(one, timeZone));
        });
      case "credits":
        return csvFile("credits", creditColumns(visit.site), async (page) => {
          const { credits } = await readCredits(visit, query, page, ROWS_OF_A_CALL);
          return credits.map((one) => creditRow(one, timeZone));
        });
      case "statements":
        return csvFile("statements", statementColumns, async (page) => {
          const { statements } = await readStatements(visit, query, page, ROWS_OF_A_CALL);
          return statements.map(statementRow);
        });
    }
  });
}
