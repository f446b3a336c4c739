import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessRequests } from "../../commerce/modules/access/tables";
import { consents } from "../../commerce/modules/consents/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { addresses } from "../../commerce/modules/organisation/tables";
import { passkeys } from "../../commerce/modules/passkeys/tables";
import { returnRequests } from "../../commerce/modules/returns/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const wearer = "wearer@kestrel.example";
const NEW = "new.name@kestrel.example";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const api = await apiOfFile();
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0];
const before = (await rowOf(wearer))!;

beforeEach(async () => {
  api.setNow(TEST_NOW);
  for (const table of [accessRequests, mailOutbox, signInAttempts]) await api.db.delete(table);
  await api.db.update(users).set(before).where(eq(users.customerId, before.customerId));
});

const isOpen = async (token: string) =>
  (await api.call("GET", "/orgUsers/current", { token })).status === 200;
const grant = async (username: string) =>
  (await api.oauth("token", { grant_type: "password", username, password: PASSWORD, ...client })).body;

describe("another email", () => {
  const ask = (token: string, newLogin: string, password = PASSWORD) =>
    api.call("PUT", "/users/current/login", { token, body: { password, newLogin } });
  const mails = async () => {
    await api.jobs.runDue();
    return Object.fromEntries(
      (await api.db.select().from(mailOutbox)).map(({ toAddress, text }) => [toAddress, text]),
    );
  };
  const linkIn = (text = "") => /update-email\?token=([\w-]+)/.exec(text)?.[1] ?? "none";
  const confirm = (token: string) => api.call("POST", "/loginchanges", { body: { token } });

  test("[AC-01] both addresses get a mail, and the link of the new one changes it and ends every sign-in", async () => {
    const token = await api.signIn(wearer, true);
    expect((await ask(token, ` ${NEW.toUpperCase()} `)).status).toBe(202);
    const sent = await mails();
    expect(Object.keys(sent).sort()).toEqual([NEW, wearer].sort());
    expect(sent[wearer]).toContain(`asked to sign in with ${NEW}`);
    expect(sent[wearer]).not.toContain("token=");
    const link = linkIn(sent[NEW]);
    expect((await api.call("GET", "/loginchanges", { query: { token: link } })).body).toEqual({ uid: NEW });
    expect(await isOpen(token)).toBe(true);
    expect((await confirm(link)).body).toEqual({ uid: NEW });
    expect(await isOpen(token)).toBe(false);
    expect([(await grant(wearer)).error, (await grant(NEW)).access_token]).toEqual([
      "invalid_grant",
      expect.any(String),
    ]);
    expectRefusal(await confirm(link), 400, "ValidationError", { subject: "token" });
  });

  test("[AC-01] it needs the current password, and another, whole address", async () => {
    const token = await api.signIn(wearer, true);
    expectRefusal(await ask(token, NEW, "wrong"), 400, "PasswordMismatchError");
    expectRefusal(await ask(token, wearer), 400, "ValidationError", { subject: "newLogin" });
    expectRefusal(await ask(token, "half@"), 400, "ValidationError", { subject: "newLogin" });
    expect((await ask(token, NEW)).status).toBe(202);
    expectRefusal(await ask(token, NEW), 429, "TooManyRequestsError");
  });

  test("[AC-01] an address with an account gets word of it and no link; whoever asked learns nothing", async () => {
    const taken = "approver@kestrel.example";
    expect((await ask(await api.signIn(wearer, true), taken)).status).toBe(202);
    const sent = await mails();
    expect(sent[taken]).toContain("has an account already");
    expect(sent[taken]).not.toContain("token=");
    expect((await rowOf(wearer))?.customerId).toBe(before.customerId);
  });

  test("[AC-01] an old link, a replaced one and one of before a new password do nothing", async () => {
    const token = await api.signIn(wearer, true);
    await ask(token, NEW);
    const first = linkIn((await mails())[NEW]);
    api.advance(31);
    await ask(token, "other.name@kestrel.example");
    const second = linkIn((await mails())["other.name@kestrel.example"]);
    expectRefusal(await confirm(first), 400, "ValidationError");
    const changed = await api.call("PUT", "/users/current/password", {
      token,
      body: { old: PASSWORD, new: "Watle-2026" },
    });
    expect(changed.status).toBe(202);
    expectRefusal(await confirm(second), 400, "ValidationError");
    await api.db.update(users).set(before).where(eq(users.customerId, before.customerId));
    api.advance(31);
    await ask(token, NEW);
    const late = linkIn((await mails())[NEW]);
    api.advance(3601);
    expectRefusal(await confirm(late), 400, "ValidationError");
  });
});

