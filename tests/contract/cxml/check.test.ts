import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { carts } from "../../../commerce/modules/carts/tables";
import { writeConnections } from "../../../commerce/modules/punchout";
import { punchoutConnections, punchoutSessions } from "../../../commerce/modules/punchout/tables";
import { idempotencyKeys } from "../../../commerce/modules/sites/tables";
import { apiOfFile } from "../../support/api";
import {
  credential,
  FROM,
  itemOut,
  SENDER,
  sendCxml,
  setupDocument,
  type SetupParts,
} from "../../support/cxml";
import { validator } from "../../support/cxml-visit";
import { expectRefusal } from "../../support/expect";
import { skuOf } from "../../support/shopping";

const api = await apiOfFile();
const as = "agent@kitroom.example";
const polo = await skuOf(api, "KC-5002");
const validate = validator();
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});

const check = (document: string) =>
  api.call("POST", "/punchout/connections/check", { as, body: { document } });
const judged = async (parts: SetupParts) => (await check(setupDocument(parts))).body;
const part = (body: { parts: { part: string; value: string; says: string }[] }, name: string) =>
  body.parts.find((one) => one.part === name);
const odd = (body: { odd: { title: string }[] }) => body.odd.map(({ title }) => title);

describe("a document that staff check", () => {
  test("[PO-07] tells what was read, what matches, and what would go back, and writes nothing", async () => {
    const rows = async () => [
      await api.db.$count(punchoutSessions),
      await api.db.$count(carts),
      await api.db.$count(idempotencyKeys),
      (await api.db.select().from(punchoutConnections)).map(({ lastUsedAt }) => lastUsedAt),
    ];
    const before = await rows();
    const body = await judged({
      cookie: "REQ-20417/é/2",
      more: "<Extrinsic name='UserEmail'>l.z@k.example</Extrinsic>",
    });
    expect(body).toMatchObject({
      opens: true,
      title: "It would open a visit",
      connections: [{ name: "Tenderline", matches: true, why: "" }],
    });
    expect(part(body, "Secret")).toMatchObject({ value: "13 characters, not shown", says: "Right" });
    expect(part(body, "Return address")).toMatchObject({ says: "Allowed" });
    expect(part(body, "User")?.value).toBe("l.z@k.example");
    expect(body.sample.message).toContain("<BuyerCookie>REQ-20417/&#233;/2</BuyerCookie>");
    validate(body.sample.message);
    expect(JSON.stringify(body)).not.toContain("Kitroom-2026!");
    expect(await rows()).toEqual(before);
  });

  test.each<[string, SetupParts, string, string]>([
    [
      "an unknown sender",
      { senders: credential("NetworkId", "NOBODY", "x") },
      "Status 401",
      "Another sender.",
    ],
    ["a wrong secret", { senders: credential("NetworkId", "TENDERLINE", "x") }, "Status 401", "other secret"],
    ["no secret", { senders: credential("NetworkId", "TENDERLINE") }, "Status 401", "without one secret"],
    ["two secrets", { senders: SENDER + SENDER }, "Status 401", "without one secret"],
    ["another buyer", { from: credential("DUNS", "7") }, "Status 403", "From is networkid KORRALINE there."],
  ])(
    "[PO-07] with %s tells why none matches, with the status of the live address",
    async (_, parts, text, why) => {
      const document = setupDocument(parts);
      const { body } = await check(document);
      expect([body.opens, body.text]).toEqual([false, expect.stringContaining(text)]);
      expect(body.connections).toMatchObject([{ name: "Tenderline", matches: false }]);
      expect(body.connections[0].why).toContain(why);
      expect(`Status ${(await sendCxml(api, document)).code}`).toBe(text);
    },
  );

  test("[PO-07] whose secret is written over is judged as if it were right", async () => {
    const hidden = credential("NetworkId", "TENDERLINE", "••••••••");
    expect(await judged({ senders: hidden })).toMatchObject({
      opens: true,
      title: "It would open a visit, if the secret is right",
    });
    expect(await judged({ senders: hidden, post: "" })).toMatchObject({ opens: false });
    expect(await judged({ senders: credential("NetworkId", "NOBODY", "••••••••") })).toMatchObject({
      opens: false,
    });
  });

  test("[PO-07] tells what is odd, and what needs a look first", async () => {
    const document = setupDocument({
      doctype: "",
      operation: "CREATE",
      senders: credential("NETWORKID", " TENDERLINE ", "Kitroom-2026!"),
      from: credential("DUNS", "079928354") + FROM,
      post: "<BrowserFormPost><URL> http://tenderline.example/r </URL></BrowserFormPost>",
      more: `<SupplierSetup><URL>https://old.example</URL></SupplierSetup><Extrinsic name="User">A</Extrinsic><Odd/>${itemOut(polo, 1)}`,
    })
      .replace("2026-11-21T09:30:00+11:00", "20/11/2026 15:04:01")
      .replace(/(<From>[^]*?<\/From>)\s*(<To>[^]*?<\/To>)/, "$2$1");
    const { body } = await check(document);
    expect(body.opens).toBe(true);
    expect(odd(body)).toEqual([
      "Plain http",
      "Lines in a create",
      "Operation",
      "Order of the parts",
      "Parts that the book does not have",
      "Spaces round the return address",
      "SupplierSetup",
      "Order of the header",
      "Spaces",
      "From has 2 credentials",
      "No DOCTYPE",
      "Date",
      "A test",
    ]);
    expect((await sendCxml(api, document)).code).toBe("200");
    expect(odd((await check(document)).body)[0]).toBe("Plain http");
    expect(odd((await check(document)).body)).toContain("Sent before");
  });

  test("[PO-07] of an edit tells what the cart can have", async () => {
    const body = await judged({ operation: "edit", more: itemOut(polo, 2) + itemOut("KC-GONE", 1) });
    expect(part(body, "Lines")).toMatchObject({
      value: "2",
      says: "1 can be in the cart, 1 goes back as it came",
    });
    expect(odd(body)).toContain("Lines that are not sold");
    expect(await judged({ operation: "edit" })).toMatchObject({
      opens: false,
      text: expect.stringContaining("412"),
    });
    expect((await judged({ operation: "source" })).text).toContain("450");
  });

  test.each([
    [
      "entities",
      '<!DOCTYPE cXML [<!ENTITY a SYSTEM "file:///etc/passwd">]><cXML>&a;</cXML>',
      "Entities are not accepted.",
    ],
    ["no end", "<cXML><Header>", "Status 406"],
    ["nothing of cXML", "<html></html>", "Status 400"],
    ["prose", "Dear Sir, please find attached", "Status 406"],
    ["depth", "<a>".repeat(5000), "nested too deep"],
    ["another request", setupDocument().replaceAll("PunchOutSetupRequest", "OrderRequest"), "Status 450"],
  ])("[PO-07] with %s is refused in words", async (_, document, words) => {
    const { status, body } = await check(document);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      opens: false,
      title: "It would be refused",
      text: expect.stringContaining(words),
    });
    expect(JSON.stringify(body)).not.toContain("root:");
  });

  test("[PO-07] that is too large is refused", async () => {
    expectRefusal(await check("x".repeat(300_001)), 400, "ValidationError");
  });

  test("[PO-07] of OCI has its fields in lines", async () => {
    const fields = (more: string) =>
      `USERNAME=TENDERLINE\n${more}\nHOOK_URL=https://tenderline.example/hook?a=1\n~OkCode=ADDI`;
    const { body } = await check(fields("PASSWORD=Kitroom-2026!"));
    expect(body).toMatchObject({ opens: true, connections: [{ name: "Tenderline", matches: true }] });
    expect(body.sample.message).toContain("NEW_ITEM-QUANTITY[1]=2.000");
    expect((await check(fields("PASSWORD=wrong"))).body).toMatchObject({
      opens: false,
      text: expect.stringContaining("403"),
    });
    expect((await check(fields("PASSWORD=••••"))).body.title).toContain("if the password is right");
    expect((await check("USERNAME=NOBODY\nPASSWORD=x")).body).toMatchObject({
      opens: false,
      connections: [],
    });
  });

  test("[PO-07] is nobody's business but the supplier's", async () => {
    for (const person of [
      "admin@korraline.example",
      "wearer@korraline.example",
      "buyer@harrowstreet.example",
    ]) {
      for (const [method, path] of [
        ["GET", "/punchout/connections"],
        ["GET", "/punchout/connections/Tenderline"],
        ["POST", "/punchout/connections/check"],
      ] as const) {
        const body = method === "POST" ? { document: setupDocument() } : undefined;
        expectRefusal(await api.call(method, path, { as: person, body }), 403, "ForbiddenError");
      }
    }
  });
});

