import { and, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { approvalDelegations } from "../../commerce/modules/approvals/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { mailDecisions } from "../../commerce/modules/approvals/tables";
import { orderEntries, orderEvents, orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile, type Answer } from "../support/api";
import { expectRefusal } from "../support/expect";
import { give } from "../support/limits";
import { approverDigits, askedMail, keyIn, mailedOrder, permitMail } from "../support/mail-decision";
import { emptyCarts } from "../support/shopping";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const FOREIGN = "approver@kestrel.example";
const { right, wrong } = await approverDigits(api);
beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(signInAttempts);
});

const show = (key: string, as?: string) => api.call("POST", "/approvalMail/order", { as, body: { key } });
const decide = (key: string, more: object = {}, headers: Record<string, string> = {}) =>
  api.call("POST", "/approvalMail/decision", {
    body: { key, decision: "APPROVE", employeeDigits: right, ...more },
    headers,
  });
const DECLINE = { decision: "DECLINE", reasonCode: "ORDERED_TWICE", comment: "See Monday’s order." };
const statusOf = async (code: string) =>
  (await api.db.select().from(orders).where(eq(orders.code, code)))[0]!.status;
const eventsOf = (code: string) =>
  api.db.select().from(orderEvents).where(eq(orderEvents.orderCode, code)).orderBy(orderEvents.sequence);
const approveOnPage = (code: string, as = APPROVER) =>
  api.call("POST", "/approveDeclineOrder", { as, body: { orderCode: code, decision: "APPROVE" } });

