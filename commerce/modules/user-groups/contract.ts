import { z } from "@hono/zod-openapi";
import { PaginationSchema, pageQuery, SortSchema } from "../../http/paging";
import { REQUIRED_TEXT, requiredText } from "../../http/text-schema";
import { PermissionSchema } from "../limits";
import { ListedPersonSchema } from "../manage-users";

/** A group of people (contract §10). */
const UserGroupSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    orgUnit: z.object({ uid: z.string(), name: z.string() }),
    /** All of them, also those whom the caller does not manage. */
    membersCount: z.number(),
    limitsCount: z.number(),
    /** Whether the person of the call belongs to it. */
    selected: z.boolean().optional(),
    /** Why it cannot be changed: its unit is disabled. */
    obstacle: z.string().optional(),
    /** Send it back with a change: an older one is refused with 409. */
    version: z.number(),
  })
  .openapi("OrgUnitUserGroup");

export const UserGroupListSchema = z
  .object({
    orgUnitUserGroups: z.array(UserGroupSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("OrgUnitUserGroupList");

export const UserGroupDetailSchema = UserGroupSchema.extend({
  /** Its purchase limits, each of which every member has. */
  orderApprovalPermissions: z.array(PermissionSchema),
}).openapi("OrgUnitUserGroupDetail");

/** People whom the caller manages, with whether each is a member. */
export const GroupPeopleSchema = z
  .object({
    // By the names of published clients, too, for which roles are codes.
    users: z.array(ListedPersonSchema.extend({ selected: z.boolean() })),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("OrgUnitUserGroupPeople");

const done = { status: z.literal("SUCCESS"), message: z.string(), code: z.string() };
export const DoneSchema = z.object(done).openapi("UserGroupSaved");

/** The group as published clients read it, beside what the shop's own pages show. */
export const GroupSavedSchema = UserGroupSchema.extend(done).openapi("OrgUnitUserGroupSaved");

const orgUnit = z.object({ uid: requiredText(60) });
export const GroupBody = z.object({
  uid: z
    .string({ error: REQUIRED_TEXT })
    .trim()
    .min(1, { error: REQUIRED_TEXT, abort: true })
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/, "Enter at most 30 letters, digits and hyphens."),
  name: requiredText(80),
  orgUnit,
});
/** What is named changes; published clients send the id along. */
export const GroupChangeBody = z.object({
  uid: z.string().max(60).optional(),
  name: requiredText(80).optional(),
  orgUnit: orgUnit.optional(),
  version: z.number().int().optional(),
});

export const SORTS = {
  name: "Name",
  "-name": "Name, backwards",
  uid: "Id",
  "-uid": "Id, backwards",
} as const;
export type Sort = keyof typeof SORTS;

const search = z.string().max(200).optional();
export const ListQuery = pageQuery.extend({ search });
/** `true` for the groups of a person alone, `false` for all others. */
export const OfPersonQuery = ListQuery.extend({ selected: z.enum(["true", "false"]).optional() });
export const PeopleQuery = pageQuery.extend({
  search,
  /** `true` for members alone, `false` for all others. */
  selected: z.enum(["true", "false"]).optional(),
});
