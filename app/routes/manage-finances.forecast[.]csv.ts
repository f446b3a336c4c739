import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { fileColumns, fileRows } from "~/features/forecast/view.server";
import { csvOfRows } from "~/lists/csv.server";
import { signedIn } from "~/session/page.server";

/** The forecast as a file, with its sums. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async ({ commerce }) => {
    const forecast = await answer(commerce.GET("/wwg-manage-finances/forecast"));
    return csvOfRows("forecast", fileColumns(forecast), fileRows(forecast));
  });
}
