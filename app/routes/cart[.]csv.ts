import type { LoaderFunctionArgs } from "@remix-run/node";
import { cartFile } from "~/features/quick-order/export.server";
import { importTemplate } from "~/features/quick-order/import.server";
import { signedIn } from "~/session/page.server";

/** The cart as a file, or a file to begin an import with. */
export async function loader(args: LoaderFunctionArgs) {
  const isTemplate = new URL(args.request.url).searchParams.has("template");
  return signedIn(args, (visit) => (isTemplate ? importTemplate() : cartFile(visit)));
}
