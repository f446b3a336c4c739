import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rowsOf } from "../../database/connection";
import { apiOfFile } from "../../../tests/support/api";
import { unitsAbove, unitsBelow } from "./managed-units";
import { units } from "./tables";

const { db } = await apiOfFile();
const [top] = await db.select().from(units).where(eq(units.uid, "korraline"));
const unit = (uid: string, parentUid: string | null) => ({ ...top!, uid, parentUid, name: uid });
const below = async (uid: string) =>
  (await rowsOf<{ uid: string }>(db, sql`select uid from ${unitsBelow(uid)} b order by uid`)).map(
    (r) => r.uid,
  );
const above = async (uid: string) =>
  (await rowsOf<{ uid: string }>(db, sql`select uid from ${unitsAbove(uid)} a order by steps`)).map(
    (r) => r.uid,
  );
/** Every line of the tree as a walk finds it; the table must say the same. */
const walked = () =>
  rowsOf(
    db,
    sql`with recursive up as (
        select uid, uid as above_uid, parent_uid, 0 as steps, array[uid] as path from units
        union all
        select u.uid, p.uid, p.parent_uid, u.steps + 1, u.path || p.uid
          from up u join units p on p.uid = u.parent_uid where not p.uid = any(u.path))
      select above_uid, uid, steps from up order by uid, steps, above_uid`,
  );
const kept = () =>
  rowsOf(db, sql`select above_uid, uid, steps from unit_lines order by uid, steps, above_uid`);
const holds = async () => expect(await kept()).toEqual(await walked());

it("[BU-01] the lines of units are true for what stands, and through adding, moving and deleting", async () => {
  await holds();
  // A child before its parent, in one statement.
  await db
    .insert(units)
    .values([unit("line-c", "line-b"), unit("line-b", "line-a"), unit("line-a", "korraline")]);
  await holds();
  expect(await below("line-a")).toEqual(["line-a", "line-b", "line-c"]);
  expect(await above("line-c")).toEqual(["line-c", "line-b", "line-a", "korraline"]);
  await db.update(units).set({ name: "Only a name" }).where(eq(units.uid, "line-b"));
  await holds();
  await db.update(units).set({ parentUid: "korraline" }).where(eq(units.uid, "line-b"));
  await holds();
  expect(await below("line-a")).toEqual(["line-a"]);
  expect(await above("line-c")).toEqual(["line-c", "line-b", "korraline"]);
  await db.delete(units).where(eq(units.uid, "line-b"));
  await holds();
  expect(await above("line-c")).toEqual(["line-c"]);
});

it("[BU-01] a circle in the tree ends at its start", async () => {
  await db.insert(units).values([unit("ring-a", "ring-b"), unit("ring-b", "ring-a")]);
  expect(await below("ring-a")).toEqual(["ring-a", "ring-b"]);
  await holds();
});

it("[BU-01] a moved unit that was renamed takes its branch along", async () => {
  await db.insert(units).values([unit("old-name", "korraline"), unit("leaf", "old-name")]);
  await db.update(units).set({ uid: "new-name" }).where(eq(units.uid, "old-name"));
  await holds();
  expect(await above("leaf")).toEqual(["leaf"]);
});
