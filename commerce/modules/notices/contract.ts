import { z } from "@hono/zod-openapi";
import { PaginationSchema } from "../../http/paging";

/** What happened to a person's orders and returns (contract §20: the items of the header). */
export const NoticesSchema = z
  .object({
    notifications: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["order", "parcel", "return"]),
        title: z.string(),
        /** What was said with it. */
        text: z.string().optional(),
        read: z.boolean(),
        date: z.string(),
        /** The page that it is about, below the shop's address. */
        url: z.string(),
      }),
    ),
    /** Orders and returns with something that was not read. */
    unreadCount: z.number(),
    /** When this was read; notices up to then can be counted as read. */
    upTo: z.string(),
    pagination: PaginationSchema,
  })
  .openapi("Notices");
