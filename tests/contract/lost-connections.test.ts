import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { isUnreachable } from "../../commerce/database/unreachable";
import { carts } from "../../commerce/modules/carts/tables";
import { queueMail } from "../../commerce/modules/mail";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { apiOfFile, testApi, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import { skuOf } from "../support/shopping";
import { testLetter } from "../support/letter";
import { startMailServer } from "../support/smtp";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();

/** Milliseconds that a session gets to end. */
const END_MS = 5000;

/**
 * Ends every other session of the database, as a server that restarts or a proxy that gives up does. Those that
 * wait for a lock go first: once its holder is gone, one of them would get the lock and be done before its turn.
 */
async function endSessions(of: TestApi) {
  await of.db.execute(
    sql`select pg_terminate_backend(pid, ${END_MS}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      order by wait_event_type is not distinct from 'Lock' desc`,
  );
  // The pool hears of the ends that have arrived before it is asked for a session again.
  await new Promise((heard) => setImmediate(heard));
}

const waitingForLocks = async (of: TestApi) =>
  (
    await rowsOf(
      of.db,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

/** The embedded database has one session, which nobody can end. */
describe.skipIf(!process.env["TEST_DATABASE_URL"])("a connection that is lost", () => {
  test("[FW-01] idle, inside a transaction or in the middle of a statement: the process lives and goes on", async () => {
    const idle = Array.from({ length: 5 }, () => api.db.execute(sql`select 1`));
    await Promise.all(idle);
    let inside = () => {};
    const opened = new Promise<void>((done) => (inside = done));
    let ended = () => {};
    const cut = new Promise<void>((done) => (ended = done));
    const waiting = api.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      inside();
      await cut;
      await tx.execute(sql`select 1`);
    });
    const running = api.db.execute(sql`select pg_sleep(30)`);
    const outcomes = Promise.allSettled([waiting, running]);
    await opened;
    await endSessions(api);
    ended();
    for (const outcome of await outcomes) {
      expect(outcome.status).toBe("rejected");
      expect(isUnreachable((outcome as PromiseRejectedResult).reason)).toBe(true);
    }
    expect(await rowsOf(api.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test("[FW-01] held up by a lock for long: calls are told to come back, and others have a connection again", async () => {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    let locked = () => {};
    const isLocked = new Promise<void>((done) => (locked = done));
    const token = await api.signIn(buyer);
    const holder = api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table carts`);
      locked();
      await released;
    });
    await isLocked;
    const waiting = Array.from({ length: 20 }, () => api.call("GET", "/users/current/carts", { token }));
    for (const answer of await Promise.all(waiting)) {
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
    }
    expect((await api.call("GET", "/orgUsers/current", { token })).status).toBe(200);
    release();
    await holder;
    expect((await api.call("GET", "/users/current/carts", { token })).status).toBe(200);
  });

  test("[CK-03] while a mail is on its way: it is noted as sent once the database is back, and sent once", async () => {
    const server = await startMailServer();
    const mailing = await testApi({ mail: { smtpUrl: server.url, from: "no-reply@shop.example" } });
    await queueMail(
      mailing.db,
      { about: "x", to: { name: "", address: "sam@shop.example" }, letter: testLetter("x") },
      mailing.now(),
    );
    await mailing.jobs.runDue();
    await mailing.db.update(mailOutbox).set({ sentAt: null, attempts: 0 });
    server.mails.length = 0;
    // The row is held, so that noting the mail waits for it when its session ends.
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    server.onMail = async () => {
      let locked = () => {};
      const isLocked = new Promise<void>((done) => (locked = done));
      void mailing.db
        .transaction(async (tx) => {
          await tx.select().from(mailOutbox).for("update");
          locked();
          await released;
        })
        .catch(() => {});
      await isLocked;
    };
    const sending = mailing.jobs.runDue();
    await expect.poll(() => waitingForLocks(mailing)).toBeGreaterThan(0);
    await endSessions(mailing);
    release();
    await sending;
    const [row] = await mailing.db.select().from(mailOutbox);
    expect(row).toMatchObject({ attempts: 1, claimedBy: null });
    expect(row!.sentAt).not.toBeNull();
    expect(server.mails).toHaveLength(1);
    await mailing.close();
    await server.close();
  });

  test("[FW-01] a call that meets it answers 503, wrote nothing, and is well the next time", async () => {
    const polo = await skuOf(api, "KC-5002");
    const { body: cart } = await api.call("POST", "/users/current/carts", { as: buyer });
    const path = `/orgUsers/current/carts/${cart.code}/entries`;
    const add = () =>
      api.call("POST", path, {
        as: buyer,
        query: { code: polo, quantity: 1 },
        headers: { "Idempotency-Key": "lost-connection-1" },
      });
    // The cart's row is held, so that the call waits for it when its session ends.
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    let locked = () => {};
    const isLocked = new Promise<void>((done) => (locked = done));
    const holder = api.db.transaction(async (tx) => {
      await tx.select().from(carts).for("update");
      locked();
      await released;
    });
    await isLocked;
    const met = add();
    await expect.poll(() => waitingForLocks(api)).toBeGreaterThan(0);
    await endSessions(api);
    release();
    await holder.catch(() => {});
    const refused = await met;
    expectRefusal(refused, 503, "ServiceUnavailableError");
    expect(refused.headers.get("retry-after")).toBe("2");
    const again = await add();
    expect(again.body).toMatchObject({ statusCode: "success", quantityAdded: 1 });
    const repeated = await add();
    expect(repeated.body).toEqual(again.body);
  });
});

test("[API-2] a full disk: a write is told to come back, and the shop is not ready", async () => {
  const full = await testApi();
  const open = () => full.call("POST", "/users/current/carts", { as: buyer });
  await full.signIn(buyer);
  await full.db.execute(
    sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  await full.db.execute(sql`create trigger no_room before insert on carts execute function no_room()`);
  await full.probe();
  const refused = await open();
  expectRefusal(refused, 503, "ServiceUnavailableError");
  expect(refused.headers.get("retry-after")).toBe("2");
  await expect(full.probe()).rejects.toThrow("no disk space left");
  await full.db.execute(sql`drop trigger no_room on carts`);
  expect((await open()).status).toBe(201);
  await full.close();
});
