import { and, eq, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts } from "../support/shopping";
import { ADMIN, APPROVER, waitingChoice } from "../support/waiting-order";

const api = await apiOfFile();
/** Expects a child, and chooses what shows it. */
const WEARER = "maternity@saltbush.example";
const PACK = "PK-SV-MATERNITY";
const FOREIGN_ADMIN = "admin@kestrel.example";
const RULE = "/manage-organisation/sizesHidden";
const SIZES = "/orgUsers/current/sizes";

const hide = (hidden: boolean, as = ADMIN) => api.call("PUT", RULE, { as, body: { hidden } });
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;

/** An order of a maternity top, which waits; with all that says something about the body of whoever wears it. */
async function tellingOrder() {
  const order = await waitingChoice(api, WEARER, PACK, {
    ...{ bundleId: "MATERNITY-TOPS", setId: "MATERNITY-TOPS", styleCode: "SV-3301" },
  });
  const [entry] = order.entries as {
    product: { code: string; name: string; styleCode: string; size: string };
  }[];
  const { code, name, styleCode } = entry!.product;
  return {
    order: String(order.code),
    tells: [code, name, styleCode, PACK, "aternity scrubs", "aternity tops"],
  };
}

/** Which of the telling words are in an answer; the ward is called Maternity, so no word stands alone. */
const told = (answer: unknown, tells: readonly string[]) =>
  tells.filter((text) => JSON.stringify(answer).includes(text));

beforeAll(async () => {
  const { customerId } = await rowOf(APPROVER);
  const roles = ["b2bcustomergroup", "b2bapprovergroup", "b2bmanagergroup"];
  await api.call("POST", "/manage-users/updateRole", { as: ADMIN, body: { customerPK: customerId, roles } });
  api.forgetTokens();
});
beforeEach(async () => {
  await emptyCarts(api);
  await hide(false);
  const { customerId } = await rowOf(WEARER);
  const waiting = await api.db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, "PENDING_APPROVAL")));
  for (const { code: orderCode } of waiting) {
    const body = { orderCode, decision: "DECLINE", reasonCode: "ORDERED_TWICE" };
    await api.call("POST", "/approveDeclineOrder", { as: ADMIN, body });
  }
});

describe("an organisation that hides sizes", () => {
  const PENDING = "/orgUsers/current/manageapprovals/pendingApprovalOrders";
  const UNIT_ORDERS = "/orgUsers/current/orgUnits/orders";
  const readings = (order: string, customerId: string) =>
    [
      ["approval", "GET", `/approve-order/${order}`],
      ["framework", "GET", `/users/current/orderapprovals/${order}`],
      ["amend", "GET", `/orders/${order}/amend`],
      ["instead", "GET", `/orders/${order}/amend/eligibleProducts`],
      ["unit order", "GET", `${UNIT_ORDERS}/${order}`],
      ["unit orders", "GET", UNIT_ORDERS],
      ["waiting", "POST", PENDING],
      ["home", "GET", "/pendingApprovalOrders"],
      ["of the person", "GET", `/employee-history/${customerId}`],
      ["filters", "GET", "/manageapprovals/pendingFilters"],
    ] as const;
  const read = async (order: string, as = APPROVER) =>
    Promise.all(
      readings(order, (await rowOf(WEARER)).customerId).map(async ([name, method, path]) => {
        const more = method === "POST" ? { body: { search: order } } : { query: { fields: "FULL" } };
        const answer = await api.call(method, path, { as, ...more });
        return { name, status: answer.status, body: answer.body };
      }),
    );

  test("[B-22] shows approvers and managers the class of a garment, and its own person and administrators all", async () => {
    const { order, tells } = await tellingOrder();
    const open = await read(order);
    for (const { name, status, body } of open) {
      if (status === 404) throw new Error(`${name} is not there`);
      if (!["instead", "filters", "home", "waiting", "of the person"].includes(name))
        expect([name, told(body, tells)]).not.toEqual([name, []]);
    }
    expect((await hide(true)).body).toEqual({ hidden: true });
    for (const { name, status, body } of await read(order)) {
      expect([name, status, told(body, tells)]).toEqual([name, 200, []]);
    }
    const { body } = await api.call("GET", `/approve-order/${order}`, { as: APPROVER });
    expect(body.entries[0]).toMatchObject({
      quantity: 1,
      product: {
        name: "Scrubs",
        colour: "Teal (nursing)",
        code: "",
        styleCode: "",
        size: "",
        url: "",
        image: "",
      },
      selectedValueAdd: body.entries[0].selectedValueAdd.map(({ name }: { name: string }) => ({
        ...{ name, prompts: [] },
        code: expect.anything(),
      })),
    });
    const own = await api.call("GET", `/users/current/orders/${order}`, {
      as: WEARER,
      query: { fields: "FULL" },
    });
    expect(told(own.body, tells)).toEqual(tells);
    const seen = await api.call("GET", `${UNIT_ORDERS}/${order}`, { as: ADMIN, query: { fields: "FULL" } });
    expect(told(seen.body, tells)).toEqual(tells);
  });

  test("[B-22] is not found out by asking for the orders of a pack", async () => {
    const { order } = await tellingOrder();
    const found = async () =>
      (await api.call("POST", PENDING, { as: APPROVER, body: { search: order, filters: { pack: PACK } } }))
        .body.pagination.totalResults;
    expect(await found()).toBe(1);
    await hide(true);
    expect(await found()).toBe(0);
  });

  test("[B-22] lets an approver approve fewer pieces, but put nothing in the place of others", async () => {
    await hide(true);
    const { order, tells } = await tellingOrder();
    const body = {
      entries: [{ entryNumber: 0, approvedQuantity: 0 }],
      replacements: [{ entryNumber: 0, product: { code: tells[0] }, quantity: 1 }],
    };
    const refused = await api.call("POST", `/orders/${order}/amend`, { as: APPROVER, body });
    expectRefusal(refused, 403, "ForbiddenError", {
      message: "Your organisation hides sizes from approvers. You can approve fewer pieces, or decline.",
    });
    const done = await api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode: order, decision: "APPROVE" },
    });
    expect(done.status).toBe(200);
  });

  test("[B-22] sends approvers no style, size or pack by mail", async () => {
    const mail = async (order: string) =>
      (
        await api.db
          .select()
          .from(mailOutbox)
          .where(like(mailOutbox.about, `order-approval-asked ${order} %`))
      )[0]!;
    const first = await tellingOrder();
    expect(told(await mail(first.order), first.tells)).not.toEqual([]);
    await hide(true);
    const second = await tellingOrder();
    const sent = await mail(second.order);
    expect(told(sent, second.tells)).toEqual([]);
    expect(JSON.stringify(sent)).toContain("Scrubs");
  });

  test("[B-22] decides it as a whole, for itself alone, and the change log has it", async () => {
    const nobody = await api.call("PUT", RULE, { body: { hidden: true } });
    expect(nobody.status).toBe(401);
    expect((await hide(true, APPROVER)).status).toBe(403);
    expect((await api.call("GET", RULE, { as: ADMIN })).body).toEqual({ hidden: false, decides: true });
    await hide(true);
    await hide(true);
    const hiding = await api.db.select().from(organisations).where(eq(organisations.sizesHidden, true));
    expect(hiding.map(({ uid }) => uid)).toEqual([(await rowOf(WEARER)).organisationUid]);
    const noted = await api.db
      .select({ changes: changeEvents.changes })
      .from(changeEvents)
      .where(sql`${changeEvents.changes}::text like '%Sizes for approvers%'`);
    expect(noted.filter(({ changes: [change] }) => change!.to === "Hidden")).toContainEqual({
      changes: [{ what: "Sizes for approvers", from: "Shown", to: "Hidden" }],
    });
  });

  test("[B-22] maternity and modest garments are ordered without any reason", async () => {
    const packs = [
      [WEARER, PACK],
      ["modest@lanternbridge.example", "PK-LB-MODEST"],
    ] as const;
    for (const [as, pack] of packs) {
      const { body } = await api.call("GET", `/orgUsers/current/packs/${pack}`, { as });
      expect([pack, body.replacementReasons]).toEqual([pack, []]);
    }
  });
});

