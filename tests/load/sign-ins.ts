import { Agent, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { DEMO_PASSWORD } from "../../commerce/demo";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase } from "../../commerce/database/open";
import { hashPassword } from "../../commerce/modules/oauth";
import { shopSettings, SHOP } from "./measure";
import { startServer } from "./processes";
import { percentile } from "./speed";
import { renderTable } from "./table";
import { Visitor } from "./visitor";

/** Sign-ins that are offered, in a minute, and for how long; so the burst ends, whatever the shop does. */
const A_MINUTE = 5000;
const BURST_SECONDS = 25;
const IDLE_SECONDS = 10;
/** Every so many posts have a wrong password. */
const EVERY_WRONG = 5;
/** Addresses that the posts come from, as a proxy tells them: one alone would be refused for its wrong passwords. */
const ADDRESSES = 200;
/** The bench is the proxy in front of the shop, which keeps its connections. */
const CONNECTIONS = 512;
const proxy = new Agent({ keepAlive: true, maxFreeSockets: CONNECTIONS });
const READER = "wearer@kestrel.example";
const PAGES = ["/", "/orderUniform"];
const PAUSE_MS = 50;

interface Post {
  status: number;
  ms: number;
  retryAfter?: string;
}

/** Signs in as a browser that was never here, from an address of its own. 0 is no answer. */
function post(base: URL, n: number, email: string, password: string): Promise<Post> {
  const body = new URLSearchParams({ email, password }).toString();
  const started = performance.now();
  return new Promise((done) => {
    const over = (status: number, retryAfter?: string) =>
      done({ status, ms: performance.now() - started, retryAfter });
    const sent = request(
      new URL("/login", base),
      {
        method: "POST",
        agent: proxy,
        headers: {
          "X-Forwarded-For": `198.51.100.${1 + n}`,
          "Content-Type": "application/x-www-form-urlencoded",
          Origin: base.origin,
          "Sec-Fetch-Site": "same-origin",
          "Accept-Encoding": "gzip",
        },
      },
      (response) => {
        response.resume();
        response.on("error", () => over(0));
        response.on("end", () => over(response.statusCode ?? 0, response.headers["retry-after"]));
      },
    );
    sent.on("error", () => over(0));
    sent.end(body);
  });
}

/** A proxy has its connections before the burst: the shop takes new ones only as fast as its loop turns. */
function openConnections(base: URL): Promise<unknown> {
  const ask = () =>
    new Promise<void>((done, failed) => {
      const sent = request(new URL("/healthz", base), { agent: proxy }, (response) => {
        response.resume().on("end", done);
      });
      sent.on("error", failed).end();
    });
  return Promise.all(Array.from({ length: CONNECTIONS }, ask));
}

/** Reads pages one after the other until something ends; gives what each took. */
async function readUntil(reader: Visitor, ended: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void ended.then(() => over.abort());
  const taken: number[] = [];
  for (let n = 0; !over.signal.aborted; n++) {
    const started = performance.now();
    const { status } = await reader.get(PAGES[n % PAGES.length]!);
    if (status !== 200) throw new Error(`the reader's page answered ${status}`);
    taken.push(performance.now() - started);
    await wait(PAUSE_MS);
  }
  return taken;
}

/** Offers the posts at their times, however long each takes. */
async function burst(base: URL, emails: readonly string[]): Promise<Post[]> {
  const all: Promise<Post>[] = [];
  const began = performance.now();
  for (let n = 0; n < (A_MINUTE * BURST_SECONDS) / 60; n++) {
    await wait(Math.max(0, began + (n * 60_000) / A_MINUTE - performance.now()));
    const wrong = n % EVERY_WRONG === 0;
    all.push(post(base, n % ADDRESSES, emails[n % emails.length]!, wrong ? "wrong" : DEMO_PASSWORD));
  }
  return Promise.all(all);
}

/** Who signs in: everybody of the reader's site, with passwords that cost what those of a real shop do. */
async function people(dataDir: string): Promise<string[]> {
  const connection = await openDatabase({
    url: process.env["TEST_DATABASE_URL"],
    dataDir: join(dataDir, "db"),
  });
  const rows = await rowsOf<{ uid: string }>(
    connection.db,
    sql`select p.uid from users p join units u on u.uid = p.unit_uid join organisations o on o.uid = p.organisation_uid
      where p.active and u.active and o.site = (select x.site from organisations x where x.uid = 'kestrel')
        and p.uid <> ${READER} order by p.uid`,
  );
  // The demo's own hash is a cheap one.
  const hash = await hashPassword(DEMO_PASSWORD);
  await connection.db.execute(sql`update users set password_hash = ${hash}`);
  await connection.close();
  return rows.map(({ uid }) => uid);
}

const ms = (all: number[]) =>
  [percentile(all, 0.5), percentile(all, 0.99), Math.max(...all)].map((one) => one.toFixed(0));

/** One person reads while nobody signs in, and while 5,000 people a minute do. */
export async function printSignIns(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-sign-ins-"));
  try {
    const settings = { ...shopSettings(join(folder, "data")), TRUST_PROXY: "loopback" };
    await (await startServer(SHOP, settings)).stop();
    const emails = await people(join(folder, "data"));
    const shop = await startServer(SHOP, settings);
    const base = new URL(shop.url);
    const reader = new Visitor(shop.url);
    await reader.press("/login", /^sign in$/i, { email: READER, password: DEMO_PASSWORD });
    for (let n = 0; n < 60; n++) await reader.get(PAGES[n % PAGES.length]!);
    const idle = await readUntil(reader, wait(IDLE_SECONDS * 1000));
    await openConnections(base);
    const before = shop.cpuMs();
    const posts = burst(base, emails);
    const busy = await readUntil(reader, posts);
    const answers = await posts;
    const cpu = shop.cpuMs() - before;
    console.log(
      `\nOne reader, and ${answers.length} sign-ins of ${emails.length} people in ${BURST_SECONDS} s; ms`,
    );
    renderTable(
      ["", "pages", "p50", "p99", "most"],
      [
        ["reader alone", String(idle.length), ...ms(idle)],
        ["reader meanwhile", String(busy.length), ...ms(busy)],
      ],
    );
    const kinds = new Map<string, number[]>();
    for (const { status, ms: took, retryAfter } of answers) {
      const kind = `${status}${retryAfter ? `, Retry-After ${retryAfter}` : ""}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), took]);
    }
    renderTable(
      ["answer to a sign-in", "number", "p50", "p99", "most"],
      [...kinds].toSorted().map(([kind, took]) => [kind, String(took.length), ...ms(took)]),
    );
    console.log(`CPU of the shop: ${(cpu / 1000).toFixed(1)} s; memory ${shop.rssMb().toFixed(0)} MB.`);
    reader.close();
    proxy.destroy();
    await shop.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
