import { z } from "@hono/zod-openapi";
import { dayText } from "../../http/day";
import { filtersSchema, PaginationSchema, SortSchema, listBody } from "../../http/paging";
import { optionalCode, optionalText, REQUIRED_TEXT, requiredText, sentText } from "../../http/text-schema";
import { ATTENTION_CODES } from "./attention";
import { EARLIEST_YEAR, employmentShape } from "./employment";
import { ROLE_CODES } from "./roles";

const Unit = z.object({ uid: z.string(), name: z.string(), active: z.boolean() });
const Role = z.object({ code: z.enum(ROLE_CODES), name: z.string() });
const Status = z.enum(["active", "inactive"]);

/** One person in a list (spec 001 §3, contract §21.5). */
export const ManagedUserSchema = z
  .object({
    customerPK: z.string(),
    name: z.string(),
    /** Empty for a person without one. */
    employeeCode: z.string(),
    email: z.string(),
    mobile: z.string().optional(),
    /** The home unit, which may not be the caller's. */
    unit: Unit,
    roles: z.array(Role),
    defaultCostCentre: z.string().optional(),
    ...employmentShape,
    status: Status,
    /** Whether the caller may change the person. One who only is a member of the caller's units is seen. */
    managed: z.boolean(),
  })
  .openapi("ManagedUser");

export const ManagedUserListSchema = z
  .object({
    users: z.array(ManagedUserSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** All whom the caller sees, whatever the search. */
    peopleCount: z.number(),
    /** Whether roles require protective clothing. */
    rolesRequire: z.boolean(),
  })
  .openapi("ManagedUserList");

const Centre = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.object({ uid: z.string(), name: z.string() }),
});

/** The cost centres that a person may charge (spec 001 §7). */
export const PaymentDetailsSchema = z
  .object({
    customerPK: z.string(),
    costCenters: z.array(
      Centre.extend({
        /** The one that checkout proposes. */
        default: z.boolean(),
        /** Given to this person; the others come with units. */
        removable: z.boolean(),
      }),
    ),
  })
  .openapi("UserPaymentDetails");

export const CentresFoundSchema = z.object({ costCenters: z.array(Centre) }).openapi("CostCentersFound");

export const FiltersSchema = filtersSchema("ManagedUserFilters");

/** A person with everything that an administrator changes (spec 001 §3, contract §21.6). */
export const UserDetailSchema = z
  .object({
    customerPK: z.string(),
    personalDetails: z.object({
      firstName: z.string(),
      lastName: z.string(),
      preferredName: z.string().optional(),
      title: z.string().optional(),
      employeeID: z.string(),
    }),
    contactDetails: z.object({ email: z.string(), mobile: z.string().optional() }),
    employeeCode: z.string(),
    employeeEmail: z.string(),
    employeeMobile: z.string().optional(),
    employeeInformation: z.object({
      unit: Unit,
      /** Further units of the person that the caller manages. */
      furtherUnits: z.array(Unit),
      jobGroup: z.string(),
      /** Per cent of full time. */
      workingTime: z.number(),
      hiredDate: z.string(),
      ...employmentShape,
      /** The name of the person's manager, who is active. */
      manager: z.string().optional(),
    }),
    roles: z.array(Role),
    status: Status,
    managed: z.boolean(),
    /** Whether the person is the caller, who can neither be deactivated nor lose the administrator's role here. */
    self: z.boolean(),
    addedDate: z.string(),
    updatedDate: z.string(),
    updatedBy: z.string().optional(),
    /** Send it back with a change: an older one is refused with 409. */
    version: z.number(),
  })
  .openapi("ManagedUserDetail");

export const RolesSchema = z
  .object({ roles: z.array(Role.extend({ description: z.string() })) })
  .openapi("RoleDetails");

export const EmployeeCodeSchema = z.object({ employeeCode: z.string() }).openapi("EmployeeCode");

/** 200 either way; the message says why not. */
export const ValidSchema = z
  .object({ valid: z.boolean(), message: z.string().optional() })
  .openapi("Validation");

export const DoneSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), customerPK: z.string() })
  .openapi("ManagedUserSaved");

const id = z.string().min(1).max(60);
const which = { customerPK: id, version: z.number().int().optional() };

/** Letters and digits; the server checks that nobody else of the organisation has it. */
export const CODE_PATTERN = /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/;
export const CODE_TEXT = "Enter at most 20 letters, digits and hyphens.";
export const EMAIL_TEXT = "Invalid email format";

/** Whoever has one name alone has no last name. */
const names = { firstName: requiredText(60), lastName: sentText(60) };
const contact = {
  email: requiredText(200),
  mobile: optionalText(40),
};
/** A local day of the organisation; null for one that is not known. What is not sent stays. */
const employmentDay = dayText(undefined, EARLIEST_YEAR).nullable().optional();
const employee = {
  employeeCode: optionalCode(20),
  unitUid: z.string({ error: REQUIRED_TEXT }).trim().min(1, REQUIRED_TEXT).max(60),
  jobGroup: optionalText(60),
  workingTime: z.number().int().min(1, "Enter 1 to 100.").max(100, "Enter 1 to 100.").optional(),
  startsOn: employmentDay,
  endsOn: employmentDay,
};

export const PersonalBody = z.object({
  ...which,
  ...names,
  preferredName: optionalText(60),
  title: optionalText(20),
});
export const ContactBody = z.object({ ...which, ...contact });
export const EmployeeBody = z.object({ ...which, ...employee });

const roleCodes = z.array(z.enum(ROLE_CODES)).max(ROLE_CODES.length);
export const CreateBody = z.object({
  ...names,
  preferredName: optionalText(60),
  title: optionalText(20),
  ...contact,
  ...employee,
  roles: roleCodes,
});
export const RolesBody = z.object({ ...which, roles: roleCodes });
export const RemoveRoleBody = z.object({ ...which, roleCode: z.enum(ROLE_CODES) });

/** Spec 001 §3: "Delete, deactivate and activate user: a content payload". */
export const ContentBody = z.object({ content: z.object(which) });

/** Sorts by their codes; a minus in front turns them round. */
export const SORTS = {
  name: "Name",
  "-name": "Name, backwards",
  employeeCode: "Employee id",
  "-employeeCode": "Employee id, backwards",
  unit: "Unit",
  "-unit": "Unit, backwards",
  "-added": "Newest first",
} as const;
export type Sort = keyof typeof SORTS;

export const ListBody = listBody({
  unit: z.string().max(60).optional(),
  role: z.enum(ROLE_CODES).optional(),
  status: Status.optional(),
  attention: z.enum(ATTENTION_CODES).optional(),
});
export type Asked = z.infer<typeof ListBody>;
