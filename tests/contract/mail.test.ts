import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJobs } from "../../commerce/jobs";
import { jobRuns } from "../../commerce/jobs/tables";
import { MAX_ATTEMPTS, retryMinutes } from "../../commerce/jobs/mail";
import { carts } from "../../commerce/modules/carts/tables";
import { queueMail } from "../../commerce/modules/mail";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { users } from "../../commerce/modules/users/tables";
import { testApi, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import { testLetter } from "../support/letter";
import { TEST_NOW } from "../support/settings";
import { choose, fillCart, makeReady, place, skuOf } from "../support/shopping";
import { partOf, startMailServer, type MailServer } from "../support/smtp";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
const FROM = "Kitroom <no-reply@shop.example>";
let api: TestApi;
let server: MailServer;
let polo: string;
beforeAll(async () => {
  server = await startMailServer();
  api = await testApi({ mail: { smtpUrl: server.url, from: FROM } });
  polo = await skuOf(api, "KC-5002");
  // These tests move the clock, and are about their own mails alone.
  await api.db.update(users).set({ toldBy: { lapse: { email: false, text: false } } });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(mailOutbox);
  await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
  server.mails.length = 0;
});
afterEach(() => {
  server.refuseWith(undefined);
  api.setNow(TEST_NOW);
});

const orderOf = async (as: string, more: { poNumber?: string } = {}) => {
  const cart = await fillCart(api, as, { [polo]: 2 });
  await makeReady(api, as, cart, more);
  return (await place(api, as, cart)).body;
};
const rows = () => api.db.select().from(mailOutbox);
const queue = (about: string, to = "sam@shop.example") =>
  queueMail(api.db, { about, to: { name: "Sam", address: to }, letter: testLetter(about) }, api.now());

describe("an order placed", () => {
  test("[CK-03] tells its orderer: number, items, address, link; sent once", async () => {
    const order = await orderOf(buyer, { poNumber: "PO77" });
    await api.jobs.runDue();
    await api.jobs.runDue();
    expect(server.mails).toHaveLength(1);
    const { source, to, from } = server.mails[0]!;
    expect([from, to]).toEqual(["no-reply@shop.example", [buyer]]);
    expect(source).toMatch(new RegExp(`^Subject: Order ${order.code} is placed\\r$`, "m"));
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const part of [partOf(source, "text/plain"), partOf(source, "text/html")]) {
      expect(part).toContain(order.code);
      expect(part).toContain(`2 × ${order.entries[0].product.name}`);
      expect(part).toContain(order.totalPriceWithTax.formattedValue);
      expect(part).toContain(order.deliveryAddress.line1);
      expect(part).toContain("PO77");
      expect(part).toContain(`https://uniforms.shop.example/my-account/orders/${order.code}`);
    }
    expect(await rows()).toMatchObject([{ attempts: 1, deadAt: null, claimedBy: null }]);
    expect((await rows())[0]!.sentAt).toEqual(api.now());
  });

  test("[PK-05] from a pack says what is left, and no price where the program hides it", async () => {
    const { body } = await api.call("POST", "/users/current/carts", { as: wearer });
    await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer });
    await makeReady(api, wearer, body.code);
    const order = (await place(api, wearer, body.code)).body;
    expect(order.points).toBe(16);
    const { balance } = (await api.call("GET", `/orgUsers/current/packs/${POINTS}`, { as: wearer })).body;
    const [mail] = await rows();
    expect(mail!.text).toContain(
      `Yearly points, cabin crew: ${balance.leftText} left until ${balance.until}\n`,
    );
    expect(mail!.text).toContain("1 piece: 16 points\n");
    expect(mail!.text).toContain("You pay: $0.00\n");
    expect(mail!.text.replace("$0.00", "")).not.toContain("$");
  });

  test("[AP-03] that waits for approval says so", async () => {
    const order = await orderOf("wearer@korraline.example", { poNumber: "PO1" });
    const [mail] = await rows();
    expect(mail).toMatchObject({
      about: `order-placed ${order.code}`,
      subject: `Order ${order.code} waits for approval`,
    });
    expect(mail!.text).toContain("We have sent it to your approver.");
    expect(mail!.text).toContain(`You pay: ${order.ownShare.formattedValue}\n`);
    expect(mail!.text).toContain("Your share is invoiced to you.");
  });

  test("[CK-03] that was not placed sends nothing, and placing one twice tells once", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    await makeReady(api, buyer, cart, { poNumber: "DEMOSOLDOUT" });
    await place(api, buyer, cart);
    expect(await rows()).toEqual([]);
    await makeReady(api, buyer, cart, { poNumber: "PO1" });
    const { guid } = (await api.call("GET", `/users/current/carts/${cart}`, { as: buyer })).body;
    await Promise.all([place(api, buyer, guid), place(api, buyer, guid), place(api, buyer, guid)]);
    expect(await rows()).toHaveLength(1);
  });

  test("[CK-03] names are right in both parts and cannot write a header", async () => {
    const name = "O'Brien-Ngāti <b>&";
    await api.db
      .update(users)
      .set({ firstName: "Aroha\r\nBcc: thief@evil.example", lastName: name, preferredName: name })
      .where(eq(users.uid, buyer));
    await orderOf(buyer);
    await api.jobs.runDue();
    const { source, to } = server.mails[0]!;
    const [head = ""] = source.split("\r\n\r\n");
    expect(head).not.toMatch(/^bcc:/im);
    expect(to).toEqual([buyer]);
    expect(partOf(source, "text/plain")).toContain(`Hello ${name},`);
    expect(partOf(source, "text/html")).toContain(">Hello O&#39;Brien-Ngāti &lt;b&gt;&amp;,</p>");
    const shown = (await rows())[0]!;
    expect(shown.toName).toBe(`Aroha Bcc: thief@evil.example ${name}`);
  });

  test("[CK-03] a line break in a name begins no line of the text", async () => {
    const broken = "Aroha\r\nBcc: thief@evil.example";
    for (const preferredName of [broken, null]) {
      await api.db.update(users).set({ firstName: broken, preferredName }).where(eq(users.uid, buyer));
      await orderOf(buyer);
    }
    await api.jobs.runDue();
    expect(server.mails).toHaveLength(2);
    for (const { source } of server.mails) {
      const text = partOf(source, "text/plain");
      expect(text).toContain("Hello Aroha Bcc: thief@evil.example,");
      expect(text).not.toMatch(/^bcc:/im);
    }
  });
});

