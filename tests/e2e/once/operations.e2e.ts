import { rmSync } from "node:fs";
import { createCookie } from "@remix-run/node";
import { unseal } from "../../../app/session/seal.server";
import type { VisitData } from "../../../app/session/storage.server";
import { hrefs } from "../../load/forms";
import { Visitor } from "../../load/visitor";
import { startShop, type ShopProcess } from "../host";
import { PASSWORD } from "../places";
import { copyOfSeed, expect, test } from "../shop";

const CLIENT_SECRET = "the-secret-of-the-storefront";
const SESSION_SECRET = "a-secret-of-the-storefront-alone-0123456789";
const METRICS_TOKEN = "a-token-for-the-scraper";
const NOWHERE = "http://127.0.0.1:9";

/** Shops of one test, stopped and cleared away after it. */
async function withShops(
  environments: Record<string, string>[],
  work: (...shops: ShopProcess[]) => Promise<void>,
): Promise<void> {
  const shops: ShopProcess[] = [];
  try {
    for (const env of environments) shops.push(await copyOfSeed(env));
    await work(...shops);
  } finally {
    for (const shop of shops) {
      await shop.kill();
      rmSync(shop.dataDir, { recursive: true, force: true });
    }
  }
}

interface Line {
  event?: string;
  correlationId?: string;
  [field: string]: unknown;
}

const linesOf = (shop: ShopProcess): Line[] =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

