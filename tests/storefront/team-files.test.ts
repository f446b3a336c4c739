import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobRuns } from "../../commerce/jobs/tables";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { teamDrafts } from "../../commerce/modules/team-orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { TEST_NOW } from "../support/settings";
import { mainOf, testStorefront, type Storefront } from "../support/storefront";

const OWNER = "approver@emberbun.example";
const FOREIGN = "approver@korraline.example";
const HEAD = "Person;Style;Colour;Size;Quantity;Text";
const TEAM = "/proxy-order?do=team&unit=emberbun-melbourne&pack=PK-EB-TOPUP-CREW";
const NAME = "O'Brien-Ngāti <b>&";
const NAME_HTML = "O&#x27;Brien-Ngāti &lt;b&gt;&amp;";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const as of [OWNER, FOREIGN]) cookies.set(as, await shop.signIn(as));
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.api.db.delete(teamDrafts);
  await shop.api.db.update(stockLevels).set({ onHand: 500 });
});

async function ask(path: string, body?: URLSearchParams | FormData, as = OWNER): Promise<Response> {
  const answer = await shop.request(path, { cookie: cookies.get(as)!, body });
  const set = answer.headers.getSetCookie().find((one) => /^(__Host-)?kitroom=/.test(one));
  if (set) cookies.set(as, set.split(";")[0]!);
  return answer;
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const textOf = async (answer: Response) => mainOf((await answer.text()).replaceAll("<!-- -->", ""));
const placeOf = (answer: Response) => answer.headers.get("location")!;
const countOf = () => shop.api.db.$count(orders, eq(orders.organisationUid, "emberbun"));
const work = async () => {
  await shop.api.db.update(jobRuns).set({ dueAt: TEST_NOW }).where(eq(jobRuns.name, "team-files"));
  await shop.api.jobs.runDue();
};

/** Sends a file as a browser on Windows with Excel does. */
async function send(text: string, name = "winter.csv"): Promise<Response> {
  const page = await textOf(await ask("/proxy-order/team"));
  const body = new FormData();
  body.set("idempotencyKey", keyIn(page));
  body.set("file", new File([text], name, { type: "text/plain" }));
  return ask("/proxy-order/team", body);
}
const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)![1]!;
const keyOf = (what: string) => `${what}-`.padEnd(36, "0");
const bytes = (rows: readonly string[]) => `\ufeff${[HEAD, ...rows].join("\r\n")}\r\n`;

/** People of the restaurant with something left of the crew's tees. */
async function crew() {
  const query = { unit: "emberbun-melbourne", packId: "PK-EB-TOPUP-CREW", pageSize: 40 };
  const { body } = await shop.api.call("GET", "/orgUsers/current/proxy/team", { as: OWNER, query });
  const [garment] = body.garments.filter((one: { shown: boolean }) => one.shown);
  const free = body.people.filter(
    (one: { locked?: string; cells: { left: number }[] }) => !one.locked && one.cells[0]!.left > 0,
  );
  return {
    people: free as { customerId: string; name: string; firstName: string }[],
    row: (person: string, size = "M", quantity = "1") =>
      `${person};${garment.code.split(":")[0]};${garment.colour};${size};${quantity};`,
  };
}

test("[B-04] a file is chosen, its rows are previewed with line, cell and fix, and good rows go", async () => {
  expect(await textOf(await ask("/proxy-order?do=team"))).toContain('href="/proxy-order/team"');
  const { people, row } = await crew();
  const [a, b] = people;
  const sent = await send(
    bytes([row(a!.customerId), row(b!.customerId, "17XL"), row("007"), row(b!.customerId, "M", "0")]),
  );
  expect(sent.status).toBe(303);
  const path = placeOf(sent);
  expect(path).toMatch(/^\/proxy-order\/team\/[\w-]+$/);
  const html = await textOf(await ask(path));
  expect(html).toContain("1 of 4 rows is ready");
  expect(html).toContain("Line 3");
  expect(html).toContain(">17XL<");
  expect(html).toMatch(/Crew tee is not made in this size: XXS, XS/);
  expect(html).toMatch(/<select name="mend\[0\]\.text" aria-label="Size of [^"]+, line 3">/);
  expect(html).toMatch(/<input name="mend\[1\]\.text" aria-label="Person of 007, line 4"[^>]*value="007"/);
  expect(await textOf(await ask(`${path}?state=ready`))).toContain("Crew tee, Charcoal, M");
  expect(await textOf(await ask(`${path}?state=out`))).toContain("Line 5");
  expect(await textOf(await ask(`${path}?state=orders`))).toContain(a!.name);

  const before = await countOf();
  const press = form({
    intent: "place",
    idempotencyKey: keyIn(html.slice(html.indexOf("?do=place"))),
    fingerprint: /name="fingerprint" value="([^"]+)"/.exec(html)![1]!,
  });
  const pressed = await Promise.all([ask(`${path}?do=place`, press), ask(`${path}?do=place`, press)]);
  expect(pressed.map((answer) => [answer.status, placeOf(answer)])).toEqual([
    [303, path],
    [303, path],
  ]);
  expect(await (await ask(path)).text()).toMatch(/http-?equiv="refresh" content="5"/i);
  await work();
  expect(await countOf()).toBe(before + 1);
  const after = await textOf(await ask(`${path}?state=placed`));
  expect(after).toMatch(/href="\/my-account\/orders\/KR-\d+"/);

  // What is mended in the page is checked again, and is an order of its own.
  const mended = await ask(
    path,
    form({
      intent: "mend",
      idempotencyKey: `${keyIn(html)}-again`,
      "mend[0].line": "3",
      "mend[0].column": "Size",
      "mend[0].text": "L",
    }),
  );
  expect(mended.status).toBe(303);
  expect(await (await ask(path)).text()).toContain("1 row mended. 1 row still to mend.");
});

