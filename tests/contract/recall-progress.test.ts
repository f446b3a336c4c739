import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { setStock } from "../support/shopping";

const api = await apiOfFile();
const ADMIN = "admin@emberbun.example";
const VISOR = "EB-4006";

interface Figures {
  people: number;
  left: number;
  onTheWay: number;
  exchanged: number;
}

const list = async (as = ADMIN) => api.call("GET", "/manage-organisation/recalls", { as });
const one = async (as = ADMIN, code = VISOR) =>
  api.call("GET", `/manage-organisation/recalls/${code}`, { as });
const visor = async (): Promise<Figures> =>
  (await list()).body.recalls.find(({ styleCode }: { styleCode: string }) => styleCode === VISOR);
const sum = (units: Figures[], of: keyof Figures) => units.reduce((total, unit) => total + unit[of], 0);

test("[B-17] an administrator sees how many recalled pieces are to be exchanged, on the way and exchanged, by unit", async () => {
  const before = await visor();
  expect(before).toMatchObject({
    ...{ name: "Visor", kind: "recall", replacement: { name: "Cap, adjustable" }, exchangeFree: true },
    ...{ onTheWay: 0, exchanged: 0 },
  });
  expect(before.left).toBeGreaterThan(0);
  const byUnit = async (): Promise<Figures[]> => (await one()).body.units;
  const same = async (figures: Figures) => {
    const units = await byUnit();
    for (const of of ["people", "left", "onTheWay", "exchanged"] as const)
      expect([of, sum(units, of)]).toEqual([of, figures[of]]);
  };
  await same(before);

  const [line] = await rowsOf<{ uid: string; order: string; entry: number; pieces: number }>(
    api.db,
    sql`select u.uid, o.code as order, e.entry_number as entry, e.quantity as pieces
      from orders o join order_entries e on e.order_code = o.code join users u on u.customer_id = o.customer_id
      join consignments c on c.order_code = o.code
      where e.product ->> 'styleCode' = ${VISOR} and e.pack_id is not null and u.active
        and o.organisation_uid = 'emberbun' and c.status = 'DELIVERY_COMPLETED'
        and not exists (select from return_entries r where r.order_code = o.code and r.order_entry_number = e.entry_number)
      order by o.code limit 1`,
  );
  const { uid, order, entry, pieces } = line!;
  const path = `/orders/${order}/returnExchange`;
  const { body } = await api.call("GET", path, { as: uid });
  const its = body.entries.find(
    ({ orderEntryNumber }: { orderEntryNumber: number }) => orderEntryNumber === entry,
  );
  const { code: cap } = its.sizes[0];
  await setStock(api, cap, 500);
  const asked = await api.call("POST", path, {
    as: uid,
    body: {
      entries: [
        {
          ...{ orderEntryNumber: entry, quantity: pieces, type: "EXCHANGE", reason: "RECALLED" },
          replacementCode: cap,
        },
      ],
    },
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const way = await visor();
  expect(way).toMatchObject({
    people: before.people,
    left: before.left - pieces,
    onTheWay: pieces,
    exchanged: 0,
  });
  await same(way);

  const [request] = asked.body.returnRequests;
  await api.db
    .execute(sql`update return_requests set status = 'COMPLETED', sent_at = ${api.now().toISOString()}::timestamptz
    where code = ${request.code}`);
  const done = await visor();
  expect(done).toMatchObject({
    people: before.people,
    left: before.left - pieces,
    onTheWay: 0,
    exchanged: pieces,
  });
  await same(done);
});

test("[B-17] the progress is that of the caller's units, for administrators, in one and two statements", async () => {
  expect((await list("admin@saltbush.example")).body.recalls).toEqual([]);
  expectRefusal(await one("admin@saltbush.example"), 404, "NotFoundError");
  expectRefusal(await one(ADMIN, "EB-4001"), 404, "NotFoundError");
  expectRefusal(await one(ADMIN, "O'Brien-Ngāti <b>&"), 404, "NotFoundError");
  for (const wearer of ["wearer@emberbun.example", "approver@emberbun.example"]) {
    expectRefusal(await list(wearer), 403, "ForbiddenError");
    expectRefusal(await one(wearer), 403, "ForbiddenError");
  }
  const statements = async (read: () => Promise<unknown>) => {
    await read();
    const counted = { statements: 0 };
    await statementCount.run(counted, read);
    return counted.statements;
  };
  const [all, single] = [await statements(() => list()), await statements(() => one())];
  expect(single - all).toBe(1);
});
