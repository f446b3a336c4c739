import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import { readableMoment } from "~/ui/dates";
import { bulkOrderFilePath, bulkOrderPath, bulkOrdersPath } from "~/paths";
import { toneOf } from "./tones";

const PAGE_SIZE = 20;
const STATES = ["ready", "mend", "placing", "placed"] as const;

/** What the list is asked for in its address. */
export const bulkOrdersQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: bulkOrdersPath, sorts: ["-sent"], names: ["status"] },
    choices: { status: STATES },
  });

const statusOf = ({ filters }: ListQuery) => STATES.find((one) => one === filters["status"]);

/** The same for the API. */
export const filesQuery = (query: ListQuery, currentPage: number) => ({
  currentPage,
  pageSize: PAGE_SIZE,
  search: query.search,
  status: statusOf(query),
});

/** The form for a file, and the files that were sent before. */
export function bulkOrdersView(
  query: ListQuery,
  page: ResponseOf<"get", "/bulkOrders">,
  { filters }: ResponseOf<"get", "/bulkOrders/filters">,
  timeZone: string,
) {
  const states = optionsOf(filters, "status");
  return {
    ...listView(query, { ...page, sorts: [] }, page.bulkOrders.length, {
      status: nameOf(states, statusOf(query)),
    }),
    csv: undefined,
    key: newIdempotencyKey(),
    template: bulkOrderFilePath(),
    states,
    rows: page.bulkOrders.map((one) => ({
      ...one,
      to: bulkOrderPath(one.uploadId),
      sent: readableMoment(one.sentDate, timeZone),
      tone: toneOf[one.status],
    })),
  };
}

/** A file stands beside the form; its fields say nothing. */
export const uploadSchema = z.object({});
