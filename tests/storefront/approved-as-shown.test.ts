import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { ordering } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";
import { ADMIN, APPROVER, letBuy, NURSE, waitingOrder } from "../support/waiting-order";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());

const hidden = (html: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, valueIn(html, name)]));
const plain = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

describe("what is approved is what the page showed", () => {
  const cookies = new Map<string, string>();
  const ask = async (path: string, body?: Record<string, string>, as = APPROVER) => {
    const cookie = cookies.get(as) ?? (await shop.signIn(as));
    cookies.set(as, cookie);
    return shop.request(path, {
      cookie,
      body: body && new URLSearchParams({ idempotencyKey: randomUUID(), ...body }),
    });
  };
  const send = async (path: string, body: URLSearchParams) =>
    shop.request(path, { cookie: cookies.get(APPROVER) ?? (await shop.signIn(APPROVER)), body });
  const page = (code: string) => `/my-account/approval/${code}`;
  const order = async (quantity = 3) => {
    await emptyCarts(api);
    return String((await waitingOrder(api, NURSE, quantity)).code);
  };
  const cancelOne = (code: string) =>
    api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as: NURSE,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    });
  const stateOf = async (code: string) =>
    (await api.call("GET", `/approve-order/${code}`, { as: ADMIN })).body.status as string;

  test("[AP-02] an order of which pieces were cancelled meanwhile is shown again before it is approved", async () => {
    const code = await order();
    const form = hidden(await main(await ask(page(code))), "fingerprint");
    expect((await cancelOne(code)).status).toBe(201);
    const refused = await ask(page(code), form);
    expect([refused.status, refused.headers.get("Location")]).toEqual([303, page(code)]);
    expect(await stateOf(code)).toBe("PENDING_APPROVAL");
    const now = await plain(await ask(page(code)));
    expect(now).toContain("APPROVE 2 PIECES");
    expect((await ask(page(code), hidden(now, "fingerprint"))).status).toBe(303);
    expect(await stateOf(code)).toBe("APPROVED");
  });

  test("[AP-02] so it is from the list, and with several at once", async () => {
    const code = await order();
    const list = await main(await ask(`/my-account/approval-dashboard?search=${code}`));
    const several = await main(await ask(`/my-account/approval-dashboard?do=approve&order=${code}`));
    const shown = valueIn(list, "fingerprint");
    expect(shown).not.toBe("");
    expect(valueIn(several, `shown-${code}`)).toBe(shown);
    await cancelOne(code);
    await ask(page(code), { fingerprint: shown });
    expect(await stateOf(code)).toBe("PENDING_APPROVAL");
  });

  test("[AP-02] of several at once those that changed stay, whichever they are, and are told", async () => {
    const codes = [await order(), await order(), await order()];
    for (const changed of [[1], [0, 2], [1, 2]]) {
      const waiting: string[] = [];
      for (const code of codes) if ((await stateOf(code)) === "PENDING_APPROVAL") waiting.push(code);
      const cut = waiting.filter((_, at) => changed.includes(at));
      const query = waiting.map((code) => `&order=${code}`).join("");
      const html = await plain(await ask(`/my-account/approval-dashboard?do=approve${query}`));
      for (const code of cut) expect((await cancelOne(code)).status).toBe(201);
      const form = new URLSearchParams({ idempotencyKey: randomUUID() });
      for (const code of waiting) {
        form.append("order", code);
        form.append(`shown-${code}`, valueIn(html, `shown-${code}`));
      }
      const answer = await send(`/my-account/approval-dashboard?do=approve`, form);
      expect(answer.status).toBe(303);
      for (const code of waiting)
        expect([changed, code, await stateOf(code)]).toEqual([
          changed,
          code,
          cut.includes(code) ? "PENDING_APPROVAL" : "APPROVED",
        ]);
    }
  });

  test("[OR-02] changes are approved only after what they come to was shown, and only those", async () => {
    const code = await order();
    const amend = `${page(code)}?do=amend`;
    const first = hidden(await main(await ask(amend)), "fingerprint");
    const unseen = await ask(amend, { intent: "approve", line0: "1", comment: "Kept", ...first });
    expect(unseen.status).toBe(409);
    const html = await main(unseen);
    for (const words of ["What changes", "comes to 1 piece, $42.90", "Kept"]) expect(html).toContain(words);
    const seen = hidden(html, "fingerprint");
    const other = await ask(amend, { intent: "approve", line0: "2", ...seen });
    expect(other.status).toBe(409);
    expect(await main(other)).toContain("comes to 2 pieces, $74.80");
    expect(await stateOf(code)).toBe("PENDING_APPROVAL");
    expect((await ask(amend, { intent: "approve", line0: "1", ...seen })).status).toBe(303);
    expect(await stateOf(code)).toBe("APPROVED");
  });

  test("[OR-02] each row of what changes is of one thing, also what the wearer pays", async () => {
    await letBuy(api, NURSE);
    await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, NURSE));
    const code = await order();
    const shown = (await api.call("GET", `/approve-order/${code}`, { as: APPROVER })).body.charges;
    const html = await main(await ask(`${page(code)}?do=amend`, { intent: "price", line0: "1" }));
    const { label, amount } = shown.total;
    const row = new RegExp(`${label}.*?<td[^>]*>.*?([−$][\\d.,]+).*?<b>([−$][\\d.,]+)</b>`, "s").exec(html)!;
    expect(row[1]).toBe(amount);
    const { body: priced } = await api.call("POST", `/orders/${code}/amend/price`, {
      as: APPROVER,
      body: { entries: [{ entryNumber: 0, approvedQuantity: 1 }] },
    });
    expect(row[2]).toBe(priced.charges.total.amount);
    const codes = shown.rows.map((one: { code: string }) => one.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("[OR-02] the last row is what the wearer pays also where prices include GST and are added up before it", async () => {
    const as = "wearer@lanternbridge.example";
    const decides = "approver@lanternbridge.example";
    const ofProgram = eq(organisations.uid, "lanternbridge");
    const [program] = await api.db.select().from(organisations).where(ofProgram);
    await api.db.update(organisations).set({ approval: "always" }).where(ofProgram);
    // The pack's credit pays the jacket, the wearer pays the trousers.
    const jacket = {
      packId: "PK-LB-WARDROBE",
      bundleId: "YOUR-WARDROBE",
      setId: "TAILORING",
      styleCode: "LB-2202",
    };
    const code = await ordering(api).order(as, { [await skuOf(api, "LB-2102")]: 2 }, [jacket]);
    await api.db.update(organisations).set({ approval: program!.approval }).where(ofProgram);
    const html = await main(
      await ask(`${page(code)}?do=amend`, { intent: "price", line0: "1", line1: "1" }, decides),
    );
    const asked = (await api.call("GET", `/approve-order/${code}`, { as: decides })).body.charges;
    const { body: approved } = await api.call("POST", `/orders/${code}/amend/price`, {
      as: decides,
      body: { entries: [0, 1].map((entryNumber) => ({ entryNumber, approvedQuantity: 1 })) },
    });
    const rows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      row
        .replace(/<[^>]*>/g, "\n")
        .split("\n")
        .filter(Boolean),
    );
    const amounts = (label: string) => rows.find(([first]) => first === label)?.slice(-2);
    const paid = [asked.total.amount, approved.charges.total.amount];
    expect(rows.at(-1)?.slice(-2)).toEqual(paid);
    expect(paid[0]).not.toBe(paid[1]);
    const added = amounts("Total inc. GST");
    expect(added).toHaveLength(2);
    expect(added).not.toEqual(paid);
  });
});
