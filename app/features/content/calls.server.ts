import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";

const KINDS = ["components", "slots", "pages"] as const;

/** What a page of content is about, as the API's paths name it. */
export interface ContentKey {
  contentKind: (typeof KINDS)[number];
  contentId: string;
}

/** The longest uid of a slot. */
const LONGEST = 180;

/** What the path of a page names. @throws Response 404 for what is no kind of content. */
export function contentKeyOf({ params }: Pick<LoaderFunctionArgs, "params">): ContentKey {
  const contentKind = KINDS.find((kind) => kind === params["kind"]);
  if (!contentKind) throw new Response(null, { status: 404 });
  return { contentKind, contentId: params["uid"]!.slice(0, LONGEST) };
}

/** The component that the path of its own page names. */
export const componentKeyOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => ({
  contentKind: "components" as const,
  contentId: params["uid"]!.slice(0, LONGEST),
});

/** A component, slot or page as staff edit it. */
export const readItem = (visit: Visit, path: ContentKey) =>
  answer(visit.commerce.GET("/cms/editing/{contentKind}/{contentId}", { params: { path } }));
