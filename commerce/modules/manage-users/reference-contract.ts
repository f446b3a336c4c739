import { z } from "@hono/zod-openapi";
import { atFull } from "../../http/fields";
import { optionalText, requiredText } from "../../http/text-schema";
import { titleCodeOf } from "../sites";
import type { peopleOf } from "./list";
import { ManagedUserSchema } from "./contract";
import { ROLE_CODES } from "./roles";

const customer = {
  /** The email that the person signs in with. */
  uid: z.string(),
  customerId: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  titleCode: z.string().optional(),
  active: z.boolean(),
  roles: z.array(z.string()),
  orgUnit: z.object({ uid: z.string(), name: z.string(), active: z.boolean() }),
};

/** Who is asked about a person's orders. Somebody whom the caller does not see has the customer id as `uid`. */
export const B2BApproverSchema = z
  .object({ ...customer, email: z.string().optional(), selected: z.boolean() })
  .openapi("B2BApprover");

/** A person as published clients read one (contract §10). */
export const B2BUserSchema = z
  .object({ ...customer, approvers: atFull(z.array(B2BApproverSchema).optional()) })
  .openapi("B2BUser");

/** The same beside what the shop's own pages read of a person; `roleDetails` has the names of the roles. */
export const ListedPersonSchema = z.object({
  ...ManagedUserSchema.shape,
  ...customer,
  roleDetails: ManagedUserSchema.shape.roles,
});

export type Listed = Awaited<ReturnType<typeof peopleOf>>[number];

export const b2bUserOf = ({ customerPK, email, name, title, ...one }: Listed) => ({
  ...{ uid: email, customerId: customerPK, email, name },
  ...{ firstName: one.firstName, lastName: one.lastName },
  titleCode: title ? titleCodeOf(title) : undefined,
  active: one.status === "active",
  roles: one.roles.map(({ code }) => code),
  orgUnit: one.unit,
});

/** By their codes, among which published clients send the right, too. */
const roles = z.array(z.enum(ROLE_CODES, { error: "There is no such role." })).max(20);
const person = {
  /** Empty for none. */
  titleCode: optionalText(20),
  firstName: requiredText(60),
  lastName: requiredText(60),
  email: requiredText(200),
  orgUnit: z.object({ uid: requiredText(60) }),
};

export const NewCustomerBody = z.object({ ...person, roles });

/** What is named changes; who is deactivated has no roles any more. */
export const CustomerBody = z
  .object(person)
  .partial()
  .extend({
    customerId: z.string().max(60).nullish(),
    roles: roles.optional(),
    active: z.boolean().optional(),
    /** Refused: people set their own by a link. */
    password: z.string().max(1000).nullish(),
  });