describe("the outbox", () => {
  test("[CK-03] two processes at once send each mail once", async () => {
    for (let n = 0; n < 12; n += 1) await queue(`event ${n}`);
    const settings = {
      db: api.db,
      now: () => api.now(),
      logger: pino({ level: "silent" }),
      mail: { smtpUrl: server.url, from: FROM },
    };
    const others = [createJobs(settings), createJobs(settings), createJobs(settings)];
    await Promise.all(others.map((jobs) => jobs.runDue()));
    await Promise.all(others.map((jobs) => jobs.close()));
    expect(server.mails).toHaveLength(12);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test("[CK-03] one event makes one mail, and somebody without an address gets none", async () => {
    await queue("same");
    await queue("same");
    for (const address of ["", "staff-17", "a@b@c", "x@y.example, z@y.example", "<x@y.example>"])
      await queue(`to ${address}`, address);
    expect((await rows()).map((row) => row.about)).toEqual(["same"]);
  });

  test("[CK-03] what is refused is tried again, later each time, and given up where everybody sees it", async () => {
    // Nobody starts soon, so nobody's pack is told of in the days that pass here.
    await api.db.update(users).set({ startsOn: null });
    server.refuseWith("451 come back later");
    await queue("stubborn");
    const tries: number[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await api.jobs.runDue();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, sentAt: null });
      expect(row!.lastError).toContain("451");
      // Not before its time.
      await api.jobs.runDue();
      expect((await rows())[0]!.attempts).toBe(attempt);
      tries.push((row!.dueAt.getTime() - api.now().getTime()) / 60_000);
      api.setNow(row!.dueAt);
    }
    expect(tries).toEqual([1, 4, 16, 64, 256, 720, 720, 720]);
    expect((await rows())[0]!.deadAt).not.toBeNull();
    server.refuseWith(undefined);
    api.advance(86_400);
    await api.jobs.runDue();
    expect(server.mails).toEqual([]);
    expect(await api.jobs.lag()).toContainEqual({ job: "mail", waiting: 0, oldestSeconds: 0, failed: 1 });
  });

  test("[CK-03] a mail whose process ended is taken over when its claim runs out, not before", async () => {
    await queue("cut off");
    await api.db.update(mailOutbox).set({
      claimedBy: "gone",
      claimedUntil: new Date(api.now().getTime() + 300_000),
      attempts: 1,
    });
    await api.jobs.runDue();
    expect(server.mails).toEqual([]);
    api.advance(301);
    await api.jobs.runDue();
    expect(server.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, claimedBy: null }]);
  });

  test("[CK-03] a mail that ends the process every time is given up too", async () => {
    await queue("deadly");
    await api.db
      .update(mailOutbox)
      .set({ claimedBy: "gone", claimedUntil: api.now(), attempts: MAX_ATTEMPTS });
    await api.jobs.runDue();
    expect(server.mails).toEqual([]);
    const [row] = await rows();
    expect(row!.deadAt).not.toBeNull();
    expect(row!.lastError).toBe("The process ended while sending it");
  });

  test("[CK-03] an unreachable mail server harms nobody: the order stands, the mail waits", async () => {
    const away = await testApi({ mail: { smtpUrl: "smtp://127.0.0.1:9", from: FROM } });
    const cart = await fillCart(away, buyer, { [polo]: 1 });
    await makeReady(away, buyer, cart);
    expect((await place(away, buyer, cart)).status).toBe(201);
    await away.jobs.runDue();
    const [row] = await away.db.select().from(mailOutbox);
    expect(row).toMatchObject({ attempts: 1, sentAt: null, deadAt: null });
    expect(row!.lastError).toMatch(/ECONNREFUSED|connect/);
    away.advance(30);
    expect((await away.jobs.lag()).find(({ job }) => job === "mail")).toMatchObject({ waiting: 0 });
    away.advance(60);
    expect((await away.jobs.lag()).find(({ job }) => job === "mail")).toMatchObject({
      waiting: 1,
      oldestSeconds: 30,
    });
    await away.close();
  });

  test("[CK-03] the wait grows and has an end", () => {
    const waits = Array.from({ length: 20 }, (_, n) => retryMinutes(n + 1));
    expect(waits.every((wait, n) => n === 0 || wait >= waits[n - 1]!)).toBe(true);
    expect(Math.max(...waits)).toBe(720);
  });

  test("[CK-03] old mails are deleted: they hold names and addresses", async () => {
    await queue("sent long ago");
    await queue("sent lately");
    await queue("dead long ago");
    const ago = (days: number) => new Date(api.now().getTime() - days * 86_400_000);
    const set = (about: string, values: Partial<typeof mailOutbox.$inferInsert>) =>
      api.db.update(mailOutbox).set(values).where(eq(mailOutbox.about, about));
    await set("sent long ago", { sentAt: ago(31) });
    await set("sent lately", { sentAt: ago(27) });
    await set("dead long ago", { deadAt: ago(91) });
    api.advance(2 * 86_400);
    await api.jobs.runDue();
    expect((await rows()).map((row) => row.about)).toEqual(["sent lately"]);
  });
});

