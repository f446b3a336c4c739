import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { carts } from "../../commerce/modules/carts/tables";
import { styles } from "../../commerce/modules/catalogue/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { draftItems } from "../../commerce/modules/packs/tables";
import { replenishmentRuns } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { readPdf } from "../support/pdf";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, makeReady, place, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
/** Of a plant crew that works at night. */
const plant = "hotwork@korraline.example";
const field = "wearer@korraline.example";
const approver = "approver@korraline.example";
const admin = "admin@korraline.example";
const polo = await skuOf(api, "KC-5002");
const shirt = await skuOf(api, "KC-5001");

const [before] = await api.db.select().from(organisations).where(eq(organisations.uid, "korraline"));
const [dayPolo] = await api.db.select().from(styles).where(eq(styles.code, "KC-5002"));
const guard = (ppeGuard: "refuse" | "reason" | "warn" | null) =>
  api.db.update(organisations).set({ ppeGuard }).where(eq(organisations.uid, "korraline"));

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(draftItems);
});
afterEach(async () => {
  const { ppeGuard, roleRequirements, approval } = before!;
  await api.db
    .update(organisations)
    .set({ ppeGuard, roleRequirements, approval })
    .where(eq(organisations.uid, "korraline"));
  const { standards, garmentClass } = dayPolo!;
  await api.db.update(styles).set({ standards, garmentClass }).where(eq(styles.code, "KC-5002"));
});

const NEEDS = "The role PLANT needs AS/NZS 4602.1 class D/N for night work.";
const UNMET = `${NEEDS} ${dayPolo!.name} has AS/NZS 4602.1 class D.`;
const WHY = "Only for the day shift of O'Brien-Ngāti <b>&";

const entries = "/orgUsers/current/carts/current/entries";
const open = (as: string) => api.call("POST", "/users/current/carts", { as });
const add = (as: string, code: string, ppeReason?: string, headers = {}) =>
  api.call("POST", entries, { as, headers, query: { code, quantity: 1 }, body: { ppeReason } });
const linesOf = async (as: string) =>
  (await api.call("GET", "/orgUsers/current/carts/current", { as, query: { fields: "FULL" } })).body.entries;