describe("where a person is signed in", () => {
  const sessions = async (token: string) =>
    (await api.call("GET", "/users/current/sessions", { token })).body.sessions as {
      id: string;
      current: boolean;
      application: string;
    }[];

  test("[AC-01] lists sign-ins, says which is this one, and ends one or all others", async () => {
    const [here, there, third] = [await grant(wearer), await grant(wearer), await grant(wearer)];
    const list = await sessions(here.access_token);
    expect(list.filter(({ current }) => current)).toEqual([
      expect.objectContaining({ application: "Kitroom storefront" }),
    ]);
    const own = (await sessions(there.access_token)).find(({ current }) => current)!;
    expect(JSON.stringify(list)).not.toContain(there.access_token);
    const end = (id: string, token: string) => api.call("DELETE", `/users/current/sessions/${id}`, { token });
    expect((await end(own.id, here.access_token)).status).toBe(200);
    expect([await isOpen(there.access_token), await isOpen(third.access_token)]).toEqual([false, true]);
    expectRefusal(await end(own.id, here.access_token), 404, "NotFoundError");
    const other = await api.signIn("newstarter@kestrel.example", true);
    expectRefusal(await end(list[0]!.id, other), 404, "NotFoundError");
    expect((await api.call("DELETE", "/users/current/sessions", { token: here.access_token })).status).toBe(
      200,
    );
    expect([await isOpen(here.access_token), await isOpen(third.access_token)]).toEqual([true, false]);
    expect(await sessions(here.access_token)).toHaveLength(1);
  });

  test("[AC-01] a sign-in that was renewed is one line, and an ended one is none", async () => {
    const { access_token: token, refresh_token: refresh } = await grant(wearer);
    await api.call("DELETE", "/users/current/sessions", { token });
    api.advance(1700);
    const renewed = (
      await api.oauth("token", { grant_type: "refresh_token", refresh_token: refresh, ...client })
    ).body;
    expect(await sessions(renewed.access_token)).toHaveLength(1);
    await api.oauth("revoke", { token: renewed.access_token });
    expect(await sessions((await grant(wearer)).access_token)).toHaveLength(1);
    const agent = await api.signIn("agent@kitroom.example");
    const asked = await api.call("GET", `/users/${before.customerId}/sessions`, { token: agent });
    expectRefusal(asked, 403, "ForbiddenError");
  });
});

describe("closing an account", () => {
  const leaver = "wearer@emberbun.example";
  const close = (token: string, password = PASSWORD) =>
    api.call("DELETE", "/users/current", { token, body: { password } });
  const closing = async (token: string) => (await api.call("GET", "/users/current/closing", { token })).body;

  test("[AC-01] waits for what is open, then signs out everywhere and deletes what is the person's alone", async () => {
    const { customerId } = (await rowOf(leaver))!;
    const token = await api.signIn(leaver, true);
    const mine = eq(orders.customerId, customerId);
    const [one] = await api.db.select().from(orders).where(mine);
    const status = one!.status;
    await api.db.update(orders).set({ status: "OPEN" }).where(eq(orders.code, one!.code));
    expect((await closing(token)).openOrders).toContain(one!.code);
    const refused = await close(token);
    expectRefusal(refused, 400, "AccountClosingError");
    expect(refused.body.errors[0].message).toContain(one!.code);
    // What has ended is kept.
    const ended = await closing(token);
    await api.db
      .update(orders)
      .set({ status: "CANCELLED" })
      .where(inArray(orders.code, ended.openOrders as string[]));
    await api.db.delete(returnRequests).where(eq(returnRequests.customerId, customerId));
    expect(await closing(token)).toEqual({ possible: true, openOrders: [], openReturns: [] });
    expectRefusal(await close(token, "wrong"), 400, "PasswordMismatchError");
    await api.db.insert(passkeys).values({
      ...{ id: "p", credentialId: "c", publicKey: "k", rpId: "r", counter: 0, transports: [], synced: false },
      ...{ customerId, name: "My phone", createdAt: api.now() },
    });
    const held = await api.db.$count(orders, mine);
    expect((await close(token)).status).toBe(200);
    expect([await isOpen(token), (await grant(leaver)).error_description]).toEqual([
      false,
      "Bad credentials",
    ]);
    expect(await rowOf(leaver)).toMatchObject({ active: false, preferredName: null, mobile: null });
    expect(await api.db.$count(addresses, eq(addresses.customerId, customerId))).toBe(0);
    expect(await api.db.$count(passkeys, eq(passkeys.customerId, customerId))).toBe(0);
    expect(await api.db.$count(consents, eq(consents.customerId, customerId))).toBe(0);
    expect([await api.db.$count(orders, mine), status]).toEqual([held, status]);
  });

  test("[AC-01] administrators and agents cannot close their own, and nobody closes another's", async () => {
    const admin = await api.signIn("admin@kestrel.example", true);
    expect(await closing(admin)).toMatchObject({
      possible: false,
      reason: expect.stringContaining("administrator"),
    });
    expectRefusal(await close(admin), 400, "AccountClosingError");
    const agent = await api.signIn("agent@kitroom.example", true);
    const body = { password: PASSWORD };
    expectRefusal(
      await api.call("DELETE", `/users/${before.customerId}`, { token: agent, body }),
      403,
      "ForbiddenError",
    );
  });
});
