import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { NoticesSchema } from "./contract";
import { listNotices, NOTICE_GROUPS, readNotice, readNotices } from "./list";

const person = { tag: "Notices", who: "person" } as const;

/** A person's notices (contract §20, `orgUsers/{user}/notifications`). */
export function noticeRoutes(api: Registrar): void {
  api.call(
    {
      ...person,
      method: "get",
      path: "/users/{userId}/notifications",
      summary:
        "What the person was told in the last 12 months, about orders and returns, orders that wait for their decision, stock, and packs that lapse",
      query: pageQuery.extend({
        unread: z.enum(["true", "false"]).optional(),
        group: z.enum(NOTICE_GROUPS).optional(),
      }),
      answer: NoticesSchema,
    },
    ({ query, ...call }) => listNotices(call, { ...query, unread: query.unread === "true" }),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/users/{userId}/notifications/read",
      summary: "Counts the notices up to a date as read",
      body: z.object({ upTo: z.string().max(40).datetime({ offset: true }) }),
    },
    ({ body, ...call }) => readNotices(call, new Date(body.upTo)),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/users/{userId}/notifications/{noticeId}/read",
      summary: "Counts one notice as read, with the earlier ones of the same order or return",
      params: z.object({ noticeId: z.string().max(60) }),
    },
    (call) => readNotice(call, call.params.noticeId),
  );
}