describe("from the catalogue", () => {
  test("[B-20] the item says the standard's name and what is certified, before anything is added", async () => {
    const read = async (as: string) =>
      (await api.call("GET", "/products/KC-5002", { as, query: { fields: "FULL" } })).body;
    expect(await read(plant)).toMatchObject({
      standardWarning: { guard: "reason", message: UNMET },
      certificates: [{ standard: "AS/NZS 4602.1", class: "D", certificate: "KC-5002-C", version: "2" }],
    });
    expect((await read(field)).standardWarning).toBeUndefined();
    expect((await read(admin)).standardWarning).toBeUndefined();
    const good = await api.call("GET", "/products/KC-5001", { as: plant });
    expect(good.body.standardWarning).toBeUndefined();
    await guard(null);
    expect((await read(plant)).standardWarning).toBeUndefined();
  });

  test("[B-20] without a reason nothing is added; the reason stays on the line", async () => {
    await open(plant);
    for (const reason of [undefined, "", "   "]) {
      expectRefusal(await add(plant, polo, reason), 400, "StandardError", {
        reason: "reason-needed",
        subject: "ppeReason",
        message: `${UNMET} Say why it is needed.`,
      });
    }
    expect(await linesOf(plant)).toEqual([]);
    expect((await add(plant, polo, "x".repeat(256))).status).toBe(400);
    expect((await add(plant, polo, `${WHY}\n`)).body.entry).toMatchObject({
      standardWarning: UNMET,
      ppeReason: WHY,
    });
    expect((await add(plant, shirt)).body.entry.standardWarning).toBeUndefined();
    expect((await linesOf(plant)).map((one: { ppeReason?: string }) => one.ppeReason)).toEqual([
      WHY,
      undefined,
    ]);
  });

  test("[B-20] a guard refuses whatever is said, only warns, or checks nothing", async () => {
    await open(plant);
    await guard("refuse");
    expectRefusal(await add(plant, polo, WHY), 400, "StandardError", {
      reason: "standard",
      message: `${UNMET} Choose another item.`,
    });
    await guard("warn");
    expect((await add(plant, polo)).body.entry).toMatchObject({ standardWarning: UNMET });
    await guard(null);
    expect((await add(plant, polo)).body.entry.standardWarning).toBeUndefined();
  });

  test("[B-20] a certificate that has expired meets nothing from the next day on", async () => {
    await open(plant);
    const of = (validUntil: string) =>
      api.db
        .update(styles)
        .set({ standards: [{ ...dayPolo!.standards[0]!, class: "D/N", validUntil }] })
        .where(eq(styles.code, "KC-5002"));
    await of("2026-03-18");
    expect((await add(plant, polo)).status).toBe(200);
    await of("2026-03-17");
    const answer = await add(plant, polo);
    expectRefusal(answer, 400, "StandardError", { reason: "reason-needed" });
    expect(answer.body.errors[0].message).toContain("expired on 17 Mar 2026");
  });

  test("[B-20] typed codes, a preview and a list of additions say the same sentence", async () => {
    await open(plant);
    const orderEntries = [polo, shirt].map((code) => ({ product: { code }, quantity: 1 }));
    const each = await api.call("POST", entries, { as: plant, body: { orderEntries, each: true } });
    expect(
      each.body.cartModifications.map((one: { statusCode: string; statusMessage?: string }) => [
        one.statusCode,
        one.statusMessage,
      ]),
    ).toEqual([
      ["standardNotMet", `${UNMET} Add it from its own page, where you can say why it is needed.`],
      ["success", undefined],
    ]);
    for (const more of [{}, { preview: true }, { allOrNone: true }]) {
      const answer = await api.call("POST", entries, { as: plant, body: { orderEntries, ...more } });
      expectRefusal(answer, 400, "StandardError", { reason: "reason-needed" });
    }
  });

  test("[B-20] a configurator, which asks for no reason, says where one can be given", async () => {
    await open(plant);
    await api.db
      .update(styles)
      .set({ standards: [{ ...dayPolo!.standards[0]!, class: "D" }] })
      .where(eq(styles.code, "KC-5002"));
    const { body: model } = await api.call("GET", `/products/${polo}/configurator/textfield`, { as: plant });
    const answer = await api.call("POST", "/users/current/carts/current/entries/configurator/textfield", {
      as: plant,
      body: {
        product: { code: polo },
        quantity: 1,
        configurationInfos: model.configurationInfos ?? [],
      },
    });
    expectRefusal(answer, 400, "StandardError", {
      message: `${UNMET} Add it from its own page, where you can say why it is needed.`,
    });
  });

  test("[B-20] who orders for somebody is asked by that person's role", async () => {
    const [wearer] = await api.db.select().from(users).where(eq(users.uid, plant));
    const { status } = await api.call("POST", "/orgUsers/current/proxy", {
      as: approver,
      body: { uid: wearer!.customerId },
    });
    expect(status).toBeLessThan(300);
    const headers = { proxyuserid: wearer!.customerId };
    await api.call("POST", "/users/current/carts", { as: approver, headers });
    expectRefusal(await add(approver, polo, undefined, headers), 400, "StandardError", {
      message: `${UNMET} Say why it is needed.`,
    });
    expect((await add(approver, polo, WHY, headers)).body.entry.ppeReason).toBe(WHY);
  });

  test("[B-20] a saved cart keeps its reason, another guard is said when it is restored", async () => {
    const save = async (name: string) => {
      await open(plant);
      await add(plant, polo, WHY);
      const { body } = await api.call("PATCH", "/users/current/carts/current/save", {
        as: plant,
        query: { saveCartName: name },
      });
      return body.savedCartData.code as string;
    };
    const restore = (code: string) =>
      api.call("PATCH", `/users/current/carts/${code}/restoresavedcart`, { as: plant });
    const kept = await restore(await save("Night"));
    expect(kept.body.cartModifications).toEqual([]);
    expect((await linesOf(plant))[0]).toMatchObject({ ppeReason: WHY, standardWarning: UNMET });
    await emptyCarts(api);
    const code = await save("Later");
    await guard("refuse");
    const { body } = await restore(code);
    expect(await linesOf(plant)).toEqual([]);
    expect(body.cartModifications).toEqual([
      expect.objectContaining({
        statusCode: "standardNotMet",
        statusMessage: `${UNMET} Choose another item.`,
      }),
    ]);
  });

  test("[B-20] a role without a requirement costs no statement more", async () => {
    const statements = async () => {
      await emptyCarts(api);
      await open(field);
      const count = { statements: 0 };
      expect((await statementCount.run(count, () => add(field, polo))).status).toBe(200);
      return count.statements;
    };
    await statements();
    const guarded = await statements();
    await guard(null);
    expect(await statements()).toBe(guarded);
  });
});

