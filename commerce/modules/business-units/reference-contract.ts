import { z } from "@hono/zod-openapi";
import { atFull } from "../../http/fields";
import { AddressSchema } from "../carts";
import { B2BCostCentreSchema } from "../cost-centres";
import { B2BUserSchema } from "../manage-users";

const node = { id: z.string(), name: z.string(), active: z.boolean(), parent: z.string().optional() };

/** A unit with the units below it, by the names of published clients (contract §10). */
export const NodeSchema = z
  .object({ ...node, children: z.array(z.looseObject({ id: z.string() })) })
  .openapi("B2BUnitNode");
export const NodesSchema = z.object({ unitNodes: z.array(z.object(node)) }).openapi("B2BUnitNodeList");

const people = atFull(z.array(B2BUserSchema).optional());
const Named = z.object({ uid: z.string(), name: z.string() });
/** Which orders need an approval. */
export const ProcessSchema = z.object({ code: z.string(), name: z.string() }).openapi("B2BApprovalProcess");
export const UnitSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    active: z.boolean(),
    /** Absent for the caller's own unit. */
    parentOrgUnit: Named.optional(),
    approvalProcess: ProcessSchema,
    addresses: z.array(AddressSchema),
    /** Who is at home in the unit, by what they may do: the first 100 of each; `availableUsers` has them all by page. */
    customers: people,
    approvers: people,
    /** Nobody: there is no such role here. */
    managers: people,
    administrators: people,
    /** Those that belong to the unit, without those that it may charge beside them. */
    costCenters: atFull(z.array(B2BCostCentreSchema).optional()),
  })
  .openapi("B2BUnit");

export const ProcessesSchema = z
  .object({ approvalProcesses: z.array(ProcessSchema) })
  .openapi("B2BApprovalProcessList");
