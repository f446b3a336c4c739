import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { LIMITS } from "~/commerce/limits.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";
import { counted } from "~/ui/counted";
import { readableMoment } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";
import { editTeamPath, keptTeamPath, teamFilePath, teamOrdersPath, teamRowsFilePath } from "~/paths";

type Drafts = ResponseOf<"get", "/orgUsers/current/proxy/teamDrafts">;
type Draft = Drafts["drafts"][number];

const STATUS: Record<NonNullable<Draft["status"]> | "page", { words: string; tone: StatusTone }> = {
  page: { words: "Kept", tone: "plain" },
  checking: { words: "Being checked", tone: "plain" },
  ready: { words: "Ready to place", tone: "plain" },
  mend: { words: "To mend", tone: "warn" },
  placing: { words: "Being placed", tone: "plain" },
  placed: { words: "Placed", tone: "ok" },
};

/** What a list says of a begun team order. */
export const draftView = (draft: Draft, timeZone: string) => {
  const { draftId, name, kind, status, rowCount, orderCount, placedCount } = draft;
  return {
    ...{ draftId, name },
    to: kind === "page" ? keptTeamPath(draftId) : teamFilePath(draftId),
    edit: editTeamPath(draftId),
    changed: readableMoment(draft.changedDate, timeZone),
    holds: kind === "page" ? "From the page" : `File of ${counted(rowCount, "row")}`,
    placed: placedCount > 0 ? `${placedCount} of ${counted(orderCount, "order")}` : "",
    ...STATUS[status ?? "page"],
  };
};

/** The form for a file, and the team orders that were begun. */
export function teamOrdersView({ drafts, pagination }: Drafts, timeZone: string) {
  const { currentPage, totalPages, totalResults } = pagination;
  return {
    key: newIdempotencyKey(),
    template: teamRowsFilePath(),
    drafts: drafts.map((draft) => draftView(draft, timeZone)),
    list: { currentPage, totalPages, total: totalResults, firstPage: teamOrdersPath },
  };
}

export const uploadSchema = z.object({
  purchaseOrderNumber: optionalText(LIMITS["POST /orgUsers/current/proxy/teamFiles"].purchaseOrderNumber),
});

/** The most characters of a name. */
export const MOST_NAME = LIMITS["POST /orgUsers/current/proxy/teamDrafts"].name;

export const renameSchema = z.object({ name: requiredText(MOST_NAME) });