test("[B-04] the file of rows to mend comes back clean after edits, and the whole file orders nothing twice", async () => {
  const { people, row } = await crew();
  const [, , c, d] = people;
  const rows = [row(c!.customerId, "S"), row(d!.customerId, "17XL"), row("0048;", "M")].map((one) =>
    one.replace(";;", ";"),
  );
  const path = placeOf(await send(bytes(rows)));
  const id = path.split("/").at(-1)!;
  const answer = await ask(`/proxy-order/team.csv?file=${id}`);
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const file = await answer.text();
  expect(file.startsWith("Person,Style,Colour,Size,Quantity,Text,What is wrong\r\n")).toBe(true);
  expect(file).toContain("0048,");
  expect(file).toContain("Size: Crew tee is not made in this size");
  const edited = file.replace("17XL", "L").replace("0048,", `${people[4]!.customerId},`);
  const clean = await textOf(await ask(placeOf(await send(edited, "mended.csv"))));
  expect(clean).toContain("2 of 2 rows are ready");
  expect(clean).not.toContain("is not read");

  await ask(`${path}?do=place`, form({ intent: "place", idempotencyKey: keyOf("place-once") }));
  await work();
  const before = await countOf();
  const again = placeOf(await send(bytes(rows).replaceAll(";", ",").replaceAll("\r\n", "\n")));
  const html = await textOf(await ask(again));
  expect(html).toContain("This file was sent before.");
  expect(html).toMatch(/Hassan [^.]* ordered 1 piece with 1 order of it/);
  expect(html).not.toContain("PLACE ");
  expect(await textOf(await ask(`${again}?state=there`))).toMatch(/ ordered this on 18 Mar 2026: KR-\d+\./);
  await ask(`${again}?do=place`, form({ intent: "place", idempotencyKey: keyOf("place-twice") }));
  await work();
  expect(await countOf()).toBe(before);
});

test("[B-04] what is no file, a template, and forms that say nothing", async () => {
  const bad = async (text: string, words: string) => {
    const answer = await send(text);
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain(words);
  };
  await bad("", "Choose a file that is not empty.");
  await bad("PK\u0003\u0004", "This is a workbook.");
  await bad("hello", "A line must name the columns");
  const template = await (await ask("/proxy-order/team.csv")).text();
  expect(template.split("\r\n")[0]).toBe("Person,Style,Colour,Size,Quantity,Text");
  expect(template.split("\r\n").length).toBeGreaterThan(3);
  const path = placeOf(await send(template));
  expect(await textOf(await ask(path))).not.toContain("PLACE ");
  const told = await ask(`${path}?do=place`, form({ intent: "place", idempotencyKey: keyOf("nothing") }));
  expect(told.status).toBe(303);
  expect(await (await ask(path)).text()).toContain("No order is ready. Mend the rows first.");
  expect((await ask(path, form({ intent: "nonsense" }))).status).toBe(303);
});

