import { z } from "@hono/zod-openapi";
import { PaginationSchema } from "../../http/paging";

/** What a person is told in the shop (contract §20: the items of the header). */
export const NoticesSchema = z
  .object({
    notifications: z.array(
      z.object({
        id: z.string(),
        kind: z.enum([
          ...(["order", "parcel", "return", "stock", "points"] as const),
          ...(["sign-in", "approval", "coupon", "replenishment", "quote", "starter"] as const),
          "replacement",
          "recall",
        ]),
        title: z.string(),
        /** What was said with it. */
        text: z.string().optional(),
        /** A sentence about it. */
        more: z.string().optional(),
        read: z.boolean(),
        date: z.string(),
        /** The page that it is about, below the shop's address. */
        url: z.string(),
        /** The next step, in the words of its button, and the page that it leads to. */
        action: z.object({ label: z.string(), url: z.string() }),
      }),
    ),
    /** All notices, those that were not read, and those of each group. */
    counts: z.object({
      all: z.number(),
      unread: z.number(),
      orders: z.number(),
      stock: z.number(),
      points: z.number(),
    }),
    /** Orders, returns and other things with something that was not read. */
    unreadCount: z.number(),
    /** When this was read; notices up to then can be counted as read. */
    upTo: z.string(),
    pagination: PaginationSchema,
  })
  .openapi("Notices");
