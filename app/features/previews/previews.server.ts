import type { ResponseOf } from "~/commerce/response";
import { contentItemPath } from "~/paths";
import { readableMoment } from "~/ui/dates";

export const previewsPath = "/content-previews";

/** A page of what is not published yet. */
export const previewsView = ({ drafts, pagination }: ResponseOf<"get", "/cms/drafts">, timeZone: string) => ({
  drafts: drafts.map(({ uid, kind, name, updated, page }) => ({
    uid: `${kind} ${uid}`,
    to: contentItemPath(kind, uid),
    name,
    updated: readableMoment(updated, timeZone),
    title: page.title,
    label: page.label ?? "/",
  })),
  currentPage: pagination.currentPage,
  totalPages: pagination.totalPages,
  total: pagination.totalResults,
});
