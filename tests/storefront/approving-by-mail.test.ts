import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { mailDecisions } from "../../commerce/modules/approvals/tables";
import { orderEvents, orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { approverDigits, mailedOrder, permitMail } from "../support/mail-decision";
import { testStorefront, type Storefront } from "../support/storefront";
import { ADMIN, APPROVER, NURSE } from "../support/waiting-order";

const HOSTILE = `O'Brien-Ngāti <b>&`;
let shop: Storefront;
let right: string;
let wrong: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, APPROVER, NURSE]) cookies.set(email, await shop.signIn(email));
  ({ right, wrong } = await approverDigits(shop.api));
});
afterAll(() => shop.api.close());
beforeEach(() => shop.api.db.delete(signInAttempts));

const ask = (path: string, body?: Record<string, string>, as?: string) =>
  shop.request(path, { cookie: as && cookies.get(as), ...(body ? { body: new URLSearchParams(body) } : {}) });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const linked = async () => {
  const { code, key } = await mailedOrder(shop.api);
  return { code, key, path: `/approve-order/${key}` };
};
const orderOf = async (code: string) =>
  (await shop.api.db.select().from(orders).where(eq(orders.code, code)))[0]!;
const APPROVE = () => ({ decision: "APPROVE", employeeDigits: right });

