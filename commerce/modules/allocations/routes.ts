import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { changeAllocation, changeAllocations } from "./change";
import {
  AllocationListSchema,
  AllocationSchema,
  ChangeBody,
  ChangesBody,
  GivablePacksSchema,
} from "./contract";
import { givablePacks } from "./givable";
import { listAllocations } from "./read";

const about = { tag: "Packs", who: "person", others: "manage-allocations" } as const;

/** Allocation calls (spec 001 §7, contract §21.2). */
export function allocationRoutes(api: Registrar): void {
  api.call(
    {
      ...about,
      method: "get",
      path: "/orgUsers/{userId}/allocations",
      summary:
        "What each pack gives a person in this period, what is used, held and left, and what was changed",
      query: pageQuery,
      answer: AllocationListSchema,
    },
    (call) => listAllocations(call, call.query),
  );
  api.call(
    {
      ...about,
      needs: "manage-allocations",
      method: "put",
      path: "/orgUsers/{userId}/allocations/{packs}",
      scope: "people:write",
      summary: "Changes what a pack gives a person in this period, or how long it is open for them",
      params: z.object({ packs: z.string().min(1).max(60) }),
      body: ChangeBody,
      answer: AllocationSchema,
    },
    (call) => changeAllocation(call, call.params.packs, call.body),
  );
  api.call(
    {
      ...about,
      needs: "manage-allocations",
      method: "post",
      path: "/orgUsers/{userId}/allocations",
      scope: "people:write",
      summary: "Changes several packs of a person in this period, and gives them others",
      body: ChangesBody,
      answer: AllocationListSchema.pick({ allocations: true }).openapi("ChangedAllocations"),
    },
    (call) => changeAllocations(call, call.body),
  );
  api.call(
    {
      ...about,
      needs: "manage-allocations",
      method: "get",
      path: "/orgUsers/{userId}/givablePacks",
      summary: "The packs that an administrator can give a person",
      answer: GivablePacksSchema,
    },
    (call) => givablePacks(call),
  );
}
