import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/call";
import { pageQuery, PaginationSchema, SortSchema } from "../../http/paging";
import { listUsers, peopleOf } from "./list";
import { type ManageCall, unknownPerson } from "./scope";

const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;
const all = "/users/{userId}/orgCustomers";

const CustomerSchema = z
  .object({
    /** The email that the person signs in with. */
    uid: z.string(),
    customerId: z.string(),
    email: z.string(),
    name: z.string(),
    active: z.boolean(),
    roles: z.array(z.string()),
    orgUnit: z.object({ uid: z.string(), name: z.string(), active: z.boolean() }),
  })
  .openapi("B2BUser");

type Listed = Awaited<ReturnType<typeof peopleOf>>[number];

const customerView = ({ customerPK, email, name, roles, status, unit }: Listed) => ({
  ...{ uid: email, customerId: customerPK, email, name },
  active: status === "active",
  roles: roles.map(({ code }) => code),
  orgUnit: unit,
});

/** The reads of people by which published clients find their way (contract §10); the shop's own pages read more. */
export function referenceCustomerRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: all,
      summary: "The people whom the caller sees, by page and sort",
      query: pageQuery.extend({ search: z.string().max(200).optional() }),
      answer: z
        .object({
          users: z.array(CustomerSchema),
          pagination: PaginationSchema,
          sorts: z.array(SortSchema),
        })
        .openapi("B2BUserList"),
    },
    async ({ query, ...call }) => {
      const { users, pagination, sorts } = await listUsers(call, query);
      return { users: users.map(customerView), pagination, sorts };
    },
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${all}/{orgCustomerId}`,
      summary: "One person whom the caller sees",
      params: z.object({ orgCustomerId: z.string().min(1).max(60) }),
      answer: CustomerSchema,
    },
    ({ params, ...call }) => showCustomer(call, params.orgCustomerId),
  );
}

/** @throws OccError 404 for a person whom the caller does not see. */
async function showCustomer(call: ManageCall, customerId: string) {
  const [person] = await peopleOf(call, [customerId]);
  if (!person) throw unknownPerson(customerId);
  return customerView(person);
}
