import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { endAssist } from "./act";
import { decidesRules } from "../organisation";
import { allowAssists } from "./allow";
import { bindCart } from "./bind-cart";
import {
  AllowedSchema,
  AssistsSchema,
  CustomerListsSchema,
  CustomersFoundSchema,
  NewCustomerBody,
  NewCustomerSchema,
} from "./contract";
import { createCustomer } from "./create";
import { assistsOf, customerLists, findCustomers } from "./customers";

const tag = "Assisted service";
const agents = { tag, who: "person", needs: "act-for-customers" } as const;
const id = z.string().trim().min(1).max(60);

/**
 * Assisted service (spec 002 §4.6, contract §12, docs/decisions/0112). Published clients call it beside `/occ/v2`, with
 * the site as `baseSite`; http/beside.ts leads them here.
 */
export function assistedRoutes(api: Registrar): void {
  const base = "/assistedservicewebservices";
  api.call(
    {
      ...agents,
      method: "get",
      path: `${base}/customers/search`,
      summary: "Customers by name, email, id, order or cart, or those of a list",
      query: pageQuery.extend({
        query: z.string().max(200).optional(),
        orderId: z.string().max(60).optional(),
        customerListId: z.string().max(80).optional(),
      }),
      answer: CustomersFoundSchema,
    },
    (call) => findCustomers(call, call.query),
  );
  api.call(
    {
      ...agents,
      method: "get",
      path: `${base}/customerlists`,
      summary: "The lists of customers, each with how many people it has",
      answer: CustomerListsSchema,
    },
    (call) => customerLists(call),
  );
  api.call(
    {
      ...agents,
      method: "post",
      path: `${base}/bind-cart`,
      summary: "Gives a cart of the agent, or one that was saved, to a customer",
      query: z.object({ cartId: id, customerId: id }),
    },
    (call) => bindCart(call, call.query),
  );
  api.call(
    {
      ...agents,
      method: "post",
      path: `${base}/customers`,
      scope: "people:write",
      summary: "Adds a customer",
      status: 201,
      body: NewCustomerBody,
      answer: NewCustomerSchema,
    },
    (call) => createCustomer(call, call.body),
  );
  api.call(
    {
      ...agents,
      method: "delete",
      path: `${base}/emulation`,
      summary: "Ends that the agent acts for a customer; calls in the customer's name begin it",
      query: z.object({ customerId: id }),
    },
    ({ db, about, query, now }) => endAssist(db, about.user.customerId, query.customerId, now()),
  );
  api.call(
    {
      method: "put",
      path: "/manage-organisation/assists",
      tag,
      summary: "Allows or forbids that agents act for the people of the caller's organisation",
      who: "person",
      needs: "manage-organisation",
      own: true,
      body: AllowedSchema,
      answer: AllowedSchema,
    },
    (call) => allowAssists(call, call.body.allowed),
  );
  api.call(
    {
      method: "get",
      path: "/manage-organisation/assists",
      tag,
      summary:
        "Whether agents may act for the people of the caller's organisation, and whether the caller decides it",
      who: "person",
      needs: "manage-organisation",
      answer: AllowedSchema.extend({ decides: z.boolean() }).openapi("AssistsOfOrganisation"),
    },
    (call) => Promise.resolve({ allowed: call.about.organisation.assisted, decides: decidesRules(call) }),
  );
  api.call(
    {
      method: "get",
      path: "/users/{userId}/assists",
      tag,
      summary: "When agents of the supplier acted for the person",
      who: "person",
      own: true,
      answer: AssistsSchema,
    },
    (call) => assistsOf(call),
  );
}
