import { answer } from "~/commerce/client.server";
import { templatePath, uploadPath } from "~/paths";
import { knownChoice } from "~/lists/known-choice.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { ROLES_OFFERED } from "~/features/manage-users/offered.server";
import { choiceOf, readUnits } from "~/features/manage-users/units.server";

const STATES = ["mend", "look", "ready", "there", "added"] as const;
type State = (typeof STATES)[number];
const PAGE_SIZE = 20;

interface AskedRows {
  state?: State;
  column?: string;
  together?: "true";
  currentPage?: number;
  pageSize?: number;
}

/** A file that was sent, with a page of its rows. */
export const readUpload = (visit: Visit, uploadId: string, asked: AskedRows) =>
  answer(
    visit.commerce.GET("/manage-users/bulk/{uploadId}", {
      params: { path: { uploadId }, query: { pageSize: PAGE_SIZE, ...asked } },
    }),
  );

/** The form for a file, or the rows of the one that was sent: those to mend, or without one the good ones. */
export async function readUploadPage(visit: Visit, url: URL) {
  const key = newIdempotencyKey();
  const id = url.searchParams.get("upload")?.slice(0, 60);
  if (!id) return { key, template: templatePath, upload: null };
  const { choice: asked, isUnknown } = knownChoice(url.searchParams, "state", STATES);
  const currentPage = Math.min(
    Math.max(Math.trunc(Number(url.searchParams.get("currentPage"))) || 0, 0),
    999,
  );
  const column = url.searchParams.get("column")?.slice(0, 60) || undefined;
  const read = (state: State) =>
    readUpload(visit, id, { state, column, currentPage, together: state === "mend" ? "true" : undefined });
  const first = await read(asked ?? "mend");
  const state = asked ?? STATES.find((one) => first.counts[one] > 0) ?? "ready";
  const shown = state === (asked ?? "mend") ? first : await read(state);
  const mends = (state === "mend" || state === "look") && !shown.adding;
  const kind = (label: string, count: number, of?: string) => ({
    label,
    count,
    to: uploadPath(id, "mend", of),
    current: of === column,
  });
  const timeZone = await visit.timeZone();
  const moment = (date: string) => readableMoment(date, timeZone);
  return {
    key,
    template: templatePath,
    upload: {
      ...shown,
      state,
      isUnknown,
      sentDate: moment(shown.sentDate),
      before: shown.before && { ...shown.before, date: moment(shown.before.date) },
      states: STATES.map((one) => ({ state: one, count: shown.counts[one], to: uploadPath(id, one) })),
      kinds:
        mends && state === "mend" && shown.kinds.length > 1
          ? [
              kind("All columns", shown.counts.mend),
              ...shown.kinds.map(({ column: of, count }) => kind(of, count, of)),
            ]
          : [],
      units: mends ? choiceOf(await readUnits(visit)) : undefined,
      roles: ROLES_OFFERED,
      mendKey: newIdempotencyKey(),
      here: url.pathname + url.search,
      firstPage: uploadPath(id, state, column),
      self: uploadPath(id),
      mendFile: `/manage-users.csv?upload=${encodeURIComponent(id)}`,
    },
  };
}
