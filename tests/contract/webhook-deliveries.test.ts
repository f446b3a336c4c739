import type { ServerResponse } from "node:http";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { checkShop } from "../../commerce/checks/run";
import { createJobs } from "../../commerce/jobs";
import { MAX_ATTEMPTS } from "../../commerce/jobs/webhooks";
import { users } from "../../commerce/modules/users/tables";
import {
  addWebhook,
  dropOldWebhookSecret,
  listDeliveries,
  listWebhooks,
  post,
  removeWebhook,
  replay,
  resumeWebhook,
  rotateSecret,
  sweepWebhookEvents,
  WebhookMistake,
} from "../../commerce/modules/webhooks";
import { webhookDeliveries, webhookEvents, webhooks } from "../../commerce/modules/webhooks/tables";
import { testApi } from "../support/api";
import { TEST_NOW } from "../support/settings";
import { startReceiver } from "../support/webhook-receiver";

const limits = { privateAllowed: true };
const api = await testApi({ webhooks: limits });
const receiver = await startReceiver();
const other = await startReceiver();
afterAll(async () => {
  await api.close();
  await receiver.close();
  await other.close();
});

/** A machine that is busy with other things takes its time. */
const PATIENCE = { timeout: 30_000 };
const logger = pino({ level: "silent" });
const buyer = "buyer@harrowstreet.example";
let id: string;
let secret: string;
const add = (url: string) =>
  addWebhook(api.db, { url, events: ["person.*"], privateAllowed: true }, api.now());
beforeEach(async () => {
  api.setNow(TEST_NOW);
  await api.db.delete(webhookEvents);
  await api.db.delete(webhooks);
  for (const one of [receiver, other]) {
    one.received.length = 0;
    one.answerWith(undefined);
  }
  ({ id, secret } = await add(receiver.url));
});

let changes = 0;
/** Something happens, once each. */
async function happens(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const updatedAt = api.now();
    changes += 1;
    await api.db
      .update(users)
      .set({ jobGroup: `JOB-${changes}`, updatedAt })
      .where(eq(users.uid, buyer));
  }
}
/** What is due is sent, as the timer of a shop does it; other jobs do not matter here. */
const send = () => api.jobs.runDue();
const rows = () => api.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.event);
const status = (code: number, headers = {}) =>
  receiver.answerWith((answer) => answer.writeHead(code, headers).end());

describe("a delivery", () => {
  test("[API-1] is signed, arrives once, in sequence, and is noted", async () => {
    await happens(3);
    await send();
    await send();
    expect(receiver.received).toHaveLength(3);
    for (const { headers, body, event } of receiver.received) {
      const { "webhook-id": event_, "webhook-timestamp": at } = headers;
      const signature = new Webhook(secret).sign(event_, new Date(Number(at) * 1000), body);
      expect(headers["webhook-signature"]).toBe(signature);
      expect(headers["content-type"]).toBe("application/json");
      expect(event.type).toBe("person.changed");
      expect(Number(at)).toBe(TEST_NOW.getTime() / 1000);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
    const numbers = receiver.received.map(({ event }) => event.sequence);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(await rows()).toMatchObject([1, 2, 3].map(() => ({ attempts: 1, deadAt: null, claimedBy: null })));
    expect((await rows()).every(({ deliveredAt }) => deliveredAt?.getTime() === TEST_NOW.getTime())).toBe(
      true,
    );
  });

  test("[API-1] of several processes is sent by one of them", async () => {
    await happens(12);
    const settings = { db: api.db, now: () => api.now(), logger, webhooks: limits };
    const processes = [1, 2, 3].map(() => createJobs(settings));
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    await Promise.all(processes.map((jobs) => jobs.close()));
    expect(receiver.received).toHaveLength(12);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(12);
  });

  test("[API-1] that is refused is tried again, later each time over a day, and then given up", async () => {
    status(500);
    await happens();
    const waits: number[] = [];
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await send();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, deliveredAt: null, deadAt: null });
      expect(row!.lastError).toBe("The receiver answered 500");
      // Not before its time.
      await send();
      expect((await rows())[0]!.attempts).toBe(attempt);
      waits.push((row!.dueAt!.getTime() - api.now().getTime()) / 1000);
      api.setNow(row!.dueAt!);
    }
    expect(waits).toEqual([10, 60, 300, 1800, 7200, 21_600, 54_000]);
    await send();
    expect((await rows())[0]!.deadAt).toEqual(api.now());
    const [first, ...more] = receiver.received;
    for (const { body, headers } of more) {
      expect([body, headers["webhook-id"]]).toEqual([first!.body, first!.headers["webhook-id"]]);
    }
    status(204);
    api.advance(86_400);
    await send();
    expect(receiver.received).toHaveLength(MAX_ATTEMPTS);
    expect(await api.jobs.lag()).toContainEqual({ job: "webhooks", waiting: 0, oldestSeconds: 0, failed: 1 });
    const checks = await checkShop(api.db, api.now());
    expect(checks.find(({ says }) => says.includes("No event was given up"))!.exceptions).toHaveLength(1);
  });

  test("[API-1] whose process ended is taken over when its claim runs out, not before", async () => {
    await happens();
    const claimedUntil = new Date(TEST_NOW.getTime() + 60_000);
    await api.db.update(webhookDeliveries).set({ claimedBy: "gone", claimedUntil, attempts: 1 });
    await send();
    expect(receiver.received).toEqual([]);
    api.advance(61);
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, claimedBy: null }]);
  });

  test("[API-1] that ends the process every time is given up too", async () => {
    await happens();
    await api.db
      .update(webhookDeliveries)
      .set({ claimedBy: "gone", claimedUntil: TEST_NOW, attempts: MAX_ATTEMPTS });
    await send();
    expect(receiver.received).toEqual([]);
    expect((await rows())[0]).toMatchObject({ lastError: "The process ended while sending it" });
    expect((await rows())[0]!.deadAt).not.toBeNull();
  });
});

