import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadEnding } from "~/features/punch-out/ending.server";
import { HiddenFields } from "~/features/punch-out/hidden-fields";
import { pageMeta } from "~/http/page-meta";
import { AwayForm } from "~/ui/away-form";
import { Button } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Session ended");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await loadEnding(request, context)) ?? null;
}

/** What became of a visit, and the one way on. */
export default function PunchOutSessionEndPage() {
  const ending = useLoaderData<typeof loader>();
  const form = ending?.form;
  return (
    <div className="wrap pt-6">
      <PageHeading title="Your session has ended" lead={leadOf(ending)} />
      {form ? (
        <AwayForm to={form.address} target={form.target}>
          <HiddenFields fields={form.fields} />
          <Button variant="job">
            {ending.outcome === "returned" ? "SEND IT AGAIN" : "RETURN TO YOUR SYSTEM"}
          </Button>
        </AwayForm>
      ) : null}
    </div>
  );
}

function leadOf(ending: ReturnType<typeof useLoaderData<typeof loader>>): string {
  if (ending?.outcome === "returned") {
    return `Your lines went back to ${ending.host}. If they did not arrive there, send them again.`;
  }
  if (ending?.outcome === "cancelled") {
    return `You cancelled this requisition. Nothing of your cart goes back to ${ending.host}.`;
  }
  return "You can close this window. To order, start again from your procurement system.";
}