/** A refusal that leaves the order waiting and leads to the sign-in. */
async function expectClosed(key: string, code: string, reason: string, words: string) {
  for (const answer of [await show(key), await decide(key)]) {
    expect(answer.body.errors[0]).toMatchObject({ reason });
    expect(answer.body.errors[0].message).toContain(words);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect(await statusOf(code)).toBe("PENDING_APPROVAL");
}

describe("the organisation's permission", () => {
  test("[B-15] is off, and is given in each currency by administrators of the whole organisation", async () => {
    const call = (method: string, as = ADMIN, body?: object) =>
      api.call(method, "/manage-organisation/mailDecisions", { as, body });
    expect((await call("GET")).body).toEqual({
      highest: [{ currency: "AUD" }],
      decides: true,
    });
    expect(keyIn(await askedMail(api, (await waitingOrder(api)).code))).toBeUndefined();
    for (const as of [NURSE, APPROVER, "finance@saltbush.example", "agent@kitroom.example"]) {
      const body = { highest: [{ currency: "AUD", amount: 100 }] };
      expectRefusal(await call("PUT", as, body), 403, "ForbiddenError");
      expectRefusal(await call("GET", as), 403, "ForbiddenError");
    }
    for (const amount of [0, -1, 1_000_001])
      expect((await call("PUT", ADMIN, { highest: [{ currency: "AUD", amount }] })).status).toBe(400);
    expectRefusal(
      await call("PUT", ADMIN, { highest: [{ currency: "NZD", amount: 1 }] }),
      400,
      "ValidationError",
    );
    const body = { highest: [{ currency: "AUD", amount: 250.5 }] };
    expect((await call("PUT", ADMIN, body)).body.highest).toEqual(body.highest);
    expect((await call("PUT", ADMIN, body)).body.highest).toEqual(body.highest);
    await permitMail(api, null);
    const noted = await api.db
      .select()
      .from(changeEvents)
      .where(sql`${changeEvents.changes}::text like '%Approve from the mail%'`)
      .orderBy(changeEvents.id);
    expect(noted.map(({ kind, changes }) => [kind, changes])).toEqual([
      ["unit", [{ what: "Approve from the mail, AUD", from: "Off", to: "Up to $250.50" }]],
      ["unit", [{ what: "Approve from the mail, AUD", from: "Up to $250.50", to: "Off" }]],
    ]);
  });

  test("[B-15] reaches as far as its amount, and approvers whose employee ID has four digits", async () => {
    const { code } = await mailedOrder(api);
    const [order] = await api.db.select().from(orders).where(eq(orders.code, code));
    const { totalCents } = order!;
    const linked = async (amount: number) => {
      await permitMail(api, amount);
      await emptyCarts(api);
      return keyIn(await askedMail(api, (await waitingOrder(api)).code));
    };
    expect(await linked(totalCents / 100)).toBeDefined();
    expect(await linked((totalCents - 1) / 100)).toBeUndefined();
    const [approver] = await api.db.select().from(users).where(eq(users.uid, APPROVER));
    const { wearerId } = approver!;
    await api.db.update(users).set({ wearerId: "AB12" }).where(eq(users.uid, APPROVER));
    expect(await linked(1000)).toBeUndefined();
    await api.db.update(users).set({ wearerId }).where(eq(users.uid, APPROVER));
    expect(await linked(1000)).toBeDefined();
  });
});

describe("the link of a mail that decides", () => {
  test("[B-15] shows what a decision needs to nobody who is signed in, and nothing more of anybody", async () => {
    const { code, key } = await mailedOrder(api);
    const { status, body } = await show(key);
    expect([status, body]).toMatchObject([
      200,
      {
        code,
        approver: "Kostas",
        wearer: "Makareta Dunleavy",
        orgUnit: "Emergency",
        totalUnitCount: 2,
        trigger: "Every order is approved here",
        timeZone: "Australia/Adelaide",
      },
    ]);
    expect(body.products).toEqual([
      { name: expect.stringMatching(/./), colour: expect.stringMatching(/./), quantity: 2 },
    ]);
    expect(body.charges.total.amount).toMatch(/^\$/);
    const [entry] = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
    const [approver] = await api.db.select().from(users).where(eq(users.uid, APPROVER));
    const text = JSON.stringify(body);
    for (const secret of [
      entry!.sku,
      approver!.wearerId,
      approver!.uid,
      approver!.customerId,
      NURSE,
      "Street",
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(`"size"`);
    const [kept] = await api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code));
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  test("[B-15] opened any number of times it changes nothing, whoever opens it", async () => {
    const { code, key } = await mailedOrder(api);
    const before = await api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code));
    const opened = await Promise.all(
      [undefined, APPROVER, FOREIGN, NURSE, undefined, undefined].map((as) => show(key, as)),
    );
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code))).toEqual(
      before,
    );
    expect(await eventsOf(code)).toHaveLength(1);
  });

  test("[B-15] approves as the approver, through the mail's link, and the wearer is told", async () => {
    const { code, key } = await mailedOrder(api);
    const { fingerprint } = (await show(key)).body;
    const done = await decide(key, { fingerprint, comment: "All right" });
    expect([done.status, done.body]).toMatchObject([200, { code, status: "APPROVED" }]);
    const [, event] = await eventsOf(code);
    expect(event).toMatchObject({
      actor: "approver",
      channel: "mail-link",
      by: { name: "Kostas Whitford" },
      note: "All right",
      to: "APPROVED",
    });
    const about = `order-approved ${code}%`;
    expect(await api.db.select().from(mailOutbox).where(like(mailOutbox.about, about))).toHaveLength(1);
    const log = await api.call("POST", "/manage-organisation/changes", { as: ADMIN, body: { search: code } });
    expect(JSON.stringify(log.body.changes ?? log.body)).toContain("Mail link");
  });

  test("[B-15] declines with a reason only, and gives back what the order took", async () => {
    const { code, key } = await mailedOrder(api);
    for (const more of [{ decision: "DECLINE" }, { decision: "DECLINE", reasonCode: "WHIM" }]) {
      const refused = await decide(key, more);
      expectRefusal(refused, 400, "ValidationError");
      expect(refused.body.errors[0].subject).toBe("reasonCode");
    }
    expect((await decide(key, DECLINE)).body).toMatchObject({ code, status: "REJECTED" });
    expect((await eventsOf(code))[1]).toMatchObject({
      note: DECLINE.comment,
      data: { declined: { code: "ORDERED_TWICE" } },
    });
  });

  test("[B-15] pressed twice decides once and answers the same, one after the other or at once", async () => {
    const { code, key } = await mailedOrder(api);
    const pressed = await Promise.all([decide(key), decide(key), decide(key)]);
    for (const { status, body } of [...pressed, await decide(key), await decide(key, DECLINE)])
      expect([status, body]).toMatchObject([200, { code, status: "APPROVED" }]);
    expect(await eventsOf(code)).toHaveLength(2);
    expect((await show(key)).body.errors[0]).toMatchObject({
      reason: "alreadyDecided",
      message: expect.stringContaining(`You approved ${code} at `),
    });
  });

  test("[B-15] of a link and a page at once one decides, and the other is told who did", async () => {
    const { code, key } = await mailedOrder(api);
    const [byMail, onPage] = await Promise.all([decide(key, DECLINE), approveOnPage(code, ADMIN)]);
    expect([byMail.status, onPage.status].sort()).toEqual([200, 409]);
    const lost = byMail.status === 409 ? byMail : onPage;
    expect(lost.body.errors[0]).toMatchObject({ reason: "alreadyDecided" });
    expect(await eventsOf(code)).toHaveLength(2);
    const [link] = await api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code));
    expect(link!.usedAt !== null).toBe(byMail.status === 200);
  });
});