describe("sizes of one's own", () => {
  const usual = async () =>
    (
      (await api.call("GET", SIZES, { as: WEARER })).body.scales as { scale: string; usual?: object }[]
    ).filter((one) => one.usual);

  test("[B-22] are deleted with what past orders said, for others too, until something new is said", async () => {
    await tellingOrder();
    await api.call("PUT", SIZES, { as: WEARER, body: { sizes: [{ scale: "womens_numeric", size: "14" }] } });
    expect(await usual()).not.toEqual([]);
    api.setNow(new Date(api.now().getTime() + 60_000));
    expect((await api.call("DELETE", SIZES, { as: WEARER })).status).toBe(200);
    expect(await usual()).toEqual([]);
    const { customerId } = await rowOf(WEARER);
    const seen = await api.call("GET", `/orgUsers/${customerId}/sizes`, { as: ADMIN });
    expect(seen.body.scales.filter((one: { usual?: object }) => one.usual)).toEqual([]);
    api.setNow(new Date(api.now().getTime() + 60_000));
    await api.call("PUT", SIZES, { as: WEARER, body: { sizes: [{ scale: "womens_numeric", size: "16" }] } });
    expect(await usual()).toMatchObject([{ usual: { size: "16", source: "saved" } }]);
  });

  test("[B-22] nobody deletes somebody else's", async () => {
    const { customerId } = await rowOf(WEARER);
    expect((await api.call("DELETE", `/orgUsers/${customerId}/sizes`, { as: ADMIN })).status).toBe(403);
  });
});

describe("the sizes of people in a file", () => {
  const file = (as: string, query = {}) => api.call("GET", "/manage-users/sizes", { as, query });

  test("[B-22] are an administrator's to read, and the log of each person says so", async () => {
    api.setNow(new Date(api.now().getTime() + 60_000));
    await api.call("PUT", SIZES, { as: WEARER, body: { sizes: [{ scale: "womens_numeric", size: "16" }] } });
    const { customerId } = await rowOf(WEARER);
    const looks = async () =>
      (
        await api.db
          .select({ by: changeEvents.by, note: changeEvents.note, changes: changeEvents.changes })
          .from(changeEvents)
          .where(
            and(eq(changeEvents.subjectCode, customerId), like(changeEvents.note, "%file of the sizes%")),
          )
      ).length;
    const before = await looks();
    const all: { customerPK: string; sizes: object[] }[] = [];
    for (let currentPage = 0, total = 1; all.length < total; currentPage += 1) {
      const { body } = await file(ADMIN, { currentPage, pageSize: 100 });
      total = body.pagination.totalResults;
      all.push(...body.people);
    }
    expect(all.find((one) => one.customerPK === customerId)!.sizes).toContainEqual({
      ...{ scale: "womens_numeric", size: "16", source: "saved" },
      at: expect.any(String),
    });
    expect(new Set(all.map((one) => one.customerPK)).size).toBe(all.length);
    expect(await looks()).toBe(before + 1);
    expect((await file(APPROVER)).status).toBe(403);
    const foreign = await file(FOREIGN_ADMIN, { pageSize: 100 });
    expect(foreign.body.people.map((one: { customerPK: string }) => one.customerPK)).not.toContain(
      customerId,
    );
  });
});