describe("the connections of buyers' systems", () => {
  test("[PO-07] are listed without a secret, with when they were used", async () => {
    await api.db.update(punchoutConnections).set({ lastUsedAt: null });
    const read = async () => (await api.call("GET", "/punchout/connections", { as })).body;
    expect((await read()).connections).toMatchObject([
      { name: "Ledgerline" },
      {
        name: "Tenderline",
        kinds: ["cXML", "OCI"],
        senders: [{ domain: "networkid", identity: "TENDERLINE", secrets: 1 }],
        users: ["TENDERLINE"],
        buyers: [{ domain: "networkid", identity: "KORRALINE" }],
        returned: 0,
      },
    ]);
    expect(await sendCxml(api, setupDocument())).toMatchObject({ code: "200" });
    const after = await read();
    expect(after.connections[0].lastUsed).toBeUndefined();
    expect(after.connections[1].lastUsed).toMatch(/^20\d\d-/);
    const hashes = await api.db.execute(
      sql`select secret_hash from punchout_credentials where secret_hash <> ''`,
    );
    for (const { secret_hash: hash } of (hashes as { rows: { secret_hash: string }[] }).rows) {
      expect(JSON.stringify(after)).not.toContain(hash);
    }
  });

  test("[PO-07] ten thousand are searched, filtered and paged", async () => {
    await api.db.execute(sql`insert into punchout_connections
      (name, site, customer_id, return_hosts, frame_origins, active)
      select 'Buyer ' || lpad(n::text, 5, '0'), 'uniforms', 'KC-000009', array['b' || n || '.example'], '{}', n % 2 = 0
      from generate_series(1, 10000) n`);
    const read = async (query: Record<string, string | number>) =>
      (await api.call("GET", "/punchout/connections", { as, query })).body;
    expect((await read({})).pagination).toMatchObject({ totalResults: 10_002, totalPages: 501 });
    expect((await read({ search: "b777.example" })).connections).toMatchObject([{ name: "Buyer 00777" }]);
    expect((await read({ status: "off" })).pagination.totalResults).toBe(5000);
    expect((await read({ currentPage: 600 })).connections).toEqual([]);
    await api.db.execute(sql`delete from punchout_connections where name like 'Buyer %'`);
  });

  test("[PO-07] one has its orders; a name like O'Brien-Ngāti <b>& is a name", async () => {
    const name = "O'Brien-Ngāti <b>& / 100%";
    await writeConnections(api.db, [
      {
        name,
        senders: ["first secret", "second secret"].map((secret) => ({
          domain: "DUNS",
          identity: "7",
          secret,
        })),
        from: [],
        returnHosts: ["procure.example"],
        frameOrigins: ["https://portal.example"],
        allowHttpReturn: false,
        formField: "cxml-urlencoded",
        user: "punchout@korraline.example",
        active: false,
      },
    ]);
    const { body } = await api.call("GET", `/punchout/connections/${encodeURIComponent(name)}`, { as });
    expect(body).toMatchObject({ name, active: false, senders: [{ secrets: 2 }], orders: [] });
    expectRefusal(await api.call("GET", "/punchout/connections/none", { as }), 404, "NotFoundError");
    const closed = await judged({ senders: credential("DUNS", "7", "second secret") });
    expect(closed.connections[0]).toMatchObject({ name, matches: false });
    expect(closed.connections[0].why).toContain("switched off");
  });
});
