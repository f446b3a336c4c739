import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { changeColumns, changeLines, changeLogQuery, changesBody } from "~/features/change-log/list.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The change log, with its search and filters, as a file: a line for each value that changed. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = readableOnly(changeLogQuery(args.request));
    const timeZone = await visit.timeZone();
    return csvFile("change-log", changeColumns(timeZone), async (page) => {
      const { changes } = await answer(
        visit.commerce.POST("/manage-organisation/changes", {
          body: changesBody(query, page, ROWS_OF_A_CALL),
        }),
      );
      return changes.flatMap((change) => changeLines(change, timeZone));
    });
  });
}