const ready = async (shop: ShopProcess) => {
  const answer = await fetch(`${shop.url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

for (const asked of ["SIGTERM", "SIGHUP"] as const)
  test(`[API-1] a shop that leaves at ${asked} says so, goes on serving, and ends well`, async () => {
    await withShops([{ DRAIN_DELAY_MS: "600000" }], async (shop) => {
      expect(await ready(shop)).toEqual({ status: 200, ready: true });
      shop.signal(asked);
      await expect.poll(() => ready(shop)).toEqual({ status: 503, ready: false, why: "leaving" });
      const page = await fetch(`${shop.url}/login`);
      expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
      // Nobody need wait for the rest of the delay.
      shop.signal("SIGTERM");
      expect(await shop.ended).toBe(0);
    });
  });

test("[API-2] a storefront whose API is out of reach is alive, not ready, and says so in words", async () => {
  const env = { COMMERCE_URL: NOWHERE, COMMERCE_CLIENT_SECRET: CLIENT_SECRET, LOG_LEVEL: "warn" };
  await withShops([env], async (shop) => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect(await ready(shop)).toMatchObject({ status: 503, ready: false });
    const page = await fetch(`${shop.url}/help/returns`);
    const html = await page.text();
    expect(page.status).toBe(502);
    expect(page.headers.get("content-security-policy")).toContain(`img-src 'self' ${NOWHERE}`);
    const picture = await fetch(`${shop.url}/medias/a.jpg?context=b`, { redirect: "manual" });
    expect([picture.status, picture.headers.get("location")]).toEqual([
      302,
      `${NOWHERE}/medias/a.jpg?context=b`,
    ]);
    expect(html).toContain("A server error occurred. Please try again later");
    expect(html).toContain(page.headers.get("x-correlation-id"));
    await expect
      .poll(async () => (await fetch(`${shop.url}/help/returns`)).headers.get("retry-after"))
      .toMatch(/^\d+$/);
    const figures = await (await fetch(`${shop.url}/metrics`)).text();
    expect(figures).toContain("kitroom_circuit_state 2");
    expect(figures).toMatch(
      /kitroom_call_faults_total\{operation="GET \/cms\/pages",fault="unreachable"\} [1-9]/,
    );
    expect(figures).toMatch(/kitroom_page_seconds_count\{route="\/help\/:page",method="GET",status="5xx"\} /);
  });
});

test("[API-1] the figures are for who shows the token", async () => {
  await withShops([{ METRICS_TOKEN }], async (shop) => {
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
    // A page is counted once one was asked for.
    await (await fetch(`${shop.url}/login`)).text();
    const answer = await fetch(`${shop.url}/metrics`, {
      headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const figures = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/plain");
    for (const name of [
      'kitroom_database_connections{state="idle"} ',
      "kitroom_page_seconds_bucket{",
      "nodejs_eventloop_lag_p99_seconds ",
      "process_cpu_seconds_total ",
    ]) {
      expect(figures).toContain(name);
    }
  });
});

test("[API-1] one id leads from the answer through page and call to the API and its slow SQL", async () => {
  const api = { COMMERCE_CLIENT_SECRET: CLIENT_SECRET, LOG_LEVEL: "debug", SLOW_SQL_MS: "1" };
  await withShops([api], async (remote) => {
    const env = { COMMERCE_URL: remote.url, COMMERCE_CLIENT_SECRET: CLIENT_SECRET, LOG_LEVEL: "debug" };
    await withShops([{ ...env, TRUST_PROXY: "loopback" }], async (shop) => {
      const visitor = new Visitor(shop.url);
      await visitor.press("/login", /sign in/i, {
        email: "wearer@lanternbridge.example",
        password: PASSWORD,
      });
      const id = "an-id-that-the-proxy-brought";
      await visitor.get("/search/blazer", { "X-Correlation-Id": id });
      visitor.close();
      const of = (host: ShopProcess, event: string) =>
        linesOf(host).filter((line) => line.event === event && line.correlationId === id);
      await expect.poll(() => of(shop, "page")).toHaveLength(1);
      expect(of(shop, "page")[0]).toMatchObject({ route: "/search/:term", status: 200, calls: 4 });
      expect(of(shop, "call").map(({ operation }) => operation)).toContain("GET /products/search");
      expect(of(remote, "commerce.call").map(({ call }) => call)).toContain(
        "GET /occ/v2/:baseSiteId/products/search",
      );
      expect(of(remote, "sql.slow").length).toBeGreaterThan(0);
      expect(of(remote, "page").length).toBe(4);
    });
  });
});

test("[API-1] no password, token, cookie, key or sid is in the log, whatever happens", async () => {
  const secrets = new Map<string, string>([
    ["password", PASSWORD],
    ["mistyped password", "Kitroom-2025!mistyped"],
    ["client secret", CLIENT_SECRET],
    ["session secret", SESSION_SECRET],
    ["metrics token", METRICS_TOKEN],
  ]);
  const common = {
    COMMERCE_CLIENT_SECRET: CLIENT_SECRET,
    SESSION_SECRET,
    METRICS_TOKEN,
    LOG_LEVEL: "trace",
    SLOW_SQL_MS: "1",
  };
  await withShops([common], async (shop) => {
    const visitor = new Visitor(shop.url);
    const refused = visitor.press("/login", /sign in/i, {
      email: "wearer@korraline.example",
      password: secrets.get("mistyped password")!,
    });
    await expect(refused).rejects.toThrow("answered 400");
    await visitor.press("/login", /sign in/i, { email: "wearer@korraline.example", password: PASSWORD });
    const { tokens } = await openCookie(visitor.cookie);
    secrets.set("cookie", visitor.cookie.split("=").slice(1).join("="));
    secrets.set("access token", tokens!.access);
    secrets.set("refresh token", tokens!.refresh!);
    await visitor.press("/my-account/profile", /^save/i, { preferredName: "Tāne" });

    const started = await fetch(`${shop.url}/occ/v2/uniforms/orgUsers/current/punchout/sessions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${tokens!.access}`, "Content-Type": "application/json" },
      body: JSON.stringify({ browserFormPostUrl: "https://buyer.example/return", buyerCookie: "buyer-1" }),
    });
    const { sid, startPath } = (await started.json()) as { sid: string; startPath: string };
    secrets.set("sid", sid);
    const visit = await fetch(`${shop.url}/occ/v2/uniforms/punchout/sessions/${sid}`);
    const { token } = (await visit.json()) as { token: { accessToken: string } };
    secrets.set("punch-out token", token.accessToken);
    const buyer = new Visitor(shop.url);
    const arrived = await buyer.get(startPath);
    const key = arrived.location!.split("/")[2]!;
    secrets.set("key", key);
    const packs = await buyer.get(arrived.location!);
    await buyer.get(hrefs(packs.text).find((href) => /packDetailsPage/.test(href))!);
    await buyer.get(`/s/${key}/nothing/here`);
    await visitor.press("/logout", /sign out/i);
    await fetch(`${shop.url}/occ/v2/uniforms/orgUsers/current`, {
      headers: { Authorization: `Bearer ${tokens!.access}` },
    });

    // The same visits again on a storefront that cannot reach its API: faults are logged with all they know.
    const apart = await startShop(shop.dataDir, { ...common, COMMERCE_URL: NOWHERE });
    try {
      const lost = new Visitor(apart.url);
      await lost.get(startPath);
      await lost.get(`/s/${key}/orderUniform`);
      await lost.get("/cart", { Cookie: `kitroom=${secrets.get("cookie")!}` });
      await lost.press("/login", /sign in/i, { email: "a@b.example", password: PASSWORD }).catch(() => {});
      lost.close();
    } finally {
      await apart.stop();
    }
    visitor.close();
    buyer.close();
    await shop.stop();

    const log = shop.output() + apart.output();
    expect(linesOf(apart).filter(({ event }) => event === "page.fault").length).toBeGreaterThan(1);
    expect(linesOf(shop).filter(({ event }) => event === "commerce.call").length).toBeGreaterThan(10);
    expect(linesOf(shop).filter(({ event }) => event === "sql.slow").length).toBeGreaterThan(0);
    expect([...secrets.values()].every((secret) => secret.length > 10)).toBe(true);
    const found = [...secrets].filter(([, secret]) => log.includes(secret)).map(([name]) => name);
    expect(found).toEqual([]);
  });
});

/** What the cookie seals. */
async function openCookie(header: string): Promise<VisitData> {
  const cookie = createCookie("kitroom", { secrets: [SESSION_SECRET] });
  const sealed = (await cookie.parse(header)) as string;
  return unseal<VisitData>(sealed, [SESSION_SECRET], "visit uniforms")!;
}
