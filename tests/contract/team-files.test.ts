import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { components } from "../../app/commerce/occ";
import { rowsOf } from "../../commerce/database/connection";
import { jobRuns } from "../../commerce/jobs/tables";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { proxies } from "../../commerce/modules/proxy/tables";
import { teamDrafts } from "../../commerce/modules/team-orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const ADMIN = "admin@emberbun.example";
const OWNER = "approver@emberbun.example";
const FOREIGN = "admin@korraline.example";
const PACK = "PK-EB-TOPUP-CREW";
const HEAD = "Person,Style,Colour,Size,Quantity,Text";
const FILES = "/orgUsers/current/proxy/teamFiles";

type File = components["schemas"]["TeamFile"];

const call = (method: string, path: string, options: object = {}) =>
  api.call(method, path, { as: ADMIN, ...options });
const send = (text: string, options: object = {}, more: object = {}) =>
  call("POST", FILES, { ...options, body: { fileName: "winter.csv", text, ...more } });
const sent = async (rows: readonly string[], more: object = {}): Promise<string> =>
  (await send([HEAD, ...rows].join("\r\n"), {}, more)).body.draftId;
const show = async (id: string, query: object = {}, as = ADMIN): Promise<File> =>
  (await call("GET", `${FILES}/${id}`, { as, query: { pageSize: 100, ...query } })).body;
const fix = (id: string, body: object) => call("PATCH", `${FILES}/${id}`, { body });
const press = (id: string, query: object = {}, headers = {}) =>
  call("POST", `${FILES}/${id}/place`, { query, headers });
const ordersOf = async (id: string) =>
  (await call("GET", `${FILES}/${id}/orders`, { query: { pageSize: 100 } })).body.orders;
const work = async (times = 1) => {
  for (let run = 0; run < times; run += 1) {
    await api.db.update(jobRuns).set({ dueAt: TEST_NOW }).where(eq(jobRuns.name, "team-files"));
    await api.jobs.runDue();
  }
};
const countOf = () => api.db.$count(orders, eq(orders.organisationUid, "emberbun"));
/** What is wrong, by line: the head of the column and the words. */
const faultsOf = ({ rows }: File) =>
  Object.fromEntries(
    rows.flatMap(({ line, faults }) => (faults[0] ? [[line, [faults[0].column, faults[0].message]]] : [])),
  ) as Record<number, [string, string]>;

/** People who have pieces left of the first garment of the crew's pack, with the codes of that garment. */
async function crew(unit = "emberbun-melbourne", as = ADMIN) {
  const query = { unit, packId: PACK, pageSize: 40 };
  const page = (await call("GET", "/orgUsers/current/proxy/team", { as, query })).body;
  const [garment] = page.garments.filter((one: { shown: boolean }) => one.shown);
  const free = page.people.filter(
    (one: { locked?: string; cells: { left: number }[] }) => !one.locked && one.cells[0]!.left >= 1,
  );
  const rows = await api.db
    .select()
    .from(users)
    .where(
      inArray(
        users.customerId,
        free.map(({ customerId }: { customerId: string }) => customerId),
      ),
    );
  const people = free.map((one: { customerId: string; cells: { left: number }[] }) => ({
    ...rows.find(({ customerId }) => customerId === one.customerId)!,
    left: one.cells[0]!.left,
  }));
  const [style] = garment.code.split(":");
  return {
    people,
    style,
    colour: garment.colour as string,
    sizes: garment.sizes as { label: string }[],
    garment,
  };
}

beforeEach(async () => {
  await api.db.delete(proxies);
  await api.db.delete(teamDrafts);
  await api.db.update(stockLevels).set({ onHand: 900 });
});

