import { z } from "@hono/zod-openapi";
import { PaginationSchema, SortSchema } from "../../http/paging";
import { optionalText } from "../../http/text-schema";

const Named = z.object({ uid: z.string(), name: z.string() });

/** A customer as agents see them in a list (contract §12). */
const AssistedCustomerSchema = z
  .object({
    uid: z.string(),
    customerId: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    wearerId: z.string(),
    orgUnit: Named,
    organisation: Named,
    /** The open cart that has goods, and its pieces. */
    cartId: z.string().optional(),
    inCart: z.number(),
    /** Orders that wait for an approval. */
    waiting: z.number(),
    /** When the agent who asks last acted for them. */
    assistedAt: z.string().optional(),
    /** Why nobody can act for them: the account is closed, or the organisation allows no agents. */
    barred: z.enum(["closed", "forbidden"]).optional(),
  })
  .openapi("AssistedCustomer");

export const CustomersFoundSchema = z
  .object({
    entries: z.array(AssistedCustomerSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("AssistedCustomersFound");

export const CustomerListsSchema = z
  .object({
    userGroups: z.array(Named.extend({ membersCount: z.number() })),
    currentPage: z.number(),
    numberOfPages: z.number(),
    pageSize: z.number(),
    totalNumber: z.number(),
  })
  .openapi("AssistedCustomerLists");

/** What is empty or has another form is refused by the handler, which names every field that is wrong. */
export const NewCustomerBody = z.object({
  firstName: optionalText(60),
  lastName: optionalText(60),
  emailAddress: optionalText(200),
  /** The id of the unit that the person belongs to; without one, the agent's own. */
  orgUnit: optionalText(60),
});

export const NewCustomerSchema = z
  .object({
    uid: z.string(),
    customerId: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  })
  .openapi("AssistedNewCustomer");

/** Who acted for a person, the last first. */
export const AssistsSchema = z
  .object({
    assists: z.array(z.object({ agent: z.string(), startedAt: z.string(), lastAt: z.string() })),
  })
  .openapi("Assists");

export const AllowedSchema = z.object({ allowed: z.boolean() }).openapi("AssistsAllowed");
