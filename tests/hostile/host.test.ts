import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShopProcess } from "../e2e/host";
import { pagesOf } from "../matrix/addresses";
import { loadBuild } from "../support/storefront";
import { PASSWORD } from "../support/settings";
import { templateShop, type TemplateShop } from "../support/template-shop";
import { keepsCountenance } from "./invariants";
import { triedAs } from "./spellings";
import { staysHere } from "./stays-here";
import { head, say, type Heard } from "./wire";

/** Seconds in which a request must have arrived at the shop under test. */
const SECONDS = 1;

const pages = pagesOf(await loadBuild());
let place: TemplateShop;
let shop: ShopProcess;
let host: string;

beforeAll(async () => {
  place = await templateShop();
  shop = await place.start({ REQUEST_SECONDS: String(SECONDS) });
  host = `Host: ${new URL(shop.url).host}`;
});
afterAll(async () => {
  await shop.stop();
  await place.remove();
});

const FORM = "Content-Type: application/x-www-form-urlencoded";

/** Nothing of the machine behind the shop. */
const FILES = /root:x:0|"name": "kitroom"|createServer|BEGIN [A-Z ]*PRIVATE KEY/;

function holds(heard: Heard, said: string): void {
  keepsCountenance(heard, said);
  expect(heard.status, `${said}: no answer`).toBeGreaterThanOrEqual(200);
  expect(FILES.exec(heard.text)?.[0], said).toBeUndefined();
  const to = heard.headers.get("Location") ?? "/";
  expect(to.startsWith("/") && staysHere(to), `${said} leads to ${to}`).toBe(true);
}

describe("odd paths", () => {
  const targets = [
    "/../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/build/../../package.json",
    "/build/%2e%2e/%2e%2e/package.json",
    "/build/..%2f..%2fpackage.json",
    "/..%5c..%5cpackage.json",
    "/robots.txt/../../server.ts",
    "/icon.svg%00.html",
    "/.env",
    "/data/session-secret",
    "/%00",
    "/%ff",
    "/%",
    "/%5c",
    "/%5cevil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/%252e%252e/%252e%252e",
    "/;returns=true",
    "/a;b=c;d",
    "/%0d%0aSet-Cookie:%20a=b",
    "/search/%0d%0aLocation:%20evil",
    `/${"a".repeat(20_000)}`,
    `/search?text=${"%F0%9F%A7%A5".repeat(2000)}`,
    `/${"a/".repeat(4000)}`,
    `/a${"/".repeat(30_000)}z`,
    `/login${"/".repeat(3900)}z`,
    "http://evil.example/cart",
    "/s/x/../../login",
    "/s/%/cart",
    "/s/%ff/cart",
    "/s//cart",
    `/s/${"x".repeat(5000)}/cart`,
    "/occ/v2/%ff/languages",
    "/occ/../package.json",
    "/occ/v2/uniforms/%2e%2e/%2e%2e/medias",
    "/medias/..%2f..%2fpackage.json",
    "/medias/%00",
    "/medias/%ff",
    "/?_data=root&_data=__proto__",
    "/?_data=routes%2Fnothing",
    "/__manifest?p=%ff",
  ];
  test.each(targets.map((target) => [target.slice(0, 60), target]))("[SH-12] %s", async (said, target) => {
    holds(await say(shop.url, head("GET", target, host)), said);
  });
});

test("[SH-12] a path past every page's length is refused, and the longest search is not", async () => {
  const ask = async (target: string) => (await say(shop.url, head("GET", target, host))).status;
  expect(await ask(`/a${"/".repeat(5000)}z`)).toBe(400);
  expect(await ask(`/search/${encodeURIComponent("🧥".repeat(200))}`)).toBe(303);
});

describe("other spellings of every page", () => {
  test.each(pages.map(({ path }, at) => [path, at]))("[SH-12] %s", async (path, at) => {
    const plain = path.replaceAll(/[:*]\w*/g, "x").replace(/\/$/, "");
    for (const target of triedAs(plain, at)) {
      holds(await say(shop.url, head("GET", target, host)), target);
    }
  });
});

