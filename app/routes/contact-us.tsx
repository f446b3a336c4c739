import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction = (args) => pageMeta(args, "Contact us");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    // The frame of a page can be without the person; this page is about who helps them.
    await visit.person();
    return null;
  });
}

export default function ContactPage() {
  return (
    <div className="wrap pt-6">
      <PageHeading title="Contact us" lead="Have your wearer number and, for an order, its number ready." />
      <SupportDesk shell={useShell()} />
    </div>
  );
}
