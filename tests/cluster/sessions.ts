import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { cmsPages } from "../../commerce/modules/cms/tables";
import { rowsOf } from "../../commerce/database/connection";
import { SCHEDULE } from "../../commerce/jobs/schedule";
import { PASSWORD } from "../e2e/places";
import { Visitor } from "../load/visitor";
import { callAt, oauthAt } from "../support/plain-calls";
import { CLIENT_SECRET, SESSION_SECRET, type Cluster } from "./stage";

/** A check says what it found wrong; nothing is what it should. */
export type Check = (cluster: Cluster) => Promise<string[]>;

interface Tokens {
  status: number;
  access_token?: string;
  refresh_token?: string;
}

const WEARER = "wearer@kestrel.example";

async function oauth(url: string, form: Record<string, string>): Promise<Tokens> {
  const { status, body } = await oauthAt({ url, clientSecret: CLIENT_SECRET }, form);
  return { ...(body as object), status };
}

const signIn = (url: string, username: string, password = PASSWORD) =>
  oauth(url, { grant_type: "password", username, password });

const call = (url: string, method: string, path: string, token: string, body?: object) =>
  callAt(url, { method, path: `/uniforms${path}`, token, body });

const everySecondsOf = (name: string): number =>
  SCHEDULE.find((job) => job.name === name)?.everySeconds ?? SELDOM;

/** How seldom a job runs that cannot be due again before this looks, in seconds, on however slow a machine. */
const SELDOM = 3600;

/** All processes have started on the empty database: one of them seeded it, and each job of the hour or day ran once. */
export const startedTogether: Check = async ({ connection: { db }, shops }) => {
  const [facts] = await rowsOf<{ seeds: number; people: number; orders: number }>(
    db,
    sql`select (select count(*)::int from database_facts where name = 'seed') as seeds,
      (select count(*)::int from users) as people, (select count(distinct guid)::int from orders) as orders`,
  );
  // A job's first run may still go on.
  for (let n = 0; n < 100; n += 1) {
    const [{ waiting } = { waiting: 1 }] = await rowsOf<{ waiting: number }>(
      db,
      sql`select count(*)::int as waiting from job_runs where runs = 0`,
    );
    if (waiting === 0) break;
    await wait(100);
  }
  const runs = await rowsOf<{ name: string; runs: number }>(db, sql`select name, runs from job_runs`);
  return [
    ...(facts!.seeds === 1 && facts!.people > 400 && facts!.orders > 1000
      ? []
      : [`the demo is not what it should be: ${JSON.stringify(facts)}`]),
    ...(runs.length > 0 ? [] : ["no job was enrolled"]),
    ...runs
      .filter(({ name, runs }) => runs !== 1 && everySecondsOf(name) >= SELDOM)
      .map(({ name, runs }) => `${name} ran ${runs} times over ${shops.length} processes`),
  ];
};

/** Somebody signs in once, and every page comes from another process; a punch-out visit too. */
export const oneSession: Check = async ({ proxy, shops }) => {
  const problems: string[] = [];
  const visitor = new Visitor(proxy.url);
  const before = [...proxy.figures.byBackend];
  await visitor.press("/login", /SIGN IN/, { email: WEARER, password: PASSWORD });
  for (const path of ["/orderUniform", "/cart", "/my-account/orders", "/", "/my-account/profile"]) {
    for (let n = 0; n < shops.length; n += 1) {
      const { status, location } = await visitor.get(path);
      if (status !== 200) problems.push(`${path} answered ${status} ${location ?? ""} to somebody signed in`);
    }
  }
  const { access_token: token } = await signIn(proxy.url, WEARER);
  const started = await call(proxy.url, "POST", "/orgUsers/current/punchout/sessions", token!, {
    browserFormPostUrl: "https://buyer.example/return",
    buyerCookie: "1",
  });
  const buyer = new Visitor(proxy.url);
  const entry = await buyer.get(String(started.body.startPath));
  for (let n = 0; n < 2 * shops.length; n += 1) {
    const { status } = await buyer.get(entry.location ?? "/nowhere");
    if (status !== 200) problems.push(`a punch-out page answered ${status}`);
  }
  if (buyer.cookie !== "") problems.push("a punch-out visit set a cookie");
  const idle = proxy.figures.byBackend.findIndex((count, n) => count === before[n]);
  if (idle >= 0) problems.push(`process ${idle} served nothing`);
  visitor.close();
  buyer.close();
  return problems;
};

