import type { LoaderFunctionArgs } from "@remix-run/node";
import { passFile } from "~/http/pass-file.server";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

/** An order as the PDF file that the API makes. Another person's order is not found. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    passFile(
      await visit.commerce.GET("/users/current/orders/{code}/pdf", {
        params: { path: { code: pathCode(args, "code") } },
        parseAs: "arrayBuffer",
      }),
    ),
  );
}