describe("a receiver", () => {
  test("[API-1] that redirects is not followed", async () => {
    status(307, { Location: other.url });
    await happens();
    await send();
    expect(other.received).toEqual([]);
    expect((await rows())[0]!.lastError).toBe("The receiver answered 307; redirects are not followed");
  });

  test("[API-1] that hangs delays no other, and is left alone until the next look", async () => {
    await add(other.url);
    await happens(3);
    let hanging: ServerResponse | undefined;
    receiver.answerWith((answer) => (hanging = answer));
    const sending = send();
    await expect.poll(() => [other.received.length, receiver.received.length], PATIENCE).toEqual([3, 1]);
    hanging!.destroy();
    await sending;
    const mine = (await rows()).filter(({ webhookId }) => webhookId === id);
    expect(mine.map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [1, expect.stringMatching(/socket hang up|ECONNRESET/)],
      [0, null],
      [0, null],
    ]);
  });

  test("[API-1] that does not answer in time is not waited for", async () => {
    receiver.answerWith(() => {});
    const late = post(new URL(receiver.url), "{}", {}, { ...limits, deadlineMs: 50 });
    await expect(late).rejects.toThrow("No answer in 0.05 seconds");
  });

  test("[API-1] that answers without end is believed by its status", async () => {
    receiver.answerWith((answer) => {
      answer.writeHead(200);
      const more = () => void (answer.destroyed || answer.write("x".repeat(65_536), more));
      more();
    });
    await happens();
    await send();
    expect((await rows())[0]!.deliveredAt).not.toBeNull();
  });

  test("[API-1] that breaks the connection off, or is not there, is tried again", async () => {
    receiver.answerWith((answer) => answer.destroy());
    await happens();
    await send();
    expect((await rows())[0]!.lastError).toMatch(/socket hang up|ECONNRESET/);
    await api.db.update(webhooks).set({ url: "http://127.0.0.1:9/" });
    api.advance(10);
    await send();
    expect((await rows())[0]).toMatchObject({ attempts: 2, deadAt: null });
    expect((await rows())[0]!.lastError).toMatch(/ECONNREFUSED/);
  });

  test("[API-1] that answers 410 gets nothing more until it is resumed", async () => {
    status(410);
    await happens(2);
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await rows()).every(({ deadAt }) => deadAt !== null)).toBe(true);
    await happens();
    expect(await rows()).toHaveLength(2);
    status(204);
    await resumeWebhook(api.db, id);
    await happens();
    await send();
    expect(receiver.received).toHaveLength(2);
  });

  test("[API-1] with a private address gets nothing unless the operator allows it", async () => {
    const careful = createJobs({
      ...{ db: api.db, now: () => api.now(), logger },
      webhooks: { privateAllowed: false },
    });
    await happens();
    await careful.runDue();
    expect((await rows())[0]!.lastError).toBe("The receiver has no https address");
    // A name that leads here, as one would that had a public address when it was added.
    const url = receiver.url.replace("http://127.0.0.1", "https://localhost");
    await api.db.update(webhooks).set({ url });
    api.advance(10);
    await careful.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 2, lastError: "The receiver has a private address" });
    expect(receiver.received).toEqual([]);
    await careful.close();
  });

  test("[API-1] is told by name, at the address that was looked up", async () => {
    const url = new URL(receiver.url.replace("127.0.0.1", "localhost"));
    // A machine may have both addresses for the name; the receiver listens on one of them.
    const answered = await post(url, "{}", {}, limits).catch((error: Error) => error.message);
    if (answered !== 204) expect(answered).toContain("ECONNREFUSED ::1");
    else expect(receiver.received[0]!.headers.host).toBe(url.host);
  });
});