describe("a link that decides no more", () => {
  test("[B-15] of no mail is not found, and tells nothing", async () => {
    for (const answer of [
      await show("none"),
      await decide("none"),
      await decide("none", { employeeDigits: "x" }),
    ])
      expectRefusal(answer, 404, "NotFoundError");
  });

  test("[B-15] wrong digits are counted, noted, and end the link after five", async () => {
    const { code, key } = await mailedOrder(api);
    const [approver] = await api.db.select().from(users).where(eq(users.uid, APPROVER));
    for (const typed of ["12", "abcd", "12345"]) {
      const answer = await decide(key, { employeeDigits: typed });
      expect(answer.body.errors[0].message).toBe("Enter the last four digits of your employee ID.");
    }
    const left: string[] = [];
    for (let time = 0; time < 4; time += 1) {
      const answer = await decide(key, { employeeDigits: wrong });
      expect(answer.body.errors[0]).toMatchObject({ subject: "employeeDigits", reason: "invalid" });
      left.push(/You can try (.+) more/.exec(answer.body.errors[0].message)![1]!);
    }
    expect(left).toEqual(["4 times", "3 times", "2 times", "once"]);
    expect((await show(key)).status).toBe(200);
    expectRefusal(await decide(key, { employeeDigits: wrong }), 403, "ForbiddenError");
    await expectClosed(key, code, "tooManyTries", "Sign in to decide.");
    const noted = await api.db
      .select()
      .from(changeEvents)
      .where(
        and(
          eq(changeEvents.subjectCode, approver!.customerId),
          sql`${changeEvents.changes}::text like ${`%${code}%`}`,
        ),
      );
    expect(noted.map(({ by, channel, changes }) => [by, channel, changes[0]!.to])).toEqual([
      ...Array(4).fill([null, "mail-link", "Wrong"]),
      [null, "mail-link", "Wrong, and the link has ended"],
    ]);
    // The sign-in stays open.
    expect((await approveOnPage(code)).status).toBe(200);
  });

  test("[B-15] five guesses at once are five, and the right digits count as none", async () => {
    const first = await mailedOrder(api);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => decide(first.key, { employeeDigits: wrong })),
    );
    const compared = guesses.filter(({ body }) => body.errors[0].reason === "invalid");
    expect(compared).toHaveLength(4);
    await api.db.delete(signInAttempts);
    const second = await mailedOrder(api);
    for (let time = 0; time < 4; time += 1) await decide(second.key, { employeeDigits: wrong });
    expect((await decide(second.key)).status).toBe(200);
    const [link] = await api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, second.code));
    expect(link!.tries).toBe(4);
  });

  test("[B-15] ten wrong digits in a day close every link of the approver for that day", async () => {
    const links = [];
    for (let n = 0; n < 4; n += 1) links.push(await mailedOrder(api));
    for (const { key } of links.slice(0, 3))
      for (let time = 0; time < 4; time += 1) await decide(key, { employeeDigits: wrong });
    const last = links[3]!;
    const closed = await decide(last.key);
    expect(closed.body.errors[0]).toMatchObject({ reason: "tooManyToday" });
    expect((await approveOnPage(last.code)).status).toBe(200);
    const other = await mailedOrder(api);
    api.advance(86_401);
    try {
      // The link lasts three days; the token of the demo's people does not.
      expect((await decide(other.key)).status).toBe(200);
    } finally {
      api.advance(-86_401);
    }
  });

  test("[B-15] works for 72 hours", async () => {
    const { code, key } = await mailedOrder(api);
    const [link] = await api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code));
    expect(link!.expiresAt.getTime() - api.now().getTime()).toBe(72 * 3600 * 1000);
    await api.db.update(mailDecisions).set({ expiresAt: api.now() }).where(eq(mailDecisions.orderCode, code));
    await expectClosed(key, code, "expired", "This link has expired.");
  });

  test("[B-15] is void once anybody decided, and once the wearer cancelled", async () => {
    const decided = await mailedOrder(api);
    await approveOnPage(decided.code, ADMIN);
    const closed = async (key: string, words: string) => {
      for (const answer of [await show(key), await decide(key)]) {
        expectRefusal(answer, 409, "ConflictError");
        expect(answer.body.errors[0].message).toContain(words);
      }
    };
    await closed(decided.key, `Bronwyn Taulanga approved ${decided.code} at `);
    const cancelled = await mailedOrder(api);
    const entries = await api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, cancelled.code));
    const answer = await api.call("POST", `/users/current/orders/${cancelled.code}/cancellation`, {
      as: NURSE,
      body: {
        cancellationRequestEntryInputs: entries.map(({ entryNumber, quantity }) => ({
          orderEntryNumber: entryNumber,
          quantity,
        })),
      },
    });
    expect(answer.status).toBeLessThan(300);
    await closed(cancelled.key, `Makareta Dunleavy cancelled ${cancelled.code} at `);
  });

  test("[B-15] is void for who may not approve any more, and says nothing of the order", async () => {
    const { code, key } = await mailedOrder(api);
    const [approver] = await api.db.select().from(users).where(eq(users.uid, APPROVER));
    const { active, groups, unitUid, organisationUid } = approver!;
    for (const set of [
      { active: false },
      { groups: ["customergroup"] },
      { unitUid: "saltbush-theatre" },
      { organisationUid: "kestrel" },
    ]) {
      await api.db.update(users).set(set).where(eq(users.uid, APPROVER));
      await expectClosed(key, code, "noRight", "Sign in to see what waits for you.");
      const { message } = (await show(key)).body.errors[0];
      expect(message).not.toContain(code);
      await api.db
        .update(users)
        .set({ active, groups, unitUid, organisationUid })
        .where(eq(users.uid, APPROVER));
    }
    expect((await decide(key)).status).toBe(200);
  });

  test("[B-15] is void while the permission is off or below what the order comes to", async () => {
    const { code, key } = await mailedOrder(api);
    await permitMail(api, null);
    await expectClosed(key, code, "off", "Your organisation asks you to sign in to decide.");
    await permitMail(api, 1);
    await expectClosed(key, code, "overAmount", `${code} comes to more than`);
    await permitMail(api, 1000);
    expect((await decide(key)).status).toBe(200);
  });

  test("[B-15] does not approve what comes to something else than was shown", async () => {
    const { code, key } = await mailedOrder(api);
    const { fingerprint } = (await show(key)).body;
    const answer = await api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as: NURSE,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    });
    expect(answer.status).toBeLessThan(300);
    const changed: Answer = await decide(key, { fingerprint });
    expect(changed.body.errors[0]).toMatchObject({ reason: "changed" });
    expect(await statusOf(code)).toBe("PENDING_APPROVAL");
    const again = (await show(key)).body;
    expect(again.totalUnitCount).toBe(1);
    expect((await decide(key, { fingerprint: again.fingerprint })).status).toBe(200);
  });

  test("[B-15] of one order decides about no other, and an approver of another organisation gets none", async () => {
    const one = await mailedOrder(api);
    const other = await mailedOrder(api);
    expect((await decide(one.key)).body.code).toBe(one.code);
    expect(await statusOf(other.code)).toBe("PENDING_APPROVAL");
    const sent = await api.db
      .select({ sentTo: mailDecisions.sentTo })
      .from(mailDecisions)
      .where(eq(mailDecisions.orderCode, other.code));
    const [foreign] = await api.db.select().from(users).where(eq(users.uid, FOREIGN));
    expect(sent.map(({ sentTo }) => sentTo)).not.toContain(foreign!.customerId);
    await api.db
      .update(mailDecisions)
      .set({ sentTo: foreign!.customerId })
      .where(eq(mailDecisions.orderCode, other.code));
    const answer = await show(other.key);
    expectRefusal(answer, 403, "ForbiddenError");
    expect(JSON.stringify(answer.body)).not.toContain("Dunleavy");
  });
});

