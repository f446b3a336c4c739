import type { MetaFunction } from "@remix-run/node";
import { LoadingScreen } from "~/features/shell/loading-screen";
import { pageMeta } from "~/http/page-meta";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Loading");

export default function PunchOutLoadingPage() {
  return <LoadingScreen text="your shop" />;
}