test("[API-1] the figures say how many wait and for how long", async () => {
  // Of a change that is not an administrator's the database says when it was; this one is.
  api.advance(5);
  await happens();
  api.advance(90);
  expect(await api.jobs.lag()).toContainEqual({ job: "webhooks", waiting: 1, oldestSeconds: 90, failed: 0 });
  await send();
  expect(await api.jobs.lag()).toContainEqual({ job: "webhooks", waiting: 0, oldestSeconds: 0, failed: 0 });
});

describe("secrets", () => {
  const fits = (key: string) => {
    const { headers, body } = receiver.received.at(-1)!;
    const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
    return headers["webhook-signature"]
      .split(" ")
      .includes(new Webhook(key).sign(headers["webhook-id"], at, body));
  };

  test("[API-1] two sign while one is replaced, and never three", async () => {
    const second = await rotateSecret(api.db, id, api.now());
    await happens();
    await send();
    expect([fits(secret), fits(second)]).toEqual([true, true]);
    const third = await rotateSecret(api.db, id, api.now());
    await happens();
    await send();
    expect([fits(secret), fits(second), fits(third)]).toEqual([false, true, true]);
    await dropOldWebhookSecret(api.db, id);
    await happens();
    await send();
    expect([fits(second), fits(third)]).toEqual([false, true]);
    await expect(dropOldWebhookSecret(api.db, id)).rejects.toThrow(WebhookMistake);
  });
});

describe("the operator", () => {
  test("[API-1] sees what waits, and sends again what arrived or was given up", async () => {
    status(410);
    await happens(2);
    await send();
    expect(await listWebhooks(api.db)).toMatchObject([{ id, waiting: 0, dead: 2 }]);
    status(204);
    await resumeWebhook(api.db, id);
    expect(await replay(api.db, "dead", id)).toBe(2);
    expect(await listWebhooks(api.db)).toMatchObject([{ waiting: 2, dead: 0 }]);
    await send();
    expect(receiver.received).toHaveLength(3);
    const [newest] = await listDeliveries(api.db, { webhook: id, most: 10 });
    expect(newest).toMatchObject({ type: "person.changed", attempts: 1, lastError: null });
    expect(await replay(api.db, newest!.id)).toBe(1);
    // One that is on its way is not begun anew.
    expect(await replay(api.db, newest!.id)).toBe(0);
    await send();
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids.filter((one) => one === newest!.eventId)).toHaveLength(2);
    expect(await listDeliveries(api.db, { only: "dead", most: 10 })).toEqual([]);
    expect(await listDeliveries(api.db, { only: "waiting", most: 10 })).toEqual([]);
  });

  test("[API-1] removes a webhook with what was still to be sent", async () => {
    await happens();
    await removeWebhook(api.db, id);
    expect(await rows()).toEqual([]);
    await send();
    expect(receiver.received).toEqual([]);
    for (const work of [removeWebhook, resumeWebhook, dropOldWebhookSecret])
      await expect(work(api.db, id)).rejects.toThrow(WebhookMistake);
  });

  test("[API-1] keeps delivered events a month, those given up a quarter, and what waits", async () => {
    const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);
    await happens(5);
    const [delivered, fresh, dead, buried, waits] = await rows();
    const set = (row: typeof delivered, at: Date, values: Partial<typeof webhookDeliveries.$inferInsert>) =>
      Promise.all([
        api.db.update(webhookEvents).set({ at }).where(eq(webhookEvents.sequence, row!.event)),
        api.db
          .update(webhookDeliveries)
          .set({ attempts: 1, ...values })
          .where(eq(webhookDeliveries.id, row!.id)),
      ]);
    await set(delivered, daysAgo(31), { deliveredAt: daysAgo(31) });
    await set(fresh, daysAgo(29), { deliveredAt: daysAgo(29) });
    await set(dead, daysAgo(89), { deadAt: daysAgo(88) });
    await set(buried, daysAgo(92), { deadAt: daysAgo(91) });
    await set(waits, daysAgo(40), {});
    await sweepWebhookEvents(api.db, TEST_NOW);
    expect((await rows()).map((row) => row.id)).toEqual([fresh!.id, dead!.id, waits!.id]);
  });
});
