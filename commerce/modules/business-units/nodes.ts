import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { unitsBelow } from "../organisation";
import type { UnitCall } from "./read";

interface Row {
  uid: string;
  name: string;
  active: boolean;
  parent_uid: string | null;
}

/** A unit with the units below it (contract §10). */
export interface UnitNode {
  [key: string]: unknown;
  id: string;
  name: string;
  active: boolean;
  /** Of the unit above; absent for the caller's own. */
  parent?: string;
  children: UnitNode[];
}

/** The units that the caller manages, by name; one statement. */
const rowsBelow = (call: UnitCall): Promise<Row[]> =>
  rowsOf(
    call.db,
    sql`select n.uid, n.name, n.active, n.parent_uid from units n
      where n.uid in ${unitsBelow(call.about.unit.uid)} order by lower(n.name), n.uid`,
  );

/** The caller's unit as the root of the tree of those that they manage. */
export async function unitTree(call: UnitCall): Promise<UnitNode> {
  const rows = await rowsBelow(call);
  const root = call.about.unit.uid;
  const nodes = new Map<string, UnitNode>(
    rows.map(({ uid, name, active }) => [uid, { id: uid, name, active, children: [] }]),
  );
  for (const { uid, parent_uid } of rows) {
    const parent = uid === root || parent_uid === null ? undefined : nodes.get(parent_uid);
    if (!parent) continue;
    nodes.get(uid)!.parent = parent.id;
    parent.children.push(nodes.get(uid)!);
  }
  return nodes.get(root)!;
}

/** The same as a list, for choosing one. */
export async function unitNodes(call: UnitCall) {
  const root = call.about.unit.uid;
  return {
    unitNodes: (await rowsBelow(call)).map(({ uid, name, active, parent_uid }) => ({
      ...{ id: uid, name, active },
      parent: uid === root ? undefined : (parent_uid ?? undefined),
    })),
  };
}
