import { like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../commerce/database/connection";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { packParcel } from "../../commerce/modules/orders/warehouse/packing";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { type Cut, ordering } from "../support/ordering";
import { emptyCarts, onHand, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();
const { order, cancel, read, details, rowOf, linesOf } = ordering(api);
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(() => emptyCarts(api));

describe("a part of an order is cancelled", () => {
  test("[OR-02] its pieces go back, the rest is charged, and history, mail and order say so", async () => {
    const shelf = (await onHand(api, polo))!;
    const code = await order(buyer, { [polo]: 5, [cap]: 2 });
    const before = await rowOf(code);
    const [first] = await linesOf(code);
    expect((await cancel(buyer, code, [[0, 2]])).status).toBe(201);
    expect(await onHand(api, polo)).toBe(shelf - 3);
    const after = await rowOf(code);
    expect(after.subTotalCents).toBe(before.subTotalCents - 2 * first!.unitCents);
    expect(after.taxCents).toBe(Math.round((after.subTotalCents + after.deliveryCents) / 10));
    const view = await read(buyer, code);
    expect(view).toMatchObject({ status: "CREATED", cancellable: true, totalItems: 2, totalUnitCount: 5 });
    expect(view.entries[0]).toMatchObject({ quantity: 3, cancelledQuantity: 2, cancellableQuantity: 3 });
    expect(view.entries[1]).not.toHaveProperty("cancelledQuantity");
    expect(view.historyEntries.at(-1)).toMatchObject({
      actor: "wearer",
      previousStatus: "CREATED",
      status: "CREATED",
      cancelledEntries: [{ orderEntryNumber: 0, quantity: 2 }],
    });
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `%part-cancelled ${code}%`));
    expect(mails).toMatchObject([{ subject: `Part of order ${code} is cancelled`, toAddress: buyer }]);
    expect(mails[0]!.text).toMatch(/Cancelled\s+2 × [\s\S]+Still ordered\s+3 × [\s\S]+2 × /);
    expect(mails[0]!.text).toContain(view.charges.total.amount);
  });

  test("[OR-02] a line that is cancelled whole is no item of the order; all of the rest cancels the order", async () => {
    const code = await order(buyer, { [polo]: 1, [cap]: 2 });
    expect((await cancel(buyer, code, [[0, 1]])).status).toBe(201);
    const part = await read(buyer, code);
    expect(part).toMatchObject({ totalItems: 1, totalUnitCount: 2 });
    expect(part.unconsignedEntries.map(({ entryNumber }: { entryNumber: number }) => entryNumber)).toEqual([
      1,
    ]);
    const list = (await api.call("GET", "/users/current/orders", { as: buyer })).body.orders;
    expect(list[0]).toMatchObject({ code, totalStyles: 1, totalUnitCount: 2 });
    expectRefusal(await cancel(buyer, code, [[0, 1]]), 400, "ValidationError");
    expect((await cancel(buyer, code, [[1, 2]])).status).toBe(201);
    expect((await read(buyer, code)).status).toBe("CANCELLED");
  });

  test("[OR-02] back-ordered pieces are cancelled first; the shelf gets back what it gave", async () => {
    const sku = await skuOf(api, "KC-5001");
    await setStock(api, sku, 2, true);
    const code = await order(buyer, { [sku]: 5, [cap]: 1 });
    await cancel(buyer, code, [[0, 3]]);
    expect(await onHand(api, sku)).toBe(0);
    await cancel(buyer, code, [[0, 1]]);
    expect(await onHand(api, sku)).toBe(1);
    await cancel(buyer, code, [
      [0, 1],
      [1, 1],
    ]);
    expect(await onHand(api, sku)).toBe(2);
  });

  test("[OR-02] freight never rises because something was cancelled", async () => {
    const code = await order(buyer, { [polo]: 12 });
    const { deliveryCents } = await rowOf(code);
    await cancel(buyer, code, [[0, 11]]);
    expect((await rowOf(code)).deliveryCents).toBeLessThanOrEqual(deliveryCents);
  });

  test("[OR-02] pressed twice it cancels once; two at once never take more than there is", async () => {
    const shelf = (await onHand(api, polo))!;
    const code = await order(buyer, { [polo]: 4 });
    const key = { "Idempotency-Key": "cancel-part-once" };
    const twice = await Promise.all([1, 2].map(() => cancel(buyer, code, [[0, 1]], key)));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await linesOf(code))[0]).toMatchObject({ quantity: 3, cancelled: 1 });
    const race = await Promise.all([cancel(buyer, code, [[0, 2]]), cancel(buyer, code, [[0, 2]])]);
    expect(race.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await linesOf(code))[0]).toMatchObject({ quantity: 1, cancelled: 3 });
    expect(await onHand(api, polo)).toBe(shelf - 1);
  });

  test("[OR-02] packing and cancelling at once: one of them wins, whole", async () => {
    for (let round = 0; round < 4; round += 1) {
      const code = await order(buyer, { [polo]: 2 });
      const pack = () =>
        api.db.transaction((tx) =>
          packParcel(
            tx as unknown as Database,
            { orderCode: code, lines: [{ entryNumber: 0, quantity: 2 }] },
            api.now(),
          ),
        );
      const works = [
        () =>
          pack().then(
            () => 201,
            () => 500,
          ),
        async () => (await cancel(buyer, code, [[0, 1]])).status,
      ];
      const [first, second] = await Promise.all(
        (round % 2 ? works : works.toReversed()).map((work) => work()),
      );
      const [packed, cancelled] = round % 2 ? [first, second] : [second, first];
      const [line] = await linesOf(code);
      const parcels = (await read(buyer, code)).consignments;
      expect([packed, cancelled, line!.quantity, parcels.length]).toEqual(
        cancelled === 201 ? [500, 201, 1, 0] : [201, 400, 2, 1],
      );
    }
  });
});

