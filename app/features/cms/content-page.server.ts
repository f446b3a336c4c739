import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { isOpenInVisits } from "~/session/punch-out-paths.server";
import type { Visit } from "~/session/visit.server";
import { findSlot, paragraphs } from "./components.server";
import { sanitise } from "./sanitise.server";

/** A punch-out visit is led away from pages that are closed to it, so there their links are words. */
const withOpenLinks = (visit: Visit, html: string): string =>
  visit.keyed
    ? html.replace(/<a href="(\/[^"?#]*)[^"]*">(.*?)<\/a>/gs, (link, path: string, words: string) =>
        isOpenInVisits(path) ? link : words,
      )
    : html;

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
      robots: page.robotTag ?? "",
      banners: paragraphs(page, "PageBanners"),
      html: findSlot(page, "BodyContent").map((component) =>
        withOpenLinks(visit, sanitise(String(component["content"] ?? ""))),
      ),
    };
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return undefined;
    throw error;
  }
}
