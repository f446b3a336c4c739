import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentPage } from "~/features/cms/content-page";
import { loadContentPage } from "~/features/cms/content-page.server";
import { pageMeta, robotsMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";

const title = "Terms and conditions";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, args.data?.title ?? title),
  ...robotsMeta(args.data?.robots),
];

/** The default terms, used if editors have written none. */
const fallback = `<p>Orders are taken under your organisation's uniform agreement. An order is final once it is placed or,
where your organisation asks for it, once it is approved.</p><p>Garments that were marked, engraved or altered for you
cannot be returned unless they are faulty. Other garments can be exchanged in the event of incorrect sizing, faulty
items or incorrect shipments.</p><p>Anything that your allowance does not cover is charged as shown before you order.</p>`;

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const page = await loadContentPage(visit, "/terms-and-conditions").catch((error: unknown) => {
      if (error instanceof Response && error.status === 404) return undefined;
      throw error;
    });
    return page && page.html.length > 0
      ? { ...page, title: page.title || title }
      : { title, robots: "", banners: [], html: [fallback] };
  });
}

export default function TermsRoute() {
  return <ContentPage {...useLoaderData<typeof loader>()} />;
}
