import { and, eq, like, notInArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { addresses } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const APPROVER = "approver@saltbush.example";
const idOf = async (uid: string) =>
  (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!.customerId;
const rowOf = async (id: string) => (await api.db.select().from(users).where(eq(users.customerId, id)))[0]!;
const validate = (customerPK: string, as = ADMIN) =>
  api.call("POST", "/manage-users/validatedeletion", { as, body: { content: { customerPK } } });
const remove = (customerPK: string, as = ADMIN, more = {}, headers = {}) =>
  api.call("DELETE", "/manage-users/delete", { as, headers, body: { content: { customerPK, ...more } } });

/** A new person, who can be deleted. */
async function newPerson(email: string): Promise<string> {
  const { status, body } = await api.call("POST", "/manage-users/create-wwg-user", {
    as: ADMIN,
    body: {
      firstName: "Ngaio",
      lastName: "O'Brien",
      email,
      unitUid: "saltbush-emergency",
      jobGroup: "NURSE",
      roles: ["customergroup"],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.customerPK;
}

describe("deleting a person", () => {
  test("[US-01] an unfinished order stands in the way and is named; finished ones do not", async () => {
    const [open] = await api.db
      .select()
      .from(orders)
      .where(and(eq(orders.organisationUid, "saltbush"), eq(orders.status, "PENDING_APPROVAL")))
      .orderBy(orders.code);
    const { status, body } = await validate(open!.customerId);
    expect(status).toBe(200);
    const named = expect.arrayContaining([open!.code]);
    expect(body).toMatchObject({ valid: false, openOrders: named, approvals: named });
    expect(body.message).toContain(open!.code);
    const refused = await remove(open!.customerId);
    expectRefusal(refused, 400, "AccountClosingError", { reason: "open" });
    expect((await rowOf(open!.customerId)).deletedAt).toBeNull();
  });

  test("[US-01] the person is out at the next request, nobody manages them, and the orders keep the name", async () => {
    const ended = ["COMPLETED", "CANCELLED", "REJECTED"] as const;
    const busy = api.db
      .select({ id: orders.customerId })
      .from(orders)
      .where(notInArray(orders.status, [...ended]));
    const [done] = await api.db
      .select({ id: orders.customerId, code: orders.code, name: orders.orderedBy, uid: users.uid })
      .from(orders)
      .innerJoin(users, eq(users.customerId, orders.customerId))
      .where(and(eq(orders.organisationUid, "saltbush"), notInArray(orders.customerId, busy), users.active))
      .orderBy(orders.code);
    const { id, code, name, uid } = done!;
    const token = await api.signIn(uid, true);
    expect((await validate(id)).body).toMatchObject({
      valid: true,
      openOrders: [],
      approvals: [],
      openReturns: [],
    });
    const answer = await remove(id);
    expect([answer.status, answer.body.status]).toEqual([200, "SUCCESS"]);
    expectRefusal(await api.call("GET", "/users/current", { token }), 401, "InvalidTokenError");
    await expect(api.signIn(uid, true)).rejects.toThrow();
    for (const call of [validate, remove]) expectRefusal(await call(id), 404, "NotFoundError");
    expectRefusal(
      await api.call("POST", "/manage-users/activate", { as: ADMIN, body: { content: { customerPK: id } } }),
      404,
      "NotFoundError",
    );
    const { body: found } = await api.call("POST", "/manage-users/list", {
      as: ADMIN,
      body: { search: name },
    });
    expect(found.users.map((one: { customerPK: string }) => one.customerPK)).not.toContain(id);
    const [order] = await api.db.select().from(orders).where(eq(orders.code, code));
    expect(order!.orderedBy).toBe(name);
    const row = await rowOf(id);
    expect(row).toMatchObject({ active: false, mobile: null, preferredName: null });
    expect(`${row.firstName} ${row.lastName}`).toBe(name);
    expect(await api.db.$count(addresses, eq(addresses.customerId, id))).toBe(0);
    const { body: log } = await api.call("POST", "/manage-organisation/changes", {
      as: ADMIN,
      body: { search: name, pageSize: 1 },
    });
    expect(log.changes[0]).toMatchObject({ subject: { code: id }, values: [{ what: "Deleted" }] });
  });

  test("[US-01] the email is free again, and a second press with the same key is the same answer", async () => {
    const email = "ngaio.obrien@saltbush.example";
    const first = await newPerson(email);
    const headers = { "Idempotency-Key": "delete-ngaio" };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => remove(first, ADMIN, {}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await rowOf(first)).uid).not.toBe(email);
    const second = await newPerson(email);
    expect(second).not.toBe(first);
    expect((await remove(second, ADMIN, { version: 99 })).status).toBe(409);
    expect((await remove(second)).status).toBe(200);
    expect(await api.db.$count(users, like(users.uid, "%ngaio.obrien@saltbush%"))).toBe(0);
  });

  test("[US-01] nobody deletes themselves, and nobody else's people", async () => {
    const own = await idOf(ADMIN);
    expect((await validate(own)).body).toMatchObject({ valid: false });
    expectRefusal(await remove(own), 400, "AccountClosingError");
    const nurse = await idOf("wearer@saltbush.example");
    expectRefusal(await validate(nurse, FOREIGN), 404, "NotFoundError");
    expectRefusal(await remove(nurse, FOREIGN), 404, "NotFoundError");
    expectRefusal(await remove(nurse, APPROVER), 403, "ForbiddenError");
  });
});
