import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { approvalDelegations } from "../../commerce/modules/approvals/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { idOf } from "../support/limits";
import { emptyCarts } from "../support/shopping";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const RIVER = "approver.river@saltbush.example";
const FOREIGN = "approver@kestrel.example";
const PATH = "/manageapprovals/delegations";
beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(approvalDelegations);
});

const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const give = async (to: string, from = APPROVER, startDate = day(-1), endDate = day(7)) =>
  api.call("POST", PATH, { as: from, body: { customerId: await idOf(api, to), startDate, endDate } });
const pending = async (as: string): Promise<string[]> =>
  (await api.call("GET", "/pendingApprovalOrders", { as, query: { pageSize: 100 } })).body.orders.map(
    ({ code }: { code: string }) => code,
  );
const approve = (orderCode: string, as: string) =>
  api.call("POST", "/approveDeclineOrder", { as, body: { orderCode, decision: "APPROVE" } });

describe("giving one's approvals to somebody else", () => {
  test("[AP-01] the delegate sees and decides them, is asked by mail, and both names are told", async () => {
    const before = (await waitingOrder(api)).code;
    expect(await pending(RIVER)).not.toContain(before);
    const given = await give(RIVER);
    expect(given).toMatchObject({
      status: 201,
      body: { given: [{ active: true, person: { name: expect.any(String) } }] },
    });
    const name = given.body.given[0].person.name as string;
    await emptyCarts(api);
    const { code } = await waitingOrder(api);
    expect(await pending(RIVER)).toEqual(expect.arrayContaining([before, code]));
    const asked = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `order-approval-asked ${code} %`));
    expect(asked.map(({ toAddress }) => toAddress).sort()).toEqual([RIVER, APPROVER].sort());
    expect(asked.find(({ toAddress }) => toAddress === RIVER)!.text).toContain(
      "You stand in for Kostas Whitford.",
    );
    const shown = await api.call("GET", `/approve-order/${code}`, { as: RIVER });
    expect(shown.body).toMatchObject({ mayDecide: true, approvalDecisionRequired: true });
    expect((await approve(code, RIVER)).status).toBe(200);
    const seen = (
      await api.call("GET", `/users/current/orders/${code}`, { as: NURSE, query: { fields: "FULL" } })
    ).body;
    expect(seen.historyEntries.at(-1)).toMatchObject({
      user: { name },
      onBehalfOf: { name: "Kostas Whitford" },
    });
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `order-approved ${code}`));
    expect(mail!.text).toContain(`${name}, for Kostas Whitford, approved your order`);
    const late = await approve(code, APPROVER);
    expectRefusal(late, 409, "ConflictError");
    expect(late.body.errors[0].message).toContain(`${name}, for Kostas Whitford, approved ${code} at`);
    const amended = await api.call("POST", `/orders/${before}/amend`, {
      as: RIVER,
      body: { entries: [{ entryNumber: 0, approvedQuantity: 1 }] },
    });
    expect(amended.body).toMatchObject({
      decision: { onBehalfOf: { name: "Kostas Whitford" }, amended: true },
    });
  });

  test("[AP-01] never one's own order, nor that of whom one stands in for", async () => {
    await give(RIVER);
    const mine = (await waitingOrder(api)).code;
    await emptyCarts(api);
    const kostas = (await waitingOrder(api)).code;
    const set = async (code: string, uid: string) =>
      api.db
        .update(orders)
        .set({ customerId: await idOf(api, uid) })
        .where(eq(orders.code, code));
    await set(mine, RIVER);
    await set(kostas, APPROVER);
    for (const code of [mine, kostas]) expect(await pending(RIVER)).not.toContain(code);
    expectRefusal(await approve(mine, RIVER), 403, "ForbiddenError", { reason: "ownOrder" });
    expectRefusal(await approve(kostas, RIVER), 404, "NotFoundError");
    expectRefusal(await approve(kostas, APPROVER), 403, "ForbiddenError", { reason: "ownOrder" });
  });

  test("[AP-01] counts on its days alone, ends by hand on either side, and with the role", async () => {
    const { code } = await waitingOrder(api);
    await give(RIVER, APPROVER, day(2), day(7));
    expect(await pending(RIVER)).not.toContain(code);
    await api.db.delete(approvalDelegations);
    for (const ends of [APPROVER, RIVER]) {
      const { id } = (await give(RIVER)).body.given[0];
      expect(await pending(RIVER)).toContain(code);
      expectRefusal(await api.call("DELETE", `${PATH}/${id}`, { as: ADMIN }), 404, "NotFoundError");
      expect((await api.call("DELETE", `${PATH}/${id}`, { as: ends })).status).toBe(200);
      expect((await api.call("DELETE", `${PATH}/${id}`, { as: ends })).status).toBe(200);
      expect(await pending(RIVER)).not.toContain(code);
      expectRefusal(await approve(code, RIVER), 404, "NotFoundError");
    }
    await give(RIVER);
    const groups = (await api.db.select().from(users).where(eq(users.uid, APPROVER)))[0]!.groups;
    await api.db
      .update(users)
      .set({ groups: ["customergroup"] })
      .where(eq(users.uid, APPROVER));
    expect(await pending(RIVER)).not.toContain(code);
    await api.db.update(users).set({ groups }).where(eq(users.uid, APPROVER));
    expect(await pending(RIVER)).toContain(code);
  });

  test("[AP-01] refuses days that cannot be meant, people who may not approve, and two at once", async () => {
    expectRefusal(await give(RIVER, APPROVER, day(3), day(2)), 400, "ValidationError", {
      subject: "endDate",
    });
    expectRefusal(await give(RIVER, APPROVER, day(-9), day(-2)), 400, "ValidationError", {
      subject: "endDate",
    });
    expectRefusal(await give(RIVER, APPROVER, day(0), day(400)), 400, "ValidationError", {
      subject: "endDate",
    });
    for (const to of [NURSE, FOREIGN, APPROVER]) {
      expectRefusal(await give(to), 400, "ValidationError", { subject: "customerId" });
    }
    expectRefusal(await give(RIVER, NURSE), 403, "ForbiddenError");
    const both = await Promise.all([give(RIVER), give(ADMIN)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expectRefusal(
      both.find(({ status }) => status === 400)!,
      400,
      "ValidationError",
      { subject: "startDate" },
    );
    expect((await give(RIVER, APPROVER, day(8), day(9))).status).toBe(201);
    const { body } = await api.call("GET", PATH, { as: FOREIGN });
    expect(body).toMatchObject({ given: [], received: [] });
  });
});
