import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadTo } from "~/features/sign-in/other-addresses.server";

export async function loader(args: LoaderFunctionArgs) {
  return leadTo(args, "/reset");
}