describe("odd heads", () => {
  const heads: Record<string, string> = {
    "no host": head("GET", "/login"),
    "two hosts": head("GET", "/login", host, "Host: evil.example"),
    "a host that is none": head("GET", "/login", "Host: a b"),
    "an unfinished host": head("GET", "/login", "Host: ["),
    "a host with a path": head("GET", "/login", "Host: evil.example/x?"),
    "another host": head("GET", "/cart", "Host: evil.example"),
    "a forwarded host that is none": head(
      "GET",
      "/login",
      host,
      "X-Forwarded-Host: a b",
      "X-Forwarded-Proto: x:y",
    ),
    "a post for a host that is none": head(
      "POST",
      "/login",
      "Host: [",
      "Origin: http://[",
      FORM,
      "Content-Length: 0",
    ),
    "too much of it": head("GET", "/login", host, `X-Long: ${"x".repeat(40_000)}`),
    "too many of them": head("GET", "/login", host, ...Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`)),
    "cookies of no form": head("GET", "/cart", host, `Cookie: ${"=;".repeat(5000)}`, "Cookie: kitroom=%ff"),
    "characters of no text": head("GET", "/login", host, "Accept-Language: \xff\xfe", "User-Agent: \x80"),
    "a token of no form": head(
      "GET",
      "/occ/v2/uniforms/users/current",
      host,
      "Authorization: Bearer \xff\xfe",
    ),
    "a method that is none": head("FOO", "/login", host),
    trace: head("TRACE", "/login", host),
    options: head("OPTIONS", "/cart", host),
    "a patch of a page": head("PATCH", "/cart", host, `Origin: http://${"localhost"}`, "Content-Length: 0"),
    "a length below nothing": head("POST", "/login", host, FORM, "Content-Length: -1"),
    "two lengths": head("POST", "/login", host, FORM, "Content-Length: 1", "Content-Length: 2"),
    "a length and pieces": head(
      "POST",
      "/login",
      host,
      FORM,
      "Content-Length: 4",
      "Transfer-Encoding: chunked",
    ),
    "an odd encoding": head("POST", "/login", host, FORM, "Transfer-Encoding: gzip, chunked"),
    "a body that claims to be compressed":
      head(
        "POST",
        "/occ/v2/uniforms/users/current/carts",
        host,
        "Content-Encoding: gzip",
        "Content-Length: 2",
      ) + "{}",
  };
  test.each(Object.entries(heads))("[SH-12] %s", async (said, text) => {
    holds(await say(shop.url, text), said);
  });
});

const ours = () => `Origin: http://${new URL(shop.url).host}`;

/** The head of a form of our own, with the line that tells how long its body is. */
const formHead = (path: string, measure: string) =>
  head(path.endsWith("state") ? "PUT" : "POST", path, host, ours(), FORM, measure);

describe("bodies without measure", () => {
  function* pieces(bytes: number, text = "a".repeat(16_384)) {
    for (let sent = 0; sent < bytes; sent += text.length) yield `${text.length.toString(16)}\r\n${text}\r\n`;
    yield "0\r\n\r\n";
  }
  const places: [string, number][] = [
    ["/login", 413],
    ["/cart", 413],
    ["/occ/v2/uniforms/users/current/carts", 401],
    ["/occ/v2/uniforms/punchout/sessions/xxxxxxxxxxxxxxxxxxxxxxxx/state", 413],
    ["/authorizationserver/oauth/token", 400],
  ];
  test.each(places)("[SI-08] %s: told to be a megabyte and more", async (path) => {
    const text = formHead(path, "Content-Length: 1500000");
    const heard = await say(shop.url, text, ["a".repeat(16_384)].values());
    holds(heard, path);
    expect(heard.status).toBe(413);
  });

  test.each(places)("[SI-08] %s: of a length that nobody tells", async (path, status) => {
    const text = formHead(path, "Transfer-Encoding: chunked");
    const heard = await say(shop.url, text, pieces(12_000_000));
    holds(heard, path);
    expect(heard.status).toBe(status);
    // Answered long before the end: what came after the limit was never gathered.
    expect(heard.sent).toBeLessThan(10_000_000);
  });
});

describe("requests that never end", () => {
  const started = ["a="];
  test.each([
    ["/login", "Content-Length: 100"],
    ["/cart", "Transfer-Encoding: chunked"],
    ["/occ/v2/uniforms/punchout/sessions/xxxxxxxxxxxxxxxxxxxxxxxx/state", "Content-Length: 100"],
    ["/authorizationserver/oauth/token", "Content-Length: 100"],
  ])("[SI-08] %s with a body that stays away is let go", async (path, line) => {
    const heard = await say(shop.url, formHead(path, line), started.values());
    // Cut off, or told that it took too long, or answered without the body.
    expect(heard.status, heard.text).toBeLessThan(500);
  });

  test("[SI-08] a head that never ends is let go", async () => {
    const heard = await say(shop.url, "GET /login HTTP/1.1\r\nX-Slow: ", started.values());
    expect([0, 408]).toContain(heard.status);
  });
});

test.skipIf(process.env["TEST_DATABASE_URL"])(
  "[SI-08] nobody else on the machine reads the embedded database",
  () => {
    expect(statSync(join(place.folder, "db")).mode & 0o777).toBe(0o700);
  },
);

test("[SH-12] what was asked for never stands raw between the lines of the log", async () => {
  const asked = [
    "/a//b;c=d",
    "/help//returns",
    "//evil.example//x",
    "/login?redirectTo=%2Fa%2F%2Fb",
    "/%ff/secret-sid",
    "/s/%ff/secret-sid",
    "/search//x?text=a//b",
  ];
  for (const target of asked) await say(shop.url, head("GET", target, host));
  const body = new URLSearchParams({ email: "wearer@kestrel.example", password: PASSWORD }).toString();
  const lines = [host, ours(), FORM, `Content-Length: ${body.length}`];
  const heard = await say(shop.url, head("POST", "/login?redirectTo=%2Fa%2F%2Fsecret-sid", ...lines) + body);
  expect(heard.status).toBe(303);
  const [, after = ""] = shop.output().split(/Kitroom is open: .*\n/);
  expect(after.split("\n").filter((line) => line !== "" && !line.startsWith("{"))).toEqual([]);
});

// Last in the file: it looks back on all of the above.
test("[SH-12] the shop still stands, and has logged no fault", async () => {
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/login`)).status).toBe(200);
  expect(
    shop
      .output()
      .split("\n")
      .filter((line) => /"level":[56]0|Error:/.test(line)),
  ).toEqual([]);
});
