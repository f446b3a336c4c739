import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { pageOf, pagination } from "../../http/paging";
import { allocatedPacks, queryFor, type AllocatedPack, type PackCall } from "../packs";
import { allocationChanges, entitlementMovements } from "../entitlement/tables";
import { comingViews } from "./coming-view";
import { allocationView } from "./present";
import type { Change } from "./rows";

/** Rows of the list (spec 001 §9, "Allocation view call number"). */
const PAGE_SIZE = 120;

/** The allocations of a person, in two statements whatever their number. */
export async function listAllocations(call: PackCall, query: { currentPage?: number; pageSize?: number }) {
  const page = pageOf(query, PAGE_SIZE, PAGE_SIZE);
  const all = await call.once("packs", () => allocatedPacks(call.db, queryFor(call)));
  const shown = all.slice(page.offset, page.offset + page.pageSize);
  return {
    allocations: await allocationViews(call, shown),
    pagination: pagination(page, all.length),
    coming: comingViews(call, all),
  };
}

/** Packs as allocations, with what was changed of each. */
export async function allocationViews(call: PackCall, packs: AllocatedPack[]) {
  const ids = packs.map(({ allocationId }) => allocationId);
  if (ids.length === 0) return [];
  const changes = await changesOf(call.db, ids);
  return packs.map((pack) => allocationView(call, pack, changes));
}

const changesOf = (db: Database, allocationIds: number[]): Promise<Change[]> =>
  db
    .select({
      row: allocationChanges,
      amounts: sql<Change["amounts"]>`coalesce((select json_agg(json_build_object('measure', m.measure,
        'bundleId', m.bundle_id, 'amount', case m.kind when 'grant' then m.amount else -m.amount end) order by m.id)
        from ${entitlementMovements} m where m.change_id = ${allocationChanges}.id), '[]')`,
    })
    .from(allocationChanges)
    .where(inArray(allocationChanges.allocationId, allocationIds))
    .orderBy(sql`${allocationChanges.id} desc`);
