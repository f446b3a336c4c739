import type { LoaderFunctionArgs } from "@remix-run/node";
import { cartFile } from "~/features/quick-order/export.server";
import { signedIn } from "~/session/page.server";

/** The cart as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, cartFile);
}
