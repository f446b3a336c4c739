import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { Visit } from "~/session/visit.server";
import { findSlot, paragraphs } from "./components.server";
import { sanitise } from "./sanitise.server";

/**
 * A page that editors write: its title, its banners and its sanitised paragraphs.
 * @throws Response 404 when the CMS has no page with that label.
 */
export async function loadContentPage(visit: Visit, label: string) {
  const page = await readContentPage(visit, label);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** The same for a page with optional content: undefined if the CMS has none. */
export async function readContentPage(visit: Visit, label: string) {
  if (!/^[\w/-]{1,120}$/.test(label)) return undefined;
  try {
    const page = await answer(
      visit.commerce.GET("/cms/pages", {
        params: { query: { pageType: "ContentPage", pageLabelOrId: label } },
      }),
    );
    return {
      title: page.title ?? "",
      banners: paragraphs(page, "PageBanners"),
      html: findSlot(page, "BodyContent").map((component) => sanitise(String(component["content"] ?? ""))),
    };
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return undefined;
    throw error;
  }
}
