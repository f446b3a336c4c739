import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { like } from "drizzle-orm";
import { jobRuns } from "../../commerce/jobs/tables";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const PAGE = "/manage-users?do=upload";
let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(ADMIN);
});
afterAll(() => shop.api.close());

const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const get = (path: string) => shop.request(path, { cookie });
const post = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ idempotencyKey: randomUUID(), ...fields }))
    body.set(name, value);
  return shop.request(PAGE, { cookie, body });
};
const sendBytes = (bytes: BlobPart, name = "crew.csv") =>
  post({ intent: "send", file: new File([bytes], name) });
const HEAD = "First name,Last name,Email,Unit\r\n";

describe("upload users", () => {
  test("[US-03] a file is shown row by row, the good ones are added, and the others come back with what is wrong", async () => {
    const text = `${HEAD}<b>Mei,O'Brien-Ngāti &,up-1@saltbush.example,saltbush\r\nSam,,up-2@saltbush.example,nowhere`;
    const sent = await sendBytes(text);
    expect(sent.status).toBe(303);
    const path = sent.headers.get("Location")!;
    const page = await html(await get(path));
    expect(page).toContain("1 of 2 rows is ready");
    expect(page).toContain("You manage no unit with this number or name.");
    expect(page).toContain("Line 3");
    expect(await html(await get(`${path}&state=ready`))).toContain("&lt;b&gt;Mei");
    expect(await shop.api.db.select().from(users).where(like(users.uid, "up-%"))).toEqual([]);

    const upload = new URL(path, "http://x").searchParams.get("upload")!;
    expect((await post({ intent: "add", upload })).status).toBe(303);
    const busy = await html(await get(path));
    expect(busy).toContain("Adding 1 person");
    expect(busy).toContain('http-equiv="refresh"');
    await shop.api.db.update(jobRuns).set({ dueAt: new Date(0) });
    await shop.api.jobs.runDue();
    expect(await html(await get(path))).toContain("1 person added");

    const mend = await (await get(`/manage-users.csv?upload=${upload}`)).text();
    expect(mend).toContain("What is wrong");
    const again = await html(
      await get((await sendBytes(mend.replace("Sam,", "Sam,Lee"))).headers.get("Location")!),
    );
    expect(again).toContain("You manage no unit");
    const same = await html(await get((await sendBytes(text)).headers.get("Location")!));
    expect(same).toContain("This file was sent before.");
  });

  test("[US-03] a row that may be a mistake waits to be looked at, and is mended or added there", async () => {
    const text = `${HEAD}Ada,Twice,up-21@saltbush.example,saltbush\r\nAda,Twice,up-22@saltbush.example,saltbush`;
    const path = (await sendBytes(text)).headers.get("Location")!;
    const upload = new URL(path, "http://x").searchParams.get("upload")!;
    const first = await html(await get(path));
    expect(first).toContain("1 row may be a mistake and waits until you have looked.");
    expect(first).toContain("Line 2 has the same name. Is it somebody else?");
    expect(first).toMatch(/<input[^>]*aria-label="Last name of Ada Twice, line 3"[^>]*value="Twice"/);
    expect(first).toContain("Add these too, all 2 people");
    expect((await post({ intent: "look", upload })).status).toBe(303);
    await shop.api.db.update(jobRuns).set({ dueAt: new Date(0) });
    await shop.api.jobs.runDue();
    expect(await html(await get(path))).toContain("2 people added");
  });

  test("[US-03] rows are mended on the page, those with the same unknown unit at once", async () => {
    const text = `${HEAD}Mei,Lee,up-31@saltbush.example,nowhere\r\nSam,Lee,up-32@saltbush.example,nowhere\r\nA,<b>,up-33@,saltbush`;
    const path = (await sendBytes(text)).headers.get("Location")!;
    const upload = new URL(path, "http://x").searchParams.get("upload")!;
    const page = await html(await get(path));
    expect(page).toContain("Line 2 and 1 more");
    expect(page).toContain('aria-label="Email of A &lt;b&gt;, line 4"');
    const cells = {
      "mend[0].line": "2",
      "mend[0].column": "Unit",
      "mend[0].text": "saltbush",
      "mend[1].line": "4",
      "mend[1].column": "Email",
      "mend[1].text": "up-33@ & more",
    };
    expect((await post({ intent: "mend", upload, ...cells })).status).toBe(303);
    const mended = await html(await get(path));
    expect(mended).toContain("2 of 3 rows are ready");
    expect(mended).toContain('value="up-33@ &amp; more"');
  });

  test("[US-03] a file whose column of names is not known is kept, and gets its meaning on the page", async () => {
    const sent = await sendBytes("Mitarbeiter,Email,Unit\r\nMei Lee,up-51@saltbush.example,saltbush");
    expect(sent.status).toBe(303);
    const path = sent.headers.get("Location")!;
    const upload = new URL(path, "http://x").searchParams.get("upload")!;
    const page = await html(await get(path));
    expect(page).toContain("A column is not read");
    expect(page).toContain("No column is read as Name.");
    expect(page).toContain("No column is read as Name. Choose which one it is.");
    expect(page).toContain("0 of 1 row is ready");
    const columns = { "columns[0].at": "0", "columns[0].field": "name" };
    expect((await post({ intent: "columns", upload, ...columns })).status).toBe(303);
    const after = await html(await get(path));
    expect(after).toContain("1 of 1 row is ready");
    expect(after).not.toContain("not read");
  });

  test("[US-03] several people are typed on one page and checked like a file", async () => {
    const form = "/manage-users?do=several";
    const send = (fields: Record<string, string>) =>
      shop.request(form, { cookie, body: new URLSearchParams({ idempotencyKey: randomUUID(), ...fields }) });
    expect(await html(await get(form))).toContain('aria-label="Email of person 10"');
    const nobody = await send({ "people[0].unit": "saltbush", "people[0].roles": "Wearer" });
    expect(nobody.status).toBe(400);
    expect(await html(nobody)).toContain("Enter one person at least.");
    const long = await send({ "people[1].firstName": "Zoë <b>", "people[1].email": "x".repeat(301) });
    expect(await html(long)).toContain('value="Zoë &lt;b&gt;"');
    const sent = await send({
      "people[0].firstName": "Mei",
      "people[0].lastName": "O'Brien, Ngāti",
      "people[0].email": "up-41@saltbush.example",
      "people[0].unit": "saltbush",
      "people[0].roles": "Wearer; Customer",
      "people[2].firstName": "Sam",
      "people[2].unit": "saltbush",
    });
    expect(sent.status).toBe(303);
    const checked = await html(await get(sent.headers.get("Location")!));
    expect(checked).toContain("1 of 2 rows is ready");
    expect(checked).toContain("Line 3");
    expect(checked).toContain("This information is required.");
  });

  test("[US-03] the list of users and the template can be sent as they are", async () => {
    const list = await (await get("/manage-users.csv?search=saltbush")).text();
    const sent = await html(await get((await sendBytes(list)).headers.get("Location")!));
    expect(sent).toContain("0 of ");
    expect(sent).not.toContain("What is wrong");
    expect(sent).toMatch(/To mend<small>0</);
    const template = await (await get("/manage-users.csv?do=template")).text();
    expect(await html(await get((await sendBytes(template)).headers.get("Location")!))).toContain(
      "1 of 1 row is ready",
    );
  });

  test("[US-03] files of other programs are read, and what is none is refused in words", async () => {
    const ready = async (bytes: BlobPart) =>
      html(await get((await sendBytes(bytes)).headers.get("Location")!));
    const text = `${HEAD}Zoë,Müller,up-9@saltbush.example,saltbush`;
    expect(await ready(Buffer.from(text, "latin1"))).toContain("1 of 1 row is ready");
    expect(await ready(Buffer.from(`\uFEFF${text}`, "utf16le"))).toContain("Zoë Müller");
    for (const [bytes, words] of [
      ["", "Choose a file that is not empty."],
      ["PK\u0003\u0004", "This is a workbook."],
      ["a\u0000b", "This is not a CSV file."],
      ["x".repeat(4_000_001), "more than 4 MB"],
      ["This,That\r\n1,2", "A line must name the columns"],
    ] as const) {
      const refused = await sendBytes(bytes);
      expect([words, refused.status]).toEqual([words, 400]);
      expect(await html(refused)).toContain(words);
    }
    expect((await get(`${PAGE}&upload=nobody`)).status).toBe(404);
  });
});
