import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { HomePage } from "~/features/home/home-page";
import { loadHome } from "~/features/home/home.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Home");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadHome);
}

export default HomePage;