describe("the page of a link that decides", () => {
  test("[B-15] shows the order without a sign-in, and lets its key go nowhere", async () => {
    const { code, path, key } = await linked();
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = await html(answer);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    for (const words of [code, "Makareta Dunleavy", "Emergency", "Approve 2 pieces", "For Kostas"])
      expect(page).toContain(words);
    const [approver] = await shop.api.db.select().from(users).where(eq(users.uid, APPROVER));
    for (const secret of [approver!.wearerId, approver!.uid, NURSE]) expect(page).not.toContain(secret);
    // No link of the page has the key: only the form goes back to it.
    for (const [, href] of page.matchAll(/<a [^>]*href="([^"]*)"/g)) expect(href).not.toContain(key);
  });

  test("[B-15] opened by scanners, any number of times, it decides nothing", async () => {
    const { code, path } = await linked();
    const before = await shop.api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    for (const query of ["?decision=APPROVE", `?decision=DECLINE&employeeDigits=${right}`])
      answers.push(await ask(path + query));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await orderOf(code)).toMatchObject({ status: "PENDING_APPROVAL", lastEvent: 1 });
    expect(await shop.api.db.select().from(mailDecisions).where(eq(mailDecisions.orderCode, code))).toEqual(
      before,
    );
  });

  test("[B-15] approves by a post, shows the same when pressed again, and whoever is signed in stays it", async () => {
    const { code, path } = await linked();
    for (const as of [undefined, undefined, NURSE]) {
      const done = await ask(path, APPROVE(), as);
      expect([done.status, done.headers.get("Location")]).toEqual([303, path]);
      const after = await html(await ask(path));
      expect(after).toContain(`Order ${code} is decided`);
      expect(after).toContain(`You approved ${code} at `);
      expect(after).toContain(`href="/my-account/approval/${code}"`);
    }
    expect(await shop.api.db.select().from(orderEvents).where(eq(orderEvents.orderCode, code))).toHaveLength(
      2,
    );
    const history = await html(await ask(`/my-account/approval/${code}`, undefined, APPROVER));
    expect(history).toContain("Approved by Kostas Whitford, through the mail’s link");
  });

  test("[B-15] needs a decision, and to decline a reason and words; what was typed stays", async () => {
    const { code, path } = await linked();
    const empty = await ask(path, {});
    expect(empty.status).toBe(400);
    const first = await html(empty);
    expect(first).toContain("Choose what you decide.");
    expect(first).toContain("Enter the last four digits of your employee ID.");
    const declined = await html(await ask(path, { decision: "DECLINE", employeeDigits: right }));
    for (const words of ["Choose a reason.", "Write why, so that the wearer knows."])
      expect(declined).toContain(words);
    const typed = { decision: "DECLINE", reasonCode: "TOO_MANY", comment: HOSTILE, employeeDigits: wrong };
    const again = await html(await ask(path, typed));
    expect(again).toContain(
      "These are not the last four digits of your employee ID. You can try 4 times more.",
    );
    expect(again).toContain(
      HOSTILE.replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll("'", "&#x27;")
        .replaceAll(">", "&gt;"),
    );
    expect(again).toMatch(/<option value="TOO_MANY" selected/);
    expect(again).toMatch(/value="DECLINE"[^>]*checked|checked[^>]*value="DECLINE"/);
    expect((await orderOf(code)).status).toBe("PENDING_APPROVAL");
    expect((await ask(path, { ...typed, employeeDigits: right })).status).toBe(303);
    expect((await orderOf(code)).status).toBe("REJECTED");
    expect(await html(await ask(path))).toContain(`You declined ${code} at `);
  });

  test("[B-15] says why a link decides no more, and leads to the sign-in", async () => {
    const nobody = await ask("/approve-order/nonsense");
    expect(nobody.status).toBe(404);
    expect(await html(nobody)).toContain("This link is not complete, or it is too old.");
    const ended = async (path: string, words: string) => {
      const posted = await ask(path, APPROVE());
      expect(posted.headers.get("Location")).toBe(path);
      const page = await ask(path);
      expect(page.status).toBe(410);
      const text = await html(page);
      expect(text).toContain(words);
      expect(text).toContain('href="/my-account/approval-dashboard"');
    };
    const off = await linked();
    await permitMail(shop.api, null);
    await ended(off.path, "Your organisation asks you to sign in to decide.");
    await permitMail(shop.api, 1);
    await ended(off.path, "comes to more than your organisation lets you approve from an email.");
    await permitMail(shop.api, 1000);
    for (let time = 0; time < 5; time += 1) await ask(off.path, { ...APPROVE(), employeeDigits: wrong });
    await ended(off.path, "Wrong digits were entered 5 times, so this link has ended.");
    const old = await linked();
    await shop.api.db
      .update(mailDecisions)
      .set({ expiresAt: new Date(0) })
      .where(eq(mailDecisions.orderCode, old.code));
    await ended(old.path, "This link has expired.");
  });

  test("[B-15] leads who is signed in and approves nothing to no page that is refused to them", async () => {
    const { path } = await linked();
    for (const [as, leads] of [
      [undefined, true],
      [APPROVER, true],
      [NURSE, false],
    ] as const) {
      for (const page of [await ask(path, undefined, as), await ask("/approve-order/none", undefined, as)])
        expect([as, (await html(page)).includes('href="/my-account/approval')]).toEqual([as, leads]);
    }
  });

  test("[B-15] does not approve what changed since the page was opened, and shows it anew", async () => {
    const { code, path } = await linked();
    const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(await html(await ask(path)))![1]!;
    const cancelled = await shop.api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as: NURSE,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    });
    expect(cancelled.status).toBeLessThan(300);
    const answer = await ask(path, { ...APPROVE(), fingerprint });
    expect(answer.status).toBe(409);
    const page = await html(answer);
    expect(page).toContain("Check it, then approve it.");
    expect(page).toContain("Approve 1 piece");
    expect(page).not.toContain(`value="${fingerprint}"`);
  });
});

describe("the organisation's amounts", () => {
  const PAGE = "/manage-organisation";
  const save = (amount: string, as = ADMIN) => ask(PAGE, { section: "by-mail", AUD: amount }, as);

  test("[B-15] are saved, shown and emptied by an administrator of the whole organisation", async () => {
    await permitMail(shop.api, null);
    expect((await save("250.50")).status).toBe(303);
    expect(await html(await ask(PAGE, undefined, ADMIN))).toMatch(
      /name="AUD"[^>]*value="250.5"|value="250.5"[^>]*name="AUD"/,
    );
    for (const typed of ["free", "-1", "0", "1000001"]) {
      const refused = await save(typed);
      expect(refused.status).toBe(400);
      expect(await html(refused)).toMatch(new RegExp(`value="${typed}"`));
    }
    expect((await save("")).status).toBe(303);
    expect(await html(await ask(PAGE, undefined, ADMIN))).toMatch(
      /name="AUD"[^>]*value=""|value=""[^>]*name="AUD"/,
    );
    expect((await save("250", APPROVER)).status).toBe(403);
  });
});
