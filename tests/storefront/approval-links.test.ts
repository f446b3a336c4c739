import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { approvalLinks } from "../../commerce/modules/approvals/tables";
import { orderEvents, orders } from "../../commerce/modules/orders/tables";
import { emptyCarts } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const FOREIGN = "approver@kestrel.example";
const LIST = "/my-account/approval-dashboard";
let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [APPROVER, ADMIN, NURSE, FOREIGN]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, as?: string) => shop.request(path, { cookie: as && cookies.get(as) });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
/** What a redirect tells on the page after it. */
const told = async (answer: Response) =>
  html(
    await shop.request(answer.headers.get("Location")!, {
      cookie: answer.headers.get("Set-Cookie")!.split(";")[0],
    }),
  );

/** An order that waits, with the link of the mail to its approver. */
async function linked(): Promise<{ code: string; link: string }> {
  await emptyCarts(shop.api);
  const { code } = await waitingOrder(shop.api);
  const [mail] = await shop.api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `order-approval-asked ${code} %`));
  expect(mail).toMatchObject({ toAddress: APPROVER });
  return { code, link: LIST + /approval-dashboard(\?link=[\w-]+)/.exec(mail!.text)![1]! };
}

describe("the link of a mail to an approver", () => {
  test("[AP-01] leads to the sign-in, says nothing of the order, and then leads to it", async () => {
    const { code, link } = await linked();
    expect(link).not.toContain(code);
    const stranger = await ask(link);
    const login = stranger.headers.get("Location")!;
    expect([stranger.status, login]).toEqual([303, `/login?redirectTo=${encodeURIComponent(link)}`]);
    const page = await html(await ask(login));
    for (const secret of [code, "Makareta", "Dunleavy"]) expect(page).not.toContain(secret);
    // Without the password: a code by email leads there too.
    expect(page).toContain(`href="/login/verify-token?redirectTo=${encodeURIComponent(link)}"`);
    const mine = await ask(link, APPROVER);
    expect([mine.status, mine.headers.get("Location")]).toEqual([303, `/my-account/approval/${code}`]);
  });

  test("[AP-01] decides nothing, however often scanners open it, and works for nobody else", async () => {
    const { code, link } = await linked();
    for (const as of [undefined, APPROVER]) {
      await Promise.all(Array.from({ length: 20 }, () => ask(link, as)));
    }
    expect(
      (await shop.request(link, { cookie: cookies.get(APPROVER), body: new URLSearchParams({}) })).status,
    ).toBeGreaterThanOrEqual(300);
    for (const as of [ADMIN, FOREIGN]) {
      const answer = await ask(link, as);
      expect(answer.headers.get("Location")).toBe(LIST);
      expect(await told(answer)).toContain("This link is not yours, or it is not complete.");
    }
    expect((await ask(link, NURSE)).status).toBe(403);
    expect(await told(await ask(`${LIST}?link=nonsense`, APPROVER))).toContain("This link is not yours");
    const [order] = await shop.api.db.select().from(orders).where(eq(orders.code, code));
    expect(order).toMatchObject({ status: "PENDING_APPROVAL", lastEvent: 1 });
    expect(await shop.api.db.select().from(orderEvents).where(eq(orderEvents.orderCode, code))).toHaveLength(
      1,
    );
  });

  test("[AP-01] is void once anybody decided, with who and when, and after its days", async () => {
    const { code, link } = await linked();
    const body = { orderCode: code, decision: "DECLINE", reasonCode: "NOT_NEEDED" };
    expect((await shop.api.call("POST", "/approveDeclineOrder", { as: ADMIN, body })).status).toBe(200);
    const late = await ask(link, APPROVER);
    expect(late.headers.get("Location")).toBe(`/my-account/approval/${code}`);
    expect(await told(late)).toMatch(new RegExp(`Bronwyn Taulanga declined ${code} at \\d\\d:\\d\\d on `));
    const old = await linked();
    await shop.api.db
      .update(approvalLinks)
      .set({ expiresAt: new Date(0) })
      .where(eq(approvalLinks.orderCode, old.code));
    const expired = await ask(old.link, APPROVER);
    expect(expired.headers.get("Location")).toBe(LIST);
    expect(await told(expired)).toContain("This link has expired.");
    const [kept] = await shop.api.db.select().from(approvalLinks).where(eq(approvalLinks.orderCode, code));
    expect(link).not.toContain(kept!.keyHash);
  });
});
