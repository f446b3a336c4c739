import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { unitColumns, unitRow } from "~/features/recalls/list.server";
import { csvOfRows } from "~/lists/csv.server";
import { signedIn } from "~/session/page.server";

/** How far the exchange of one style is in each unit, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { styleCode = "" } = args.params;
  return signedIn(args, async ({ commerce, site }) => {
    const { units } = await answer(
      commerce.GET("/manage-organisation/recalls/{styleCode}", { params: { path: { styleCode } } }),
    );
    return csvOfRows("recall-by-unit", unitColumns(site), units.map(unitRow));
  });
}
