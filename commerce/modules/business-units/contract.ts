import { z } from "@hono/zod-openapi";
import { PaginationSchema } from "../../http/paging";
import { AddressSchema } from "../carts";
import { ManagedUserSchema } from "../manage-users";
import { ProcessSchema } from "./reference-contract";

const Status = z.enum(["active", "disabled"]);

/** A unit in its tree (spec 001 §3, contract §21.5). */
const BusinessUnitSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    parentUid: z.string().optional(),
    /** How far below the caller's unit: 0 is that unit. */
    depth: z.number(),
    status: Status,
    /** The people of the unit, as their home or as a further one, without those of units below it. */
    people: z.number(),
    soldToId: z.string(),
    wwgUid: z.string(),
    addedDate: z.string(),
    updatedDate: z.string(),
  })
  .openapi("ManagedBusinessUnit");

export const BusinessUnitListSchema = z
  .object({
    units: z.array(BusinessUnitSchema),
    pagination: PaginationSchema,
    activeCount: z.number(),
    disabledCount: z.number(),
  })
  .openapi("ManagedBusinessUnitList");

export const BusinessUnitDetailSchema = BusinessUnitSchema.extend({
  parentName: z.string().optional(),
  /** Goes up with each change of the name; to be sent with the next one. */
  version: z.number(),
  approvalProcess: ProcessSchema,
  /** Why it cannot be disabled, or enabled; absent if it can. */
  obstacle: z.string().optional(),
  /** What is disabled with it: only what is active today. */
  below: z.object({
    units: z.array(z.object({ uid: z.string(), name: z.string() })),
    people: z.number(),
    approvers: z.number(),
    costCentres: z.array(z.string()),
    budgets: z.array(z.string()),
    /** Orders that wait for a decision; somebody else decides about them. */
    waitingOrders: z.number(),
  }),
}).openapi("ManagedBusinessUnitDetail");

export const DeliveryAndShippingSchema = z
  .object({
    addresses: z.array(AddressSchema),
    deliveryModes: z.array(z.object({ code: z.string(), name: z.string(), description: z.string() })),
  })
  .openapi("DeliveryAndShipping");

export const DoneSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string() })
  .openapi("BusinessUnitSaved");

const id = z.string().min(1).max(60);

export const ListQuery = z.object({
  search: z.string().max(200).optional(),
  status: z.string().max(20).optional(),
  /** Only the units right below this one. */
  unit: z.string().max(60).optional(),
  currentPage: z.coerce.number().int().min(0).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().optional(),
});

/** The people of one unit (spec 001 §3: business-unit user filters have uid and unitName). */
export const UsersTabBody = z.object({
  uid: id,
  unitName: z.string().max(200).optional(),
  search: z.string().max(200).optional(),
  currentPage: z.number().int().min(0).max(1_000_000).optional(),
  pageSize: z.number().int().optional(),
});

/** Most people of one call. */
export const MOST_PEOPLE = 100;

/** Contract §21.5: searchUsersFromBillTo, with what a page needs to keep a choice while it searches on. */
export const FindPeopleQuery = z.object({
  /** The unit that the people are under: the sold-to, a bill-to, or any other. Without one, all whom the caller sees. */
  soldToId: z.string().max(60).optional(),
  searchText: z.string().max(200).optional(),
  /** Account numbers, separated by commas: these people instead of a search. */
  customerPKs: z.string().max(8000).optional(),
  /** Marks those who belong to this unit. */
  unitUid: z.string().max(60).optional(),
});

export const FoundPeopleSchema = z
  .object({
    /** The first 20, by name. */
    users: z.array(ManagedUserSchema.extend({ inUnit: z.boolean() })),
    total: z.number(),
  })
  .openapi("FoundPeople");

export const MembersBody = z.object({
  customerPKs: z.array(id).max(MOST_PEOPLE),
  unitUid: id,
});

export const RemovalSchema = z
  .object({
    /** ERROR if something stands in the way. */
    status: z.enum(["SUCCESS", "ERROR"]),
    message: z.string().optional(),
    /** What must be done first, for each person. */
    obstacles: z.array(
      z.object({
        customerPK: z.string(),
        name: z.string(),
        reason: z.enum(["home", "approver", "orders"]),
        message: z.string(),
        /** Codes of orders, 20 at most. */
        orders: z.array(z.string()),
      }),
    ),
  })
  .openapi("UnitRemovalValidation");