describe("without a mail server", () => {
  test("[CK-03] mails become files, whole and one each", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kitroom-outbox-"));
    chmodSync(folder, 0o755);
    const filing = await testApi({ mail: { outboxDir: folder, from: FROM } });
    const cart = await fillCart(filing, buyer, { [polo]: 1 });
    await makeReady(filing, buyer, cart);
    const { code } = (await place(filing, buyer, cart)).body;
    await filing.jobs.runDue();
    // A process that ended before it noted the sending writes the same file again.
    await filing.db.update(mailOutbox).set({ sentAt: null });
    await filing.jobs.runDue();
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    // Names and addresses stand in them.
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, files[0]!)).mode & 0o777).toBe(0o600);
    expect(files[0]).toMatch(/^2026-03-18T01-00-00\.000Z-[0-9a-f-]{36}\.eml$/);
    const source = readFileSync(join(folder, files[0]!), "latin1");
    expect(source).toMatch(/^To: .*<buyer@harrowstreet\.example>\r$/m);
    expect(partOf(source, "text/plain")).toContain(`Your order ${code} is placed.`);
    await filing.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("the demo's outbox page asks", () => {
  test("[CK-03] for the list and for one mail, without a sign-in", async () => {
    await queue("first");
    api.advance(1);
    await queue("second");
    const list = await api.call("GET", "/demo/outbox", { query: { pageSize: 1 } });
    expect(list.status).toBe(200);
    expect(list.body).toMatchObject({
      mails: [{ subject: "second", to: "sam@shop.example", toName: "Sam", status: "waiting", attempts: 0 }],
      pagination: { totalResults: 2, totalPages: 2 },
    });
    const past = await api.call("GET", "/demo/outbox", { query: { currentPage: 9 } });
    expect(past.body).toMatchObject({ mails: [], pagination: { totalResults: 2 } });
    const one = await api.call("GET", `/demo/outbox/${list.body.mails[0].id}`);
    expect(one.body).toMatchObject({ subject: "second", text: expect.stringContaining("Words.") });
    expect(one.body.html).toContain(">Words.</p>");
    expectRefusal(await api.call("GET", "/demo/outbox/nosuch"), 404, "NotFoundError");
  });

  test("[CK-03] and finds nothing in a shop that is no demo", async () => {
    const plain = await testApi({ demo: false });
    await queueMail(
      plain.db,
      { about: "x", to: { name: "Sam", address: "sam@shop.example" }, letter: testLetter("x") },
      plain.now(),
    );
    const [row] = await plain.db.select().from(mailOutbox);
    expectRefusal(await plain.call("GET", "/demo/outbox"), 404, "NotFoundError");
    expectRefusal(await plain.call("GET", `/demo/outbox/${row!.id}`), 404, "NotFoundError");
    await plain.close();
  });
});
