import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyCarts } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";
import { ADMIN, APPROVER, NURSE, waitingEqualLines, waitingOrder } from "../support/waiting-order";

const FOREIGN = "approver@kestrel.example";
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
const order = async (quantity = 3) => {
  await emptyCarts(shop.api);
  return (await waitingOrder(shop.api, NURSE, quantity)).code as string;
};
const page = (code: string) => `/my-account/approval/${code}`;
const amend = (code: string) => `${page(code)}?do=amend`;

describe("approving fewer pieces", () => {
  test("[OR-02] the form has a number for each line, works the costs out, and keeps what was typed", async () => {
    const code = await order();
    expect(await html(await ask(page(code)))).toContain(`href="${amend(code)}"`);
    const form = await html(await ask(amend(code)));
    expect(form).toMatch(/<input[^>]*name="line0"[^>]*value="3"|<input[^>]*value="3"[^>]*name="line0"/);
    const priced = await ask(amend(code), APPROVER, { intent: "price", line0: "2", comment: "Two <b>" });
    expect(priced.status).toBe(200);
    const shown = await html(priced);
    for (const words of ["What changes", "Two &lt;b&gt;", "$87.00", "$58.00"]) expect(shown).toContain(words);
    for (const [line0, words] of [
      ["4", "That is more than the 3 asked for."],
      ["-1", "Enter a whole number from 0 to 3."],
      ["two", "Enter a whole number from 0 to 3."],
      ["0", "Nothing would be left of this order. Decline it instead, with a reason."],
    ] as const) {
      for (const intent of ["price", "approve"]) {
        const refused = await ask(amend(code), APPROVER, { intent, line0, comment: "Kept" });
        const text = await html(refused);
        expect([line0, refused.status, text.includes(words)]).toEqual([line0, 400, true]);
        expect(text).toContain("Kept");
        expect(text).toContain(`value="${line0}"`);
      }
    }
    expect(await html(await ask(page(code)))).toContain("APPROVE 3 PIECES");
  });

  test("[OR-02] equal lines of a pack are one row, of which any number is approved", async () => {
    await emptyCarts(shop.api);
    const waiting = await waitingEqualLines(shop.api, 2);
    const code = waiting.code as string;
    const piecesOf = (entries: { quantity: number }[]) => entries.map(({ quantity }) => quantity);
    expect(piecesOf(waiting.entries)).toEqual([1, 1]);
    const form = await html(await ask(amend(code)));
    expect(form).toMatch(/name="line0"[^>]*value="2"|value="2"[^>]*name="line0"/);
    expect(form).not.toContain('name="line1"');
    const sku = /name="instead0".*?<option value="(SV-[^"]+)"/s.exec(form)![1]!;
    for (const [typed, words] of [
      [{ line0: "3" }, "That is more than the 2 asked for."],
      [{ line0: "1", instead0: sku, pieces0: "2" }, "2 is more than the 1 that you take off this line."],
      [{ line0: "0", instead0: sku, pieces0: "3" }, "3 is more than the 2 that you take off this line."],
      [{ line0: "2", instead0: sku }, "Take something off this line first."],
    ] as const) {
      const refused = await ask(amend(code), APPROVER, { intent: "price", ...typed });
      expect([refused.status, (await html(refused)).includes(words)]).toEqual([400, true]);
    }
    const fewer: Record<string, string>[] = [{ line0: "0", instead0: sku }, { line0: "1" }];
    for (const typed of fewer) {
      const priced = await ask(amend(code), APPROVER, { intent: "price", ...typed });
      expect([typed, priced.status]).toEqual([typed, 200]);
    }
    expect((await ask(amend(code), APPROVER, { intent: "approve", line0: "1" })).status).toBe(303);
    const { body } = await shop.api.call("GET", `/users/current/orders/${code}`, { as: NURSE });
    expect(piecesOf(body.entries)).toEqual([1, 0]);
  });

  test("[OR-02] something else is put in the place of what is taken off, and what is refused keeps the choice", async () => {
    const code = await order(2);
    const form = await html(await ask(amend(code)));
    const select = /<select[^>]*name="instead0".*?<\/select>/s.exec(form)![0];
    const [sku, label] = /<option value="(SV-[^"]+)" translate="no">([^<]+)/.exec(select)!.slice(1);
    expect(label).toMatch(/\$29\.00$/);
    for (const [line0, pieces0, words] of [
      ["2", "", "Take something off this line first."],
      ["1", "2", "2 is more than the 1 that you take off this line."],
      ["1", "few", "Enter a whole number, or nothing for all that you take off."],
    ] as const) {
      for (const intent of ["price", "approve"]) {
        const refused = await ask(amend(code), APPROVER, { intent, line0, instead0: sku!, pieces0 });
        const text = await html(refused);
        expect([words, refused.status, text.includes(words)]).toEqual([words, 400, true]);
        expect(text).toMatch(new RegExp(`<option value="${sku}"[^>]* selected=""`));
        expect(text).toContain(`value="${line0}"`);
      }
    }
    const priced = await html(
      await ask(amend(code), APPROVER, { intent: "price", line0: "0", instead0: sku!, pieces0: "1" }),
    );
    expect(priced).toContain("What changes");
    const sent = await ask(amend(code), APPROVER, { intent: "approve", line0: "0", instead0: sku! });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/my-account/approval-dashboard"]);
    for (const [path, as] of [
      [`/my-account/orders/${code}`, NURSE],
      [page(code), ADMIN],
    ] as const) {
      expect(await html(await ask(path, as))).toMatch(/2 × [^<]+, in place of /);
    }
  });

  test("[OR-02] is told to the wearer with each change, and everything shows what is charged", async () => {
    const code = await order();
    const sent = await ask(amend(code), APPROVER, { intent: "approve", line0: "1", comment: "One" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/my-account/approval-dashboard"]);
    for (const [path, as] of [
      [page(code), APPROVER],
      [`/my-account/orders/${code}`, NURSE],
    ] as const) {
      const seen = await html(await ask(path, as));
      expect(seen).toContain("Approved with changes by Kostas Whitford");
      expect(seen).toContain("asked 3, approved 1");
      expect(seen).toContain("$29.00");
      expect(seen).not.toContain("$87.00");
    }
    expect(await html(await ask(`/my-account/orders/${code}`, NURSE))).not.toContain(">Cancelled<");
    const list = await html(await ask(`/my-account/approval-dashboard/actioned?search=${code}`));
    expect(list).toContain("Approved with changes");
  });

  test("[OR-02] a second approver is told who was first, and others find nothing", async () => {
    const code = await order();
    expect((await ask(amend(code), FOREIGN)).status).toBe(404);
    expect((await ask(amend(code), NURSE)).status).toBe(403);
    expect((await ask(amend(code), FOREIGN, { intent: "approve", line0: "1" })).status).toBe(404);
    await ask(amend(code), ADMIN, { intent: "approve", line0: "2" });
    const late = await ask(amend(code), APPROVER, { intent: "approve", line0: "1" });
    expect([late.status, late.headers.get("Location")]).toEqual([303, page(code)]);
    const told = await html(await ask(page(code)));
    expect(told).toContain("asked 3, approved 2");
    const again = await ask(amend(code));
    expect([again.status, again.headers.get("Location")]).toEqual([303, page(code)]);
  });
});