describe("packs", () => {
  const POINTS = "PK-KM-PTS-CABIN";
  const wearer = "wearer@kestrel.example";
  const jacket = { packId: POINTS, bundleId: "SUITING", setId: "JACKETS", styleCode: "KM-1201" };
  const blouse = { packId: POINTS, bundleId: "TOPS", setId: "BLOUSES", styleCode: "KM-1001" };

  test("[PK-05] a bundle goes back whole, and its points with it", async () => {
    const balance = async () =>
      (await api.call("GET", `/orgUsers/current/packs/${POINTS}`, { as: wearer })).body.balance;
    const start = await balance();
    const code = await order(wearer, {}, [jacket, blouse, blouse]);
    const lines = await linesOf(code);
    const tops = lines.filter(({ bundleId }) => bundleId === "TOPS");
    const all = (await rowOf(code)).points;
    const points = tops.reduce((sum, line) => sum + line.points * line.quantity, 0);
    expect(points).toBeGreaterThan(0);
    const its = (await details(wearer, code)).entries;
    const [group] = its.filter(({ orderEntryNumber }: { orderEntryNumber: number }) =>
      tops.some(({ entryNumber }) => entryNumber === orderEntryNumber),
    );
    expect(group).toMatchObject({ groupName: "Tops", group: expect.any(String) });
    expectRefusal(await cancel(wearer, code, [[tops[0]!.entryNumber, 1]]), 400, "ValidationError", {
      message: "The items of Tops can only be cancelled together.",
    });
    expect((await balance()).used).toBe(start.used + all);
    const cut = tops.map(({ entryNumber, quantity }): Cut => [entryNumber, quantity]);
    expect((await cancel(wearer, code, cut)).status).toBe(201);
    expect(await balance()).toMatchObject({ used: start.used + all - points, held: 0 });
    expect((await rowOf(code)).points).toBe(all - points);
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `%part-cancelled ${code}%`));
    expect(mail!.text).toContain("Left in your packs");
  });
});
