import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readContentPage } from "~/features/cms/content-page.server";
import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction = (args) => pageMeta(args, "Contact us");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    // The shell may lack the person if its call failed, but this page needs them.
    const [content] = await Promise.all([readContentPage(visit, "/contact-us"), visit.person()]);
    return { hours: content?.html ?? [] };
  });
}

export default function ContactPage() {
  const { hours } = useLoaderData<typeof loader>();
  const shell = useShell();
  return (
    <div className="wrap pt-6">
      <PageHeading title="Contact us" lead="Call or email us." />
      <SupportDesk shell={shell} hours={hours} />
      <section className="prose mt-6" aria-labelledby="ready">
        <h2 id="ready">Have this ready</h2>
        <ul>
          <li>Your name{shell?.person?.wearerId ? ` and wearer number, ${shell.person.wearerId}` : ""}</li>
          <li>For an order: its number, which begins with KR</li>
          <li>For an item: its name, colour and size</li>
        </ul>
      </section>
    </div>
  );
}
