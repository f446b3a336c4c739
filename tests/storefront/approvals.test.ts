import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testStorefront, type Storefront } from "../support/storefront";
import { emptyCarts } from "../support/shopping";
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

const ask = (path: string, as = APPROVER, body?: Record<string, string>) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const order = async () => {
  await emptyCarts(shop.api);
  return (await waitingOrder(shop.api)).code as string;
};
const page = (code: string) => `/my-account/approval/${code}`;

describe("the lists", () => {
  test("[AP-01] show what waits, with its wearer, unit and why, and lead to the order", async () => {
    const code = await order();
    const list = await html(await ask(`${LIST}?search=${code}`));
    for (const words of ["Makareta Dunleavy", "Emergency", "Every order is approved here", "2 pieces"]) {
      expect(list).toContain(words);
    }
    expect(list).toContain(`href="${page(code)}"`);
    expect(list).toMatch(/\d+ orders wait for you\. The oldest has waited \d+ days?\./);
    expect(await html(await ask(`${LIST}?search=no-such-order`))).toContain("Nothing found");
  });

  test("[AP-01] beyond the last page stands the last one, and nonsense in the address is left out", async () => {
    const codes = (text: string) => text.match(/>KR-\d+</g);
    const last = codes(await html(await ask(`${LIST}?currentPage=0&search=dunleavy`)));
    expect(codes(await html(await ask(`${LIST}?currentPage=99&search=dunleavy`)))).toEqual(last);
    for (const query of ["from=2026-99-99", "to=x", "decision=x", "sort=--", "unit=%00", "currentPage=-1"]) {
      for (const path of [LIST, `${LIST}/actioned`]) {
        expect([query, (await ask(`${path}?${query}`)).status]).toEqual([query, 200]);
      }
    }
  });

  test("[AP-01] each list is a file too, filtered alike", async () => {
    const code = await order();
    const answer = await ask(`${LIST}.csv?search=${code}`);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="approvals.csv"');
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${code},Makareta Dunleavy,`);
    const actioned = await (await ask(`${LIST}/actioned.csv`)).text();
    expect(actioned).toContain("Decision,Decided by,Decided,Reason,Comment");
  });

  test("[AP-01] are in the menu and on the home page of those who may approve, and of nobody else", async () => {
    await order();
    const mine = await html(await ask("/"));
    expect(mine).toContain(`href="${LIST}"`);
    expect(mine).toMatch(/\d+ orders wait for you/);
    expect(await html(await ask("/", NURSE))).not.toContain(LIST);
    const code = await order();
    for (const path of [LIST, `${LIST}/actioned`, `${LIST}.csv`, page(code), `${page(code)}/decline`]) {
      expect([path, (await ask(path, NURSE)).status]).toEqual([path, 403]);
    }
  });
});

describe("one order", () => {
  test("[AP-02] shows goods, who pays, delivery, and what the wearer had before", async () => {
    const code = await order();
    const shown = await html(await ask(page(code)));
    for (const words of [
      "What Makareta asks for",
      "APPROVE 2 PIECES",
      "Cost centre",
      "Makareta’s last orders",
      "Placed by Makareta Dunleavy",
      "Waiting for approval",
    ]) {
      expect(shown).toContain(words);
    }
    expect(shown).not.toContain("You pay");
    for (const path of [page(code), `${page(code)}/decline`]) {
      expect([path, (await ask(path, FOREIGN)).status]).toEqual([path, 404]);
    }
    expect((await ask(page(code), FOREIGN, {})).status).toBe(404);
  });

  test("[AP-01] is approved with one form; the wearer sees by whom and with which words", async () => {
    const code = await order();
    expect(await html(await ask(`/my-account/orders/${code}`, NURSE))).toContain(
      "It is packed as soon as Kostas Whitford approves it.",
    );
    const answer = await ask(page(code), APPROVER, { comment: "Enjoy <b>them</b>" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    const seen = await html(await ask(`/my-account/orders/${code}`, NURSE));
    expect(seen).toContain("Approved by Kostas Whitford");
    expect(seen).toContain("“Enjoy &lt;b&gt;them&lt;/b&gt;”");
    const after = await html(await ask(page(code)));
    expect(after).not.toContain("APPROVE 2");
    expect(after).toContain("Approved by Kostas Whitford");
    // The form that declines leads to the page that says what became of it.
    const late = await ask(`${page(code)}/decline`);
    expect([late.status, late.headers.get("Location")]).toEqual([303, page(code)]);
  });

  test("[AP-01] is declined with a reason and words, which are asked for and kept", async () => {
    const code = await order();
    const path = `${page(code)}/decline`;
    const empty = await ask(path, APPROVER, { reasonCode: "", comment: "" });
    expect(empty.status).toBe(400);
    const again = await html(empty);
    expect(again).toContain("Choose a reason.");
    expect(again).toContain("There are 2 things to fix");
    const long = await ask(path, APPROVER, { reasonCode: "TOO_MANY", comment: "y".repeat(256) });
    expect(long.status).toBe(400);
    const kept = await html(long);
    expect(kept).toContain("y".repeat(256));
    expect(kept).toMatch(/<option value="TOO_MANY" selected/);
    const forged = await ask(path, APPROVER, { reasonCode: "FORGED", comment: "x" });
    expect([forged.status, (await html(forged)).includes("Choose one of the reasons.")]).toEqual([400, true]);
    const done = await ask(path, APPROVER, { reasonCode: "TOO_MANY", comment: "Two are enough" });
    expect([done.status, done.headers.get("Location")]).toEqual([303, LIST]);
    const seen = await html(await ask(`/my-account/orders/${code}`, NURSE));
    for (const words of ["Declined by Kostas Whitford", "More than is needed", "“Two are enough”"]) {
      expect(seen).toContain(words);
    }
    expect(seen).not.toContain("Cancel order");
  });

  test("[AP-01] has a form for its purchase order number, which its approver adds, changes and deletes", async () => {
    const code = await order();
    const form = `${page(code)}/purchase-order`;
    expect(await html(await ask(page(code)))).toContain(`href="${form}"`);
    const wrong = await ask(form, APPROVER, { purchaseOrderNumber: "A".repeat(18) });
    const told = await html(wrong);
    expect(wrong.status).toBe(400);
    expect(told).toContain("Please enter less than 18 alphanumeric characters.");
    expect(told).toContain("A".repeat(18));
    for (const number of ["SB2027A", "SB2027B"]) {
      const saved = await ask(form, APPROVER, { purchaseOrderNumber: number });
      expect([saved.status, saved.headers.get("Location")]).toEqual([303, page(code)]);
      expect(await html(await ask(page(code)))).toContain(number);
    }
    expect((await ask(form, APPROVER, { intent: "delete" })).status).toBe(303);
    expect(await html(await ask(page(code)))).toContain("Add a purchase order number");
    expect((await ask(form, FOREIGN)).status).toBe(404);
    await ask(page(code), APPROVER, { comment: "" });
    const late = await ask(form);
    expect([late.status, late.headers.get("Location")]).toEqual([303, page(code)]);
    expect(await html(await ask(page(code)))).not.toContain("purchase order number</a>");
  });

  test("[AP-01] that somebody else decided meanwhile says what, by whom and when, and stays so", async () => {
    const code = await order();
    await ask(`${page(code)}/decline`, ADMIN, { reasonCode: "NOT_NEEDED", comment: "Later" });
    const late = await ask(page(code), APPROVER, {});
    expect([late.status, late.headers.get("Location")]).toEqual([303, page(code)]);
    const shown = await html(
      await shop.request(page(code), { cookie: late.headers.get("Set-Cookie") ?? cookies.get(APPROVER) }),
    );
    expect(shown).toContain(`Bronwyn Taulanga declined ${code} at`);
  });

  test("[AP-01] pressed twice with the same form is approved once, and both presses say so", async () => {
    const code = await order();
    const body = { idempotencyKey: randomUUID() };
    const [first, second] = await Promise.all([
      ask(page(code), APPROVER, body),
      ask(page(code), APPROVER, body),
    ]);
    for (const answer of [first, second]) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    }
  });
});