test("[B-04] the page of a team order is kept under a name, opened as it was typed, renamed and deleted", async () => {
  const html = await textOf(await ask(TEAM));
  const count = /name="(n\.[^"]+)"/.exec(html)![1]!;
  const size = count.replace(/^n/, "s");
  const nameless = await ask(
    TEAM,
    form({ [count]: "2", do: "keep", draftName: " ", idempotencyKey: keyOf("keep-0") }),
  );
  expect(nameless.status).toBe(400);
  const again = await textOf(nameless);
  expect(again).toContain('href="#draftName"');
  expect(again).toMatch(new RegExp(`name="${count.replaceAll(".", "\\.")}"[^>]*value="2"`));
  const sent = form({
    [count]: "2",
    [size]: "",
    number: "PO9",
    do: "keep",
    draftName: NAME,
    idempotencyKey: keyOf("keep-1"),
  });
  const [kept, twice] = await Promise.all([ask(TEAM, sent), ask(TEAM, sent)]);
  expect([kept.status, placeOf(twice)]).toEqual([303, placeOf(kept)]);
  expect(await shop.api.db.$count(teamDrafts)).toBe(1);
  const path = placeOf(kept);
  const open = await textOf(await ask(path));
  expect(open).toContain(`${NAME_HTML}</b> is as you kept it.`);
  expect(open).toMatch(new RegExp(`name="${count.replaceAll(".", "\\.")}"[^>]*value="2"`));
  expect(open).toContain('value="PO9"');
  const list = await textOf(await ask(TEAM));
  expect(list).toContain("Begun team orders");
  expect(list).toContain(NAME_HTML);
  const edit = /href="([^"]+\/edit)"/.exec(list)![1]!;
  expect(await textOf(await ask(edit))).toContain(NAME_HTML);
  expect((await ask(edit, form({ intent: "rename", name: "" }))).status).toBe(400);
  expect(
    (await ask(edit, form({ intent: "rename", name: "Spring", idempotencyKey: keyOf("rn") }))).status,
  ).toBe(303);
  expect(await textOf(await ask("/proxy-order/team"))).toContain("Spring");
  expect((await ask(edit, form({ intent: "delete", idempotencyKey: keyOf("del") }))).status).toBe(303);
  expect((await ask(path)).status).toBe(404);
});

test("[B-04] a page that was kept is gone once it is ordered; what was refused of it stays", async () => {
  const html = await textOf(await ask(TEAM));
  const names = [...html.matchAll(/name="(n\.[^"]+)"/g)].map(([, name]) => name!);
  const ids = [...new Set(names.map((name) => name.split(".")[1]!))].slice(-2);
  const [one, other] = ids.map((id) => names.find((name) => name.includes(`.${id}.`))!);
  const skuOf = (count: string) => {
    const name = count.replace(/^n/, "s").replaceAll(".", "\\.");
    return /value="([^"]+)"/.exec(new RegExp(`name="${name}"[^>]*>.*?</select>`, "s").exec(html)![0])![1]!;
  };
  const typed = {
    [one!]: "1",
    [one!.replace(/^n/, "s")]: skuOf(one!),
    [other!]: "1",
    [other!.replace(/^n/, "s")]: "",
  };
  const path = placeOf(
    await ask(TEAM, form({ ...typed, do: "keep", draftName: "Half", idempotencyKey: keyOf("keep-2") })),
  );
  const before = await countOf();
  expect((await ask(path, form({ ...typed, do: "order", idempotencyKey: keyOf("order-1") }))).status).toBe(
    400,
  );
  expect(await countOf()).toBe(before + 1);
  const [draft] = await shop.api.db.select().from(teamDrafts);
  expect(draft!.grid!.typed).toMatchObject({ [other!]: "1" });
  expect(draft!.grid!.typed).not.toHaveProperty([one!]);
  const rest = { [other!]: "1", [other!.replace(/^n/, "s")]: skuOf(other!) };
  expect((await ask(path, form({ ...rest, do: "order", idempotencyKey: keyOf("order-2") }))).status).toBe(
    303,
  );
  expect([await countOf(), await shop.api.db.$count(teamDrafts)]).toEqual([before + 2, 0]);
});

test("[B-04] nobody of another organisation opens a file, its rows or what was kept", async () => {
  const { people, row } = await crew();
  const path = placeOf(await send(bytes([row(people[0]!.customerId)])));
  const id = path.split("/").at(-1)!;
  for (const page of [
    path,
    `${path}/edit`,
    `/proxy-order/team.csv?file=${id}`,
    `/proxy-order?do=team&draft=${id}`,
  ]) {
    expect([page, (await ask(page, undefined, FOREIGN)).status]).toEqual([page, 404]);
  }
  const posts: [string, Record<string, string>][] = [
    [`${path}?do=place`, { intent: "place" }],
    [path, { intent: "mend" }],
    [`${path}/edit`, { intent: "rename", name: "Mine" }],
    [`/proxy-order?do=team&draft=${id}`, { do: "keep", draftName: "Mine" }],
  ];
  for (const [page, fields] of posts) {
    const answer = await ask(
      page,
      form({ ...fields, idempotencyKey: keyOf(`foreign-${page.length}`) }),
      FOREIGN,
    );
    expect([page, answer.status]).toEqual([page, 404]);
  }
  expect(await textOf(await ask("/proxy-order/team", undefined, FOREIGN))).not.toContain("winter.csv");
  // A file opened as a page that was kept leads to the file, so that no order from there takes it away.
  const asPage = `/proxy-order?do=team&draft=${id}`;
  expect(placeOf(await ask(asPage))).toBe(path);
  expect(placeOf(await ask(asPage, form({ do: "order", idempotencyKey: keyOf("as-page") })))).toBe(path);
  const [me] = await shop.api.db.select().from(users).where(eq(users.uid, OWNER));
  expect(await shop.api.db.$count(teamDrafts, sql`customer_id = ${me!.customerId}`)).toBe(1);
});
