import { answer } from "~/commerce/client.server";
import { pageNumberOf } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";

export const previewsPath = "/content-previews";

const PAGE_SIZE = 20;

/** A page of what is not published yet. */
export async function loadPreviews(visit: Visit, request: Request) {
  const currentPage = pageNumberOf(new URL(request.url).searchParams);
  const [{ drafts, pagination }, timeZone] = await Promise.all([
    answer(visit.commerce.GET("/cms/drafts", { params: { query: { currentPage, pageSize: PAGE_SIZE } } })),
    visit.timeZone(),
  ]);
  return {
    drafts: drafts.map(({ uid, name, updated, page }) => ({
      uid,
      name,
      updated: readableMoment(updated, timeZone),
      title: page.title,
      label: page.label ?? "/",
    })),
    currentPage: pagination.currentPage,
    totalPages: pagination.totalPages,
    total: pagination.totalResults,
  };
}

/** Opens a preview of a page: a ticket of an hour, and the address that a back office opens with it. */
export async function openPreview(visit: Visit, form: FormData) {
  const label = String(form.get("label") ?? "");
  const pageLabel = /^\/[\w/-]{0,119}$/.test(label) ? label : "/";
  const { previewPath } = await answer(visit.commerce.POST("/cms/previewTickets", { body: { pageLabel } }));
  return seeOther(visit, previewPath);
}