describe("on orders", () => {
  async function ordered(ppeReason?: string) {
    await open(plant);
    expect((await add(plant, polo, ppeReason)).status).toBe(200);
    const { code } = (await api.call("GET", "/users/current/carts/current", { as: plant })).body;
    await makeReady(api, plant, code, { poNumber: "PO77" });
    const answer = await place(api, plant, code);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.code as string;
  }
  const read = async (code: string, as = plant) =>
    (await api.call("GET", `/users/current/orders/${code}`, { as, query: { fields: "FULL" } })).body;

  test("[B-20] the order keeps warning, reason and certificate, whatever becomes of the style", async () => {
    await api.db.update(organisations).set({ approval: "always" }).where(eq(organisations.uid, "korraline"));
    const code = await ordered(WHY);
    const kept = (await read(code)).entries[0];
    expect(kept).toMatchObject({
      standardWarning: UNMET,
      ppeReason: WHY,
      certificates: [
        expect.objectContaining({
          certificate: "KC-5002-C",
          version: "2",
          class: "D",
          text: dayPolo!.standards[0]!.text,
        }),
      ],
    });
    const paper = async () => {
      const request = new Request(`http://commerce.test/occ/v2/uniforms/users/current/orders/${code}/pdf`, {
        headers: { Authorization: `Bearer ${await api.signIn(plant)}` },
      });
      return (await readPdf(await (await api.fetch(request)).arrayBuffer())).text;
    };
    expect(await paper()).toContain("AS/NZS 4602.1 class D, certificate KC-5002-C, version 2.");
    expect(await paper()).toContain(`Reason: ${WHY}`);
    const asked = await api.call("GET", `/approve-order/${code}`, { as: approver });
    expect(JSON.stringify(asked.body)).toContain(JSON.stringify(UNMET).slice(1, -1));
    await api.db
      .update(styles)
      .set({ standards: [{ ...dayPolo!.standards[0]!, class: "D/N", version: "3", text: "Another text" }] })
      .where(eq(styles.code, "KC-5002"));
    expect((await read(code)).entries[0]).toEqual(kept);
    expect(await paper()).toContain("certificate KC-5002-C, version 2.");
    await api.db.update(styles).set({ standards: [] }).where(eq(styles.code, "KC-5002"));
    expect((await read(code)).entries[0]).toEqual(kept);
  });

  test("[B-20] ordering again says it again, because a reason is for one order", async () => {
    const code = await ordered(WHY);
    await emptyCarts(api);
    const { body } = await api.call("POST", "/orgUsers/current/cartFromOrder", {
      as: plant,
      query: { orderCode: code },
      body: {},
    });
    expect(body.cartModifications[0]).toMatchObject({ statusCode: "standardNotMet", quantityAdded: 0 });
    expect(body.cartModifications[0].statusMessage).toContain(UNMET);
  });

  test("[B-20] a replenishment order goes on with its reason, and not once it is refused", async () => {
    const buyer = "buyer@harrowstreet.example";
    const { create, work } = repeated(api, buyer);
    const [person] = await api.db.select().from(users).where(eq(users.uid, buyer));
    const rule = (ppeGuard: "reason" | "refuse" | null, jobGroup: string) => [
      api.db.update(users).set({ jobGroup }).where(eq(users.uid, buyer)),
      api.db
        .update(organisations)
        .set({ ppeGuard, roleRequirements: ppeGuard ? before!.roleRequirements : [] })
        .where(eq(organisations.uid, person!.organisationUid)),
    ];
    await Promise.all(rule("reason", "PLANT"));
    await open(buyer);
    await add(buyer, polo, WHY);
    const { code } = (await api.call("GET", "/users/current/carts/current", { as: buyer })).body;
    const centres = await api.call("GET", "/costcenters", { as: buyer, site: "wholesale" });
    await makeReady(api, buyer, code, { poNumber: "PO77", costCentre: centres.body.costCenters?.[0]?.code });
    await api.db.update(carts).set({ site: "wholesale" }).where(eq(carts.code, code));
    const { body } = await create(code, inTurn);
    expect(body.replenishmentOrderCode, JSON.stringify(body)).toBeDefined();
    const runs = () =>
      api.db
        .select()
        .from(replenishmentRuns)
        .where(eq(replenishmentRuns.replenishmentCode, body.replenishmentOrderCode as string))
        .orderBy(asc(replenishmentRuns.dueDate));
    await work("2026-04-01T10:00:00+11:00");
    const [first] = await runs();
    expect(first).toMatchObject({ reason: null });
    const [line] = await api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, first!.orderCode!));
    expect(line).toMatchObject({ ppeWarning: UNMET, ppeReason: WHY });
    await Promise.all(rule("refuse", "PLANT"));
    await work("2026-04-09T10:00:00+10:00");
    const [, second] = await runs();
    expect(second).toMatchObject({ orderCode: null });
    expect(second!.reason).toContain(UNMET);
    await Promise.all(rule(null, person!.jobGroup));
    api.setNow(TEST_NOW);
    api.forgetTokens();
  });
});