describe("a file of a team order", () => {
  test("[B-04] one order for each person, shown before anything is ordered, and placed by the job", async () => {
    const { people, style, colour, sizes } = await crew();
    const [a, b] = people;
    const before = await countOf();
    const id = await sent([
      `${a.wearerId},${style},${colour},${sizes[2]!.label},1,`,
      `${b.uid},${style.toLowerCase()},${colour.toUpperCase()},${sizes[1]!.label.toLowerCase()},1,`,
    ]);
    const file = await show(id);
    expect(file).toMatchObject({ status: "ready", all: 2, counts: { ready: 2 }, orders: { ready: 2 } });
    expect(file.rows.map(({ line, person }) => [line, person])).toEqual([
      [2, `${a.firstName} ${a.lastName}`],
      [3, `${b.firstName} ${b.lastName}`],
    ]);
    expect(await countOf()).toBe(before);
    const key = { "Idempotency-Key": `press-${id}` };
    const pressed = await Promise.all([1, 2, 3].map(() => press(id, { fingerprint: file.fingerprint }, key)));
    expect(pressed.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 3 }, () => [202, "2 orders are being placed."]),
    );
    expect((await press(id)).body.message).toMatch(/^These orders were sent to be placed at /);
    expect(await show(id)).toMatchObject({ status: "placing", orders: { placing: 2 } });
    await work(2);
    const placed = await show(id);
    expect(placed).toMatchObject({ status: "placed", counts: { placed: 2 }, orders: { placed: 2 } });
    expect(await countOf()).toBe(before + 2);
    const [first] = await ordersOf(id);
    const [row] = await api.db.select().from(orders).where(eq(orders.code, first.orderCode));
    expect(row).toMatchObject({ customerId: a.customerId, paymentType: "ACCOUNT", ownShareCents: 0 });
    expect(placed.rows[0]!.orderCode).toBe(first.orderCode);
    await press(id);
    await work();
    expect(await countOf()).toBe(before + 2);
  });

  test("[B-04] every fault has its line and cell, and what can be written there; good rows go meanwhile", async () => {
    const { people, style, colour, sizes } = await crew();
    const [a, b, c, d, gone] = people;
    const [size] = sizes.map(({ label }) => label);
    await api.db.update(users).set({ active: false }).where(eq(users.customerId, gone.customerId));
    await api.db.update(users).set({ wearerId: "0048" }).where(eq(users.customerId, d.customerId));
    const id = await sent([
      `${a.wearerId},${style},${colour},${size},1,`,
      `${b.wearerId},NO-SUCH,${colour},${size},1,`,
      `${b.wearerId},${style},${colour},47XL,1,`,
      `${gone.wearerId},${style},${colour},${size},1,`,
      `${c.wearerId},${style},${colour},${size},99,`,
      `${a.wearerId},${style},${colour},${size},1,`,
      `48,${style},${colour},${size},1,`,
      `0048,${style},${colour},${size},1,`,
      `${b.wearerId},${style},Ultraviolet,${size},1,`,
      `${b.wearerId},${style},${colour},${size},two,`,
      `${b.wearerId},${style},${colour},${size},0,`,
      `${b.wearerId},${style},${colour},${size},1,<b>`,
      `,${style},${colour},${size},1,`,
      `KC-000001,${style},${colour},${size},1,`,
    ]);
    const file = await show(id);
    await api.db.update(users).set({ active: true }).where(eq(users.customerId, gone.customerId));
    expect(file.counts).toEqual({ mend: 11, check: 0, ready: 2, out: 1, there: 0, placed: 0 });
    expect(file.rows.filter(({ state }) => state === "ready").map(({ line }) => line)).toEqual([2, 9]);
    const faults = faultsOf(file);
    const name = (one: typeof a) => `${one.firstName} ${one.lastName}`;
    expect(faults).toMatchObject({
      3: ["Style", expect.stringContaining(`No pack of ${b.firstName}’s has a style with this code`)],
      4: ["Size", expect.stringContaining("is not made in this size")],
      5: ["Person", expect.stringContaining(`${name(gone)} has left`)],
      6: ["Quantity", expect.any(String)],
      7: ["Quantity", `Line 2 has the same for ${name(a)}. Write the quantity of both there, and 0 here.`],
      8: ["Person", expect.stringContaining(`Spreadsheets drop zeros: is it 0048, ${name(d)}?`)],
      10: ["Colour", expect.stringContaining("is not made in this colour")],
      11: ["Quantity", "Write a whole number from 1 to 99."],
      13: ["Text", expect.stringContaining("Use only letters")],
      14: ["Person", "Write the employee ID, email or name of the person."],
      15: ["Person", "You can order for nobody with this employee ID, email or name."],
    });
    const optionsOf = (line: number) =>
      file.rows.find((row) => row.line === line)!.faults[0]!.options?.map(({ value }) => value);
    expect(optionsOf(3)).toContain(style);
    expect(optionsOf(4)).toEqual(sizes.map(({ label }) => label));
    expect(optionsOf(8)).toEqual(["0048"]);
    expect(optionsOf(10)).toContain(colour);
    expect(file.kinds.map(({ column }) => column).sort()).toEqual(
      ["Colour", "Person", "Quantity", "Size", "Style", "Text"].sort(),
    );
    expect(await show(id, { state: "mend", column: "Size" })).toMatchObject({ rows: [{ line: 4 }] });

    const before = await countOf();
    await press(id);
    await work(2);
    expect(await countOf()).toBe(before + 2);
    // What is mended in the page is another order of its person.
    const mended = await fix(id, {
      cells: [
        { line: 4, column: "Size", text: size },
        { line: 2, column: "Size", text: "S" },
      ],
    });
    expect(mended.body.message).toContain("Already ordered and left as they were: lines 2.");
    expect((await show(id, { state: "ready" })).rows.map(({ line }) => line)).toEqual([4, 5]);
    await press(id);
    await work(2);
    expect(await countOf()).toBe(before + 4);
    expect((await show(id)).counts).toMatchObject({ placed: 4, mend: 8, there: 1 });
  });

  test("[B-04] two files with the same rows that are checked before either is placed order once", async () => {
    const { people, style, colour, sizes } = await crew("emberbun-dandenong");
    const row = `${people[0].wearerId},${style},${colour},${sizes[3]!.label},1,`;
    const [one, other] = [await sent([row]), await sent([row])];
    const before = await countOf();
    expect([(await show(one)).status, (await show(other)).status]).toEqual(["ready", "ready"]);
    await press(one);
    await press(other);
    await work(2);
    expect(await countOf()).toBe(before + 1);
    const states = [await show(one), await show(other)].map(({ counts }) => [counts.placed, counts.there]);
    expect(states.sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test("[B-04] a row that is changed is ordered, and so is one whose order was cancelled", async () => {
    const { people, style, colour, sizes } = await crew("emberbun-hoppers-crossing");
    const row = (size: string) => `${people[0].wearerId},${style},${colour},${size},1,`;
    const [s, m] = [sizes[1]!.label, sizes[2]!.label];
    const id = await sent([row(s)]);
    await press(id);
    await work(2);
    const code = (await show(id)).rows[0]!.orderCode!;
    const stateIn = async (file: string) => (await show(file)).rows[0]!.state;
    const again = await sent([row(s)]);
    expect(await stateIn(again)).toBe("there");
    await fix(again, { cells: [{ line: 2, column: "Size", text: m }] });
    expect(await stateIn(again)).not.toBe("there");
    await api.db.update(orders).set({ cancelledAt: TEST_NOW }).where(eq(orders.code, code));
    expect(await stateIn(await sent([row(s)]))).not.toBe("there");
  });

  test("[B-04] a total that changed and somebody who may not order now order nothing", async () => {
    const { people, style, colour, sizes } = await crew("emberbun-sydney");
    const id = await sent([`${people[0].wearerId},${style},${colour},${sizes[3]!.label},1,`]);
    const before = await countOf();
    await api.db.execute(sql`update team_file_orders set total_cents = 1 where draft_id = ${id}`);
    await press(id);
    await work(2);
    expect(await show(id)).toMatchObject({ status: "ready", counts: { placed: 0 } });
    expect((await ordersOf(id))[0].message).toContain("What it costs changed");
    await press(id);
    const { groups } = (await api.db.select().from(users).where(eq(users.uid, ADMIN)))[0]!;
    await api.db
      .update(users)
      .set({ groups: ["b2bcustomergroup"] })
      .where(eq(users.uid, ADMIN));
    await work(2);
    await api.db.update(users).set({ groups }).where(eq(users.uid, ADMIN));
    expect(faultsOf(await show(id))[2]).toEqual(["", "Whoever sent this file may not order for others now."]);
    expect(await countOf()).toBe(before);
    await fix(id, {});
    expect(await show(id)).toMatchObject({ status: "ready" });
  });

  test("[B-04] a press after the file changed in another tab says so; a file of other columns is mapped", async () => {
    const { people, style, colour, sizes } = await crew("emberbun-parramatta");
    const text = `Wer,Artikel,Colour,Size,Qty\n${people[0].wearerId},${style},${colour},${sizes[3]!.label},1`;
    const id = (await send(text)).body.draftId;
    const before = await show(id);
    expect(before).toMatchObject({ missing: ["Person", "Style"], counts: { mend: 1 } });
    const columns = [
      { at: 0, field: "person" },
      { at: 1, field: "style" },
    ];
    expectRefusal(await fix(id, { columns: [{ at: 9, field: "person" }] }), 400, "ValidationError");
    expect((await fix(id, { columns })).status).toBe(200);
    expect(await show(id)).toMatchObject({ missing: [], counts: { ready: 1 } });
    expectRefusal(await press(id, { fingerprint: before.fingerprint }), 409, "ConflictError");
    expectRefusal(await send("nothing"), 400, "ValidationError");
    expectRefusal(await send('Person,Style,Quantity\n"1,2,3'), 400, "ValidationError");
  });

  test("[B-04] nobody else sees a file, of the same organisation or another, and only who may order for others", async () => {
    const { people, style, colour, sizes } = await crew();
    const id = await sent([`${people[1].wearerId},${style},${colour},${sizes[3]!.label},1,`]);
    const asked: [string, string, object][] = [
      ["GET", `${FILES}/${id}`, {}],
      ["GET", `${FILES}/${id}/orders`, {}],
      ["PATCH", `${FILES}/${id}`, { body: { cells: [{ line: 2, column: "Size", text: "M" }] } }],
      ["POST", `${FILES}/${id}/place`, {}],
      ["GET", `/orgUsers/current/proxy/teamDrafts/${id}`, {}],
      ["PATCH", `/orgUsers/current/proxy/teamDrafts/${id}`, { body: { name: "Mine" } }],
      ["DELETE", `/orgUsers/current/proxy/teamDrafts/${id}`, {}],
    ];
    for (const [method, path, options] of asked) {
      for (const as of [OWNER, FOREIGN]) {
        expectRefusal(await call(method, path, { ...options, as }), 404, "NotFoundError");
      }
      expectRefusal(
        await call(method, path, { ...options, as: "wearer@emberbun.example" }),
        403,
        "ForbiddenError",
      );
    }
    expectRefusal(await send("a,b", { as: "wearer@emberbun.example" }), 403, "ForbiddenError");
    const list = async (as: string) =>
      (await call("GET", "/orgUsers/current/proxy/teamDrafts", { as })).body.drafts.length;
    expect([await list(ADMIN), await list(OWNER), await list(FOREIGN)]).toEqual([1, 0, 0]);
    // People of other organisations are nobody.
    const foreign = (await send(`${HEAD}\n${people[1].wearerId},${style},,,1,`, { as: FOREIGN })).body
      .draftId;
    expect(faultsOf(await show(foreign, {}, FOREIGN))[2]![1]).toContain("You can order for nobody");
  });

  test("[B-04] 250 rows as Excel writes them: previewed row by row, placed, and sent again to no double order", async () => {
    // Windows line ends, a byte order mark, semicolons, titles above the heads and blank rows below.
    const { style, colour, sizes } = await crew();
    const all = await rowsOf<{ wearerId: string; customerId: string }>(
      api.db,
      sql`select u.wearer_id as "wearerId", u.customer_id as "customerId" from users u
        join allocations a on a.customer_id = u.customer_id and a.pack_id = ${PACK}
        where u.active and a.period_end >= ${TEST_NOW.toISOString()}::date and a.period_start <= ${TEST_NOW.toISOString()}::date
        order by u.customer_id`,
    );
    const rows = Array.from({ length: 250 }, (_, at) => {
      const one = all[at % all.length]!;
      return `${one.wearerId};${style};${colour};${sizes[Math.floor(at / all.length) % sizes.length]!.label};1;`;
    });
    const text = ["\ufeffWinter issue;;;;;", HEAD.replaceAll(",", ";"), ...rows, ";;;;;"].join("\r\n");
    const before = await countOf();

    const { status, body } = await send(text);
    expect(status).toBe(201);
    const id = body.draftId;
    const first = await show(id);
    expect(first.all).toBe(250);
    expect(first.rows[0]!.line).toBe(3);
    // The people whose orders were not tried at once are tried by the job.
    await work(8);
    const checked = await show(id);
    expect(checked.status).toBe("ready");
    expect(checked.counts.check).toBe(0);
    expect(checked.counts.ready).toBeGreaterThan(50);
    const { ready } = checked.orders;
    expect((await press(id, { fingerprint: checked.fingerprint })).status).toBe(202);
    await work(8);
    const placed = await show(id);
    expect(placed.orders).toEqual({ check: 0, ready: 0, placing: 0, placed: ready });
    expect(await countOf()).toBe(before + ready);

    // The same rows with commas and other line ends are the same file.
    const again = (await send(text.replaceAll(";", ",").replaceAll("\r\n", "\n"))).body.draftId;
    const second = await show(again);
    const [sender] = await api.db.select().from(users).where(eq(users.uid, ADMIN));
    expect(second.before).toMatchObject({
      name: `${sender!.firstName} ${sender!.lastName}`,
      orders: ready,
      pieces: placed.counts.placed,
    });
    expect(second.counts).toMatchObject({ there: placed.counts.placed, ready: 0 });
    expect(second.rows.find(({ state }) => state === "there")!.faults[0]!.message).toMatch(
      / ordered this on 18 Mar 2026: KR-\d+\.$/,
    );
    expectRefusal(await press(again), 400, "ValidationError");
    await work(2);
    expect(await countOf()).toBe(before + ready);
  });
});
