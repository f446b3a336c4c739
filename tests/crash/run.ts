/**
 * `npm run crash -- [--rounds N] [--seed S] [--database pglite|postgresql|both] [--people P]`: people order side
 * by side while the shop is killed at random moments and started again, and a PostgreSQL server is stopped as by a
 * crash; in the end the books must agree. It prints its seed; the same seed throws the same dice, though never the
 * very same interleaving.
 *
 * `npm run crash -- --imports` kills imports and who watches a folder instead of the shop.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { Database } from "../../commerce/database/connection";
import { createJobs } from "../../commerce/jobs";
import type { ShopProcess } from "../e2e/host";
import {
  KINDS,
  MAIL_FROM,
  makePlace,
  seedPlace,
  withDatabaseOf,
  type Kind,
  type Place,
} from "../support/place";
import { auditBooks } from "../support/shoppers/books";
import { gather, type Crowd } from "../support/shoppers/crowd";
import { diceOf, type Dice } from "../support/shoppers/dice";
import type { Ground } from "../support/shoppers/ground";
import type { MailServer } from "../support/smtp";
import { registerErp } from "./erp";
import { eventProblems, RECEIVING, subscribe } from "./events";
import { killInShipments } from "./feeds";
import { killInGoods } from "./goods";
import { killInReceipts, receiptProblems } from "./receipts";
import { visitorOf, watchOutage } from "../support/outage";
import type { WebhookReceiver } from "../support/webhook-receiver";
import { killImports } from "./imports";

interface Scene extends Place {
  ground: Ground;
  /** Of the system that sends shipments. */
  erpSecret: string;
  /** Takes the events of orders. */
  receiver: WebhookReceiver;
}

async function setScene(kind: Kind): Promise<Scene> {
  const place = await makePlace(kind);
  const ground = await seedPlace(place);
  return {
    ...place,
    start: (env, root) => place.start({ ...RECEIVING, ...env }, root),
    ground,
    erpSecret: await registerErp(place),
    receiver: await subscribe(place),
  };
}

/** Kills the shop in the middle of whatever it does, and starts it again at once. */
async function killAndStart(scene: Scene, shop: ShopProcess): Promise<ShopProcess> {
  await shop.kill();
  return scene.start();
}

/** Mails and events whose sender was killed wait for their claim to run out; here it runs out now. */
async function sendRest(db: Database, mails: MailServer): Promise<void> {
  await db.execute(sql`update mail_outbox set claimed_until = now(), due_at = now() where sent_at is null`);
  await db.execute(
    sql`update webhook_deliveries set claimed_until = now(), due_at = now() where delivered_at is null`,
  );
  const logger = pino({ level: "error" });
  const jobs = createJobs({
    db,
    now: () => new Date(),
    logger,
    mail: { smtpUrl: mails.url, from: MAIL_FROM },
    webhooks: { privateAllowed: true },
  });
  await jobs.runDue();
  await jobs.close();
}

async function audit(scene: Scene, crowd: Crowd) {
  return withDatabaseOf(scene, async (db) => {
    await sendRest(db, scene.mails);
    const books = await auditBooks(db, scene.ground, crowd.trips, scene.mails.mails);
    const events = await eventProblems(db, scene.receiver, crowd.trips);
    return { ...books, problems: [...books.problems, ...events] };
  });
}

/** Kills the shop in the files of an ERP: shipments, stock and prices, and what came back. */
async function killInFeeds(scene: Scene, shop: ShopProcess, crowd: Crowd, dice: Dice) {
  const { ground, erpSecret } = scene;
  const shipments = await killInShipments(scene, shop, erpSecret, dice);
  const goods = await killInGoods(scene, shipments.shop, erpSecret, dice, { ground, trips: crowd.trips });
  const receipts = await killInReceipts(scene, goods.shop, erpSecret, dice, crowd);
  const all = [shipments, goods, receipts];
  return {
    shop: receipts.shop,
    problems: all.flatMap(({ problems }) => problems),
    said: all.map(({ said }) => said).join("; "),
    check: async (db: Database) => [...(await goods.check(db)), ...(await receiptProblems(db))],
  };
}

async function play(scene: Scene, rounds: number, people: number, dice: Dice): Promise<string[]> {
  const started = performance.now();
  const { entrance } = scene;
  let shop = await scene.start();
  const visitor = await visitorOf(entrance.url);
  const crowd = gather(scene.ground, [entrance], people, dice.fork());
  const problems: string[] = [];
  let [kills, outages] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await crowd.progress(dice.int(1, 150));
    if (scene.postgres && round % 2 === 1) {
      problems.push(...(await watchOutage(scene.postgres, visitor, dice.int(300, 1500))));
      outages += 1;
    } else {
      shop = await killAndStart(scene, shop);
      kills += 1;
    }
  }
  await crowd.progress(50);
  await crowd.home();
  visitor.close();
  const fed = await killInFeeds(scene, shop, crowd, dice);
  shop = fed.shop;
  problems.push(...fed.problems);
  await shop.stop();
  const books = await audit(scene, crowd);
  problems.push(...(await withDatabaseOf(scene, fed.check)));
  const ends = new Map<string, number>();
  for (const { end } of crowd.trips) ends.set(end, (ends.get(end) ?? 0) + 1);
  const count = (all: Map<string, number>) => [...all].map(([what, n]) => `${n} × ${what}`).join(", ");
  console.log(
    `${scene.kind}: ${kills} kills, ${outages} outages in ${Math.round((performance.now() - started) / 1000)} s; ` +
      `carts: ${count(ends)}; ` +
      `sent again: ${count(crowd.tally.again) || "nothing"}; ` +
      `mails: ${books.written} written, ${books.doubled} came twice; ${scene.receiver.received.length} events arrived; ${fed.said}`,
  );
  return [...problems, ...crowd.faults, ...books.problems];
}

async function runOn(kind: Kind, rounds: number, people: number, dice: Dice): Promise<string[]> {
  const scene = await setScene(kind);
  try {
    return await play(scene, rounds, people, dice);
  } finally {
    await scene.receiver.close();
    await scene.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "8" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000_000)) },
      database: { type: "string", default: "both" },
      people: { type: "string", default: "8" },
      imports: { type: "boolean", default: false },
    },
  });
  if (!existsSync("build/host.js")) throw new Error("There is no build. Run npm run build first.");
  const seed = Number(values.seed);
  const kinds: readonly Kind[] = values.database === "both" ? KINDS : [values.database as Kind];
  console.log(`seed ${seed}`);
  for (const kind of kinds) {
    const dice = diceOf(seed);
    const rounds = Number(values.rounds);
    const problems = values.imports
      ? await killImports(kind, rounds, dice)
      : await runOn(kind, rounds, Number(values.people), dice);
    for (const problem of problems.slice(0, 40)) console.error(`${kind}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
  console.log(process.exitCode ? "The books do not agree." : "The books agree.");
}

await main();
