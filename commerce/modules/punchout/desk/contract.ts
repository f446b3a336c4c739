import { z } from "@hono/zod-openapi";
import { pageQuery, PaginationSchema, SortSchema } from "../../../http/paging";
import { FORM_FIELDS } from "../tables";

export const ListQuery = pageQuery.extend({
  search: z.string().max(200).optional(),
  status: z.enum(["active", "off"]).optional(),
});

/** Characters of a document that the check takes; the live address takes a million bytes. */
const MOST_CHARACTERS = 300_000;

export const CheckBody = z.object({ document: z.string().min(1).max(MOST_CHARACTERS) });

const Party = z.object({ domain: z.string(), identity: z.string() });

const connection = {
  name: z.string(),
  kinds: z.array(z.enum(["cXML", "OCI"])),
  active: z.boolean(),
  /** With how many secrets each has: two while one is changed. */
  senders: z.array(Party.extend({ secrets: z.number() })),
  /** User names of OCI. */
  users: z.array(z.string()),
  /** Buyers that the senders speak for; empty for any. */
  buyers: z.array(Party),
  returnHosts: z.array(z.string()),
  frameOrigins: z.array(z.string()),
  allowHttpReturn: z.boolean(),
  formField: z.enum(FORM_FIELDS),
  /** Whose account its visits have. */
  organisation: z.string().optional(),
  lastUsed: z.string().optional(),
  /** Carts that went back in the last seven days. */
  returned: z.number(),
};

const ConnectionSchema = z.object(connection).openapi("PunchOutConnection");

export const ConnectionListSchema = z
  .object({
    connections: z.array(ConnectionSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("PunchOutConnectionList");

export const ConnectionDetailSchema = z
  .object({
    ...connection,
    /** The newest orders of the buyer's system, each with how it differed from the returned cart. */
    orders: z.array(
      z.object({
        orderId: z.string(),
        received: z.string(),
        state: z.enum(["refused", "ordered", "cancelled"]),
        orderCode: z.string().optional(),
        differences: z.string().optional(),
      }),
    ),
  })
  .openapi("PunchOutConnectionDetail");

export const CheckSchema = z
  .object({
    opens: z.boolean(),
    title: z.string(),
    text: z.string(),
    parts: z.array(
      z.object({
        part: z.string(),
        value: z.string(),
        tone: z.enum(["ok", "warn", "bad", "plain"]),
        says: z.string(),
      }),
    ),
    odd: z.array(z.object({ look: z.boolean(), title: z.string(), text: z.string() })),
    connections: z.array(z.object({ name: z.string(), matches: z.boolean(), why: z.string() })),
    sample: z.object({ message: z.string(), sentIn: z.string() }).optional(),
  })
  .openapi("PunchOutCheck");
