import { z } from "@hono/zod-openapi";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { selectsThoseAtHome, atHomeIn } from "./at-home";
import { unitNodes, unitTree } from "./nodes";
import { approvalProcessOf } from "./process";
import { referenceUnit } from "./read";
import { NodeSchema, NodesSchema, ProcessesSchema, UnitSchema } from "./reference-contract";

const id = z.string().min(1).max(60);
const manages = { tag: "Business units", who: "person", needs: "manage-organisation" } as const;
const users = "/users/{userId}";

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
      summary: "The approval processes of a unit: the one of the organisation, which serves all of its units",
      answer: ProcessesSchema,
    },
    ({ about }) => Promise.resolve({ approvalProcesses: [approvalProcessOf(about.organisation)] }),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${users}/orgUnits/{b2bUnitId}`,
      summary: "One unit with its parent and addresses; at FULL with its people and cost centres",
      params: z.object({ b2bUnitId: id }),
      answer: UnitSchema,
    },
    async (call) => {
      const unit = await referenceUnit(call, call.params.b2bUnitId);
      if (!selectsThoseAtHome(fieldsOf(call.query))) return unit;
      return { ...unit, ...(await atHomeIn(call, unit.uid)) };
    },
  );
}
