import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { sizeColumns, sizeRows } from "~/features/sizes/file.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { signedIn } from "~/session/page.server";

/** The usual sizes of people as a file. The change log then has for each of them that they were read. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, ({ commerce, site }) =>
    csvFile("sizes", sizeColumns(site), async (currentPage) => {
      const params = { query: { currentPage, pageSize: ROWS_OF_A_CALL } };
      return sizeRows(await answer(commerce.GET("/manage-users/sizes", { params })));
    }),
  );
}
