import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/call";
import { AddressSchema } from "../carts";
import { unitNodes, unitTree } from "./nodes";
import { referenceUnit } from "./read";

const id = z.string().min(1).max(60);
const manages = { tag: "Business units", who: "person", needs: "manage-organisation" } as const;
const users = "/users/{userId}";

const node = { id: z.string(), name: z.string(), active: z.boolean(), parent: z.string().optional() };
const NodeSchema = z
  .object({ ...node, children: z.array(z.looseObject({ id: z.string() })) })
  .openapi("B2BUnitNode");
const NodesSchema = z.object({ unitNodes: z.array(z.object(node)) }).openapi("B2BUnitNodeList");

const Named = z.object({ uid: z.string(), name: z.string() });
const UnitSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    active: z.boolean(),
    /** Absent for the caller's own unit. */
    parentOrgUnit: Named.optional(),
    addresses: z.array(AddressSchema),
  })
  .openapi("B2BUnit");

const Processes = z
  .object({ approvalProcesses: z.array(z.object({ code: z.string(), name: z.string() })) })
  .openapi("B2BApprovalProcessList");

/** The reads of units by which published clients find their way (contract §10); the shop's own pages read more. */
export function referenceUnitRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: `${users}/orgUnitsRootNodeTree`,
      summary: "The caller's unit with every unit below it, as a tree",
      answer: NodeSchema,
    },
    unitTree,
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${users}/availableOrgUnitNodes`,
      summary: "The units that the caller manages, to choose one of",
      answer: NodesSchema,
    },
    unitNodes,
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${users}/orgUnitsAvailableApprovalProcesses`,
      summary: "The approval processes of a unit: none to choose from, because one process serves all units",
      answer: Processes,
    },
    () => Promise.resolve({ approvalProcesses: [] }),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${users}/orgUnits/{b2bUnitId}`,
      summary: "One unit with its parent and addresses",
      params: z.object({ b2bUnitId: id }),
      answer: UnitSchema,
    },
    (call) => referenceUnit(call, call.params.b2bUnitId),
  );
}
