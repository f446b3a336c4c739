import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { unitColumns, unitRow } from "~/features/leavers/list.server";
import { csvOfRows } from "~/lists/csv.server";
import { signedIn } from "~/session/page.server";

/** The leavers of each unit together, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async ({ commerce, site }) => {
    const { units } = await answer(commerce.GET("/manage-users/leavers/units"));
    return csvOfRows("leavers-by-unit", unitColumns(site), units.map(unitRow));
  });
}
