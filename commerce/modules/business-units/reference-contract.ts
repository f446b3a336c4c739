import { z } from "@hono/zod-openapi";
import { AddressSchema } from "../carts";

const node = { id: z.string(), name: z.string(), active: z.boolean(), parent: z.string().optional() };

/** A unit with the units below it, by the names of published clients (contract §10). */
export const NodeSchema = z
  .object({ ...node, children: z.array(z.looseObject({ id: z.string() })) })
  .openapi("B2BUnitNode");
export const NodesSchema = z.object({ unitNodes: z.array(z.object(node)) }).openapi("B2BUnitNodeList");

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
  })
  .openapi("B2BUnit");

export const ProcessesSchema = z
  .object({ approvalProcesses: z.array(ProcessSchema) })
  .openapi("B2BApprovalProcessList");