describe("from packs", () => {
  const PACK = "PK-KC-PPE-FIELD";
  const choose = (body: object = {}) =>
    api.call("POST", `/orgUsers/current/packs/${PACK}/bundles/SHIRTS/items`, {
      as: plant,
      body: {
        ...{ setId: "POLOS", styleCode: "KC-5002", sku: polo, quantity: 1 },
        ...{ reasonOfReplacement: "Worn out", ...body },
      },
    });

  test("[B-20] the step says it, the choice is refused without a reason and keeps the one that is given", async () => {
    const { body } = await api.call("GET", `/orgUsers/current/packs/${PACK}/bundles/SHIRTS/products`, {
      as: plant,
      query: { fields: "sets(products(DEFAULT))" },
    });
    const warned = body.sets.flatMap(
      ({ products }: { products: { code: string; standardWarning?: object }[] }) =>
        products.filter(({ standardWarning }) => standardWarning).map(({ code }) => code),
    );
    expect(warned).toEqual(["KC-5002"]);
    expectRefusal(await choose(), 400, "StandardError", {
      reason: "reason-needed",
      subject: "ppeReason",
      message: `${UNMET} Say why it is needed.`,
    });
    const chosen = await choose({ ppeReason: WHY });
    expect(chosen.status, JSON.stringify(chosen.body)).toBeLessThan(300);
    const [item] = chosen.body.setItems.flatMap(({ items }: { items: object[] }) => items);
    expect(item).toMatchObject({ standardWarning: UNMET, ppeReason: WHY });
    const changed = await api.call("PUT", `/orgUsers/current/packs/${PACK}/bundles/SHIRTS/items/${item.id}`, {
      as: plant,
      body: { setId: "POLOS", styleCode: "KC-5002", sku: polo, quantity: 2, reasonOfReplacement: "Worn out" },
    });
    expectRefusal(changed, 400, "StandardError", { reason: "reason-needed" });
    await guard("refuse");
    expectRefusal(await choose({ ppeReason: WHY }), 400, "StandardError", { reason: "standard" });
  });

  test("[B-20] an order for the person by somebody's team page is refused with the sentence", async () => {
    await setStock(api, polo, 500);
    const [wearer] = await api.db.select().from(users).where(eq(users.uid, plant));
    const answer = await api.call("POST", `/orgUsers/current/proxy/team/${wearer!.customerId}`, {
      as: approver,
      body: {
        packId: PACK,
        entries: [{ bundleId: "SHIRTS", sku: polo, quantity: 1 }],
        reasonOfReplacement: "Worn out",
        purchaseOrderNumber: "PO77",
      },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.errors)).toContain(NEEDS);
    expect(await api.db.select().from(draftItems)).toEqual([]);
  });
});
