import { z } from "@hono/zod-openapi";
import { PaginationSchema, SortSchema } from "../../http/paging";
import { PROXY_ENDS } from "./tables";

/** Whom the caller orders for (spec 001 §3 "Proxy mode: uid and cartId", contract §21.1). */
export const ProxySchema = z
  .object({
    enabled: z.boolean(),
    /** The person's user id. */
    uid: z.string().optional(),
    /** The person in the `proxyuserid` header of the calls that order for them. */
    customerId: z.string().optional(),
    name: z.string().optional(),
    firstName: z.string().optional(),
    wearerId: z.string().optional(),
    /** The person's open cart, if there is one. */
    cartId: z.string().optional(),
    startedAt: z.string().optional(),
    /** How the last one ended, for a day: a second press of the form learns the order that the first one placed. */
    ended: z
      .object({ name: z.string(), by: z.enum(PROXY_ENDS), orderCode: z.string().optional() })
      .optional(),
  })
  .openapi("ProxyOrder");

export const StartBody = z.object({
  /** The user id, customer id or wearer id of somebody of the caller's units. */
  uid: z.string().trim().min(1).max(200),
});

export const ProxyPeopleSchema = z
  .object({
    people: z.array(
      z.object({
        uid: z.string(),
        customerId: z.string(),
        name: z.string(),
        firstName: z.string(),
        wearerId: z.string(),
        unit: z.object({ uid: z.string(), name: z.string() }),
        jobGroup: z.string(),
        /** Pieces in the person's open cart. */
        inCart: z.number(),
        /** closed: the account; in-use: somebody else orders for the person; yours: the caller does. */
        status: z.enum(["free", "yours", "in-use", "closed"]),
        /** Who orders for the person, and since when. */
        by: z.object({ name: z.string(), startedAt: z.string() }).optional(),
      }),
    ),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** All of whom the caller may order for. */
    total: z.number(),
    units: z.array(z.object({ uid: z.string(), name: z.string() })),
  })
  .openapi("ProxyPeople");
