import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/http/page-meta";
import { PageHeading } from "~/ui/page-heading";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Session ended");

export function loader(_: LoaderFunctionArgs) {
  return null;
}

export default function PunchOutSessionEndPage() {
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Your session has ended"
        lead="You can close this window. To order, start again from your procurement system."
      />
    </div>
  );
}
