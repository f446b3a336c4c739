import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentPage } from "~/features/cms/content-page";
import { loadContentPage } from "~/features/cms/content-page.server";
import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "How to exchange");

/** The exchange rules of the program and the contact for the uniform desk, which handles exchanges. */
export async function loader(args: LoaderFunctionArgs) {
  const order = new URL(args.request.url).searchParams.get("order") ?? "";
  return signedIn(args, async (visit) => {
    const { html } = await loadContentPage(visit, "/help/returns");
    return { html, order: /^[\w-]{1,40}$/.test(order) ? order : undefined };
  });
}

export default function ExchangeReturnPage() {
  const { html, order } = useLoaderData<typeof loader>();
  const shell = useShell();
  return (
    <>
      <ContentPage title="How to exchange" html={html} />
      <div className="wrap">
        <section className="prose mt-6" aria-labelledby="steps">
          <h2 id="steps">What to do</h2>
          <ol>
            <li>Keep the item unworn, with its labels.</li>
            <li>
              Call or email the desk{order ? ` about order ${order}` : " with your order number"}. Say which
              item it is, and which size you need or what is wrong with it.
            </li>
            <li>The desk tells you how to send it back.</li>
          </ol>
        </section>
        <SupportDesk shell={shell} mail={mailAbout(order, shell?.person?.wearerId)} />
      </div>
    </>
  );
}

/** The email text that the person completes for the desk. */
const mailAbout = (order: string | undefined, wearerId: string | undefined) => ({
  subject: order ? `Exchange, order ${order}` : "Exchange",
  body: [
    `Order: ${order ?? ""}`,
    `Wearer number: ${wearerId ?? ""}`,
    "Item and size I have: ",
    "Size I need, or what is wrong: ",
  ].join("\r\n"),
});