describe("whose link it is", () => {
  const RIVER = "approver.river@saltbush.example";

  test("[B-15] who stands in gets a link of their own, with their own digits, and both names are kept", async () => {
    const [river] = await api.db.select().from(users).where(eq(users.uid, RIVER));
    const day = (days: number) =>
      new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const given = await api.call("POST", "/manageapprovals/delegations", {
      as: APPROVER,
      body: { customerId: river!.customerId, startDate: day(-1), endDate: day(7) },
    });
    expect(given.status).toBe(201);
    const { code, key } = await mailedOrder(api);
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `order-approval-asked ${code} %`));
    const theirs = keyIn(mails.find(({ toAddress }) => toAddress === RIVER)!.text)!;
    expect(theirs).not.toBe(key);
    const employeeDigits = river!.wearerId.slice(-4);
    expect((await decide(theirs, { employeeDigits: right })).body.errors[0].subject).toBe("employeeDigits");
    expect((await decide(theirs, { employeeDigits })).body.status).toBe("APPROVED");
    expect((await eventsOf(code))[1]).toMatchObject({
      by: { customerId: river!.customerId },
      onBehalfOf: { name: "Kostas Whitford" },
      channel: "mail-link",
    });
    await api.db.delete(approvalDelegations);
    const later = await mailedOrder(api);
    await api.db
      .update(mailDecisions)
      .set({ sentTo: river!.customerId })
      .where(eq(mailDecisions.orderCode, later.code));
    await expectClosed(later.key, later.code, "noRight", "Sign in to see what waits for you.");
  });

  test("[B-15] an approver whose limit became too small is told who can decide", async () => {
    await api.db
      .update(users)
      .set({ groups: ["b2bcustomergroup"] })
      .where(eq(users.uid, NURSE));
    await give(api, NURSE, "BY-MAIL-1", "One", 1);
    const { code, key } = await mailedOrder(api);
    await give(api, APPROVER, "BY-MAIL-2", "One", 1);
    const refused = await decide(key);
    expectRefusal(refused, 403, "ForbiddenError");
    expect(refused.body.errors[0]).toMatchObject({
      reason: "overLimit",
      message: expect.stringContaining("An administrator can decide."),
    });
    expect(await statusOf(code)).toBe("PENDING_APPROVAL");
    // Declining is within every limit.
    expect((await decide(key, DECLINE)).body.status).toBe("REJECTED");
  });
});