/** One refresh token shown to all processes at the same moment gives one pair, which is good everywhere. */
export const refreshRaces: Check = async ({ shops }) => {
  const problems: string[] = [];
  const urls = shops.map(({ url }) => url);
  let { refresh_token: refresh } = await signIn(urls[0]!, WEARER);
  for (let round = 0; round < 8; round += 1) {
    const form = { grant_type: "refresh_token", refresh_token: refresh! };
    const pairs = await Promise.all([...urls, ...urls].map((url) => oauth(url, form)));
    const different = new Set(pairs.map((pair) => `${pair.access_token} ${pair.refresh_token}`));
    if (pairs.some(({ status }) => status !== 200) || different.size !== 1) {
      return [`round ${round} of refreshing gave ${pairs.map(({ status }) => status).join()}`];
    }
    const { access_token: access, refresh_token: successor } = pairs[0]!;
    for (const url of urls) {
      const { status } = await call(url, "GET", "/orgUsers/current", access!);
      if (status !== 200) problems.push(`a renewed token is ${status} at ${url}`);
    }
    refresh = successor;
  }
  return problems;
};

/**
 * Three tabs of one browser come back after half an hour, each to another process: one sign-in is renewed, all
 * three pages come, and each answer brings the same new cookie's tokens.
 */
export const tabsAfterAPause: Check = async ({ shops }) => {
  process.env["SESSION_SECRET"] = SESSION_SECRET;
  const { cookieStore } = await import("../../app/session/storage.server");
  const { access_token: access, refresh_token: refresh } = await signIn(shops[0]!.url, WEARER);
  const ended = { tokens: { access: access!, refresh, expiresAt: Date.now() - 1 } };
  const cookie = (await cookieStore(new Headers(), "uniforms").write(ended))!.split(";")[0]!;
  const pages = await Promise.all(
    [...shops, ...shops].map(({ url }) =>
      fetch(`${url}/orderUniform`, { headers: { Cookie: cookie }, redirect: "manual" }),
    ),
  );
  const renewed = await Promise.all(
    pages.map(async (page) => {
      const shown = new Headers({ Cookie: page.headers.getSetCookie().join("; ") });
      const { tokens } = (await cookieStore(shown, "uniforms").read()) ?? {};
      return `${page.status} ${tokens?.access} ${tokens?.refresh}`;
    }),
  );
  const [first] = renewed;
  return first?.startsWith("200 ") && !first.includes(access!) && renewed.every((one) => one === first)
    ? []
    : [`the tabs got ${renewed.map((one) => one.slice(0, 20)).join(", ")}`];
};

/** Ten wrong passwords over all processes, and each of them asks to wait. */
export const sharedLimit: Check = async ({ shops }) => {
  const problems: string[] = [];
  const name = "finance@saltbush.example";
  for (let n = 0; n < 10; n += 1) {
    const { status } = await signIn(shops[n % shops.length]!.url, name, "wrong");
    if (status !== 400) problems.push(`wrong password ${n + 1} answered ${status}`);
  }
  for (const { url } of shops) {
    const { status } = await signIn(url, name);
    if (status !== 429) problems.push(`after ten wrong passwords ${url} answered ${status}`);
  }
  return problems;
};

/** What one process wrote, the others answer with in the very next question. */
export const writesAreSeen: Check = async ({ shops }) => {
  const problems: string[] = [];
  const urls = shops.map(({ url }) => url);
  const { access_token: token } = await signIn(urls[0]!, WEARER);
  for (let n = 0; n < 3 * urls.length; n += 1) {
    const preferredName = `Name ${n}`;
    const at = urls[n % urls.length]!;
    await call(at, "PUT", "/orgUsers/current/preferred-name", token!, { preferredName });
    for (const url of urls) {
      const { body } = await call(url, "GET", "/orgUsers/current?fields=preferredName", token!);
      if (body.preferredName !== preferredName) problems.push(`${url} knows ${body.preferredName}`);
    }
  }
  return problems;
};

/** Milliseconds in which a change of what processes hold in memory must be seen; without news it would be 10 s. */
const NEWS_MS = 5000;

/** Content and packs that somebody changes in the database are told to every process. */
export const changesAreTold: Check = async ({ shops, connection: { db } }) => {
  const problems: string[] = [];
  const { access_token: token } = await signIn(shops[0]!.url, WEARER);
  const terms = "/cms/pages?pageType=ContentPage&pageLabelOrId=/terms-and-conditions";
  const pack = "/orgUsers/current/packs/PK-KM-PTS-CABIN";
  const ask = async (read: (url: string) => Promise<string>) =>
    Promise.all(shops.map(({ url }) => read(url)));
  const title = (url: string) => call(url, "GET", terms, token!).then(({ body }) => String(body.title));
  const most = (url: string) =>
    call(url, "GET", pack, token!).then(({ body }) => String(body.bundles[0].maxSelection));
  // Read first, so that every process holds the old ones.
  await ask(title);
  await ask(most);
  await db.update(cmsPages).set({ title: "New words" }).where(eq(cmsPages.label, "/terms-and-conditions"));
  await db.execute(sql`update bundles set max_items = 77 where pack_id = 'PK-KM-PTS-CABIN'`);
  const until = Date.now() + NEWS_MS;
  for (;;) {
    const seen = [...(await ask(title)), ...(await ask(most))];
    if (seen.every((answer) => answer === "New words" || answer === "77")) return problems;
    if (Date.now() > until) return [`after ${NEWS_MS} ms the processes answer ${seen.join(", ")}`];
  }
};
