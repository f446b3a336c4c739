import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop, type ShopProcess } from "../../e2e/host";
import { PASSWORD } from "../../e2e/places";
import { Visitor } from "../../load/visitor";
import { setupDocument } from "../../support/cxml";
import type { Place } from "../../support/place";
import { freePort } from "../../support/postgres-server.mjs";
import { startNginx } from "../nginx";
import { booksAgree, letOrder } from "../ordering";
import { withDemo } from "../stage";
import { must, mustBeNone, type Step } from "../step";

/** Refused sign-ins of one address in each process. */
const LIMIT = 5;
/** The documentation's; the proxy notices meanwhile that the process takes no more. */
const DRAIN_DELAY_MS = "3000";

/** A picture as a phone takes it, in bytes. */
const PHOTO_BYTES = 3_000_000;
const JPEG = Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex");

/** Three photos with a message, 9 MB in all. */
async function sendPhotos(visitor: Visitor): Promise<string> {
  const page = await visitor.get("/contact-us");
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const form = new FormData();
  const fields = {
    topic: "fault",
    message: "The seam opened.",
    answerBy: "EMAIL",
    do: "send",
    idempotencyKey,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let n = 1; n <= 3; n += 1) {
    const photo = new Blob([JPEG, randomBytes(PHOTO_BYTES)], { type: "image/jpeg" });
    form.append("files", photo, `seam-${n}.jpg`);
  }
  const body = new Response(form);
  const headers = { "Content-Type": body.headers.get("content-type")!, Origin: visitor.origin };
  const sent = await visitor.send("POST", "/contact-us", headers, Buffer.from(await body.arrayBuffer()));
  must(sent.status === 303, `photos of 9 MB answered ${sent.status}: ${sent.text.slice(0, 200)}`);
  return sent.location ?? "";
}

/** A procurement system begins a visit; it is led to the public address. */
async function beginVisit(visitor: Visitor, host: string): Promise<void> {
  const path = "/occ/v2/uniforms/punchout/cxml/setup";
  const answer = await visitor.send("POST", path, { "Content-Type": "text/xml" }, setupDocument());
  const start = /<StartPage><URL>([^<]+)</.exec(answer.text)?.[1] ?? "";
  must(
    answer.status === 200 && start.startsWith(`https://${host}/`),
    `a set-up answered ${answer.status}: ${answer.text.slice(0, 300)}`,
  );
}

const tokenFor = (visitor: Visitor, password: string) =>
  visitor.send(
    "POST",
    "/authorizationserver/oauth/token",
    { "Content-Type": "application/x-www-form-urlencoded" },
    new URLSearchParams({
      grant_type: "password",
      username: "wearer@kestrel.example",
      password,
      client_id: "kitroom_storefront",
      client_secret: "embedded-guessed",
    }).toString(),
  );

/** One address guesses until it is refused; another one can sign in by the pages all the same. */
async function guess(guesser: Visitor, processes: number): Promise<number> {
  for (let tries = 1; tries <= processes * (LIMIT + 1) + 1; tries += 1)
    if ((await tokenFor(guesser, "wrong")).status === 429) return tries;
  throw new Error("nobody stopped a guesser");
}

/** The shop behind nginx as the documentation configures it: two processes on PostgreSQL, one on the embedded database. */
export const nginx: Step = {
  name: "nginx",
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const folder = mkdtempSync(join(tmpdir(), "kitroom-nginx-"));
      const ports = [await freePort(), ...(place.postgres ? [await freePort()] : [])];
      const [secure, plain] = [await freePort(), await freePort()];
      const start = (n: number) => startBehind(place, n, ports[n]!, folder);
      const shops = await Promise.all(ports.map((_, n) => start(n)));
      const proxy = await startNginx(ports, secure, plain, join(folder, "nginx"));
      const visitorFrom = (localAddress: string) =>
        new Visitor(`https://127.0.0.1:${secure}`, proxy.host, { ca: proxy.ca, localAddress });
      try {
        const visitor = visitorFrom("127.0.0.1");
        await visitor.press("/login", /sign in/i, { email: "wearer@kestrel.example", password: PASSWORD });
        must(visitor.cookie.includes("__Host-"), `the cookie is ${visitor.cookie.slice(0, 40)}`);
        must((await visitor.get(await sendPhotos(visitor))).status === 200, "the message is not there");
        await beginVisit(visitor, proxy.host);
        must((await visitor.get("/metrics")).status === 404, "/metrics can be read through the proxy");
        const guesser = visitorFrom("127.0.0.2");
        const tries = await guess(guesser, ports.length);
        const other = visitorFrom("127.0.0.3");
        await other.press("/login", /sign in/i, { email: "approver@kestrel.example", password: PASSWORD });
        const crowd = letOrder(ground, [{ ...place.entrance, url: `http://127.0.0.1:${plain}` }]);
        for (let n = 0; place.postgres && n < ports.length; n += 1) {
          await crowd.progress(30);
          await shops[n]!.stop();
          shops[n] = await start(n);
        }
        await crowd.progress(30);
        await crowd.home();
        for (const one of [visitor, guesser, other]) one.close();
        mustBeNone([
          ...crowd.faults,
          ...[...crowd.tally.again.keys()].map((cause) => `sent again: ${cause}`),
        ]);
        await Promise.all(shops.map((shop) => shop.stop()));
        const books = await booksAgree(place, ground, crowd.trips);
        return `9 MB of photos, a set-up, a guesser stopped after ${tries} tries; ${books} through ${ports.length} processes`;
      } finally {
        await proxy.stop();
        await Promise.all(shops.map((shop) => shop.kill()));
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};

function startBehind(place: Place, n: number, port: number, folder: string): Promise<ShopProcess> {
  const dataDir = place.postgres ? join(folder, `data-${n}`) : place.dataDir;
  return startShop(dataDir, {
    ...place.env,
    PORT: String(port),
    TRUST_PROXY: "1",
    PUBLIC_URL: "https://shop.example",
    SIGN_IN_LIMIT: String(LIMIT),
    LISTEN: "ready",
    DRAIN_DELAY_MS,
  });
}
