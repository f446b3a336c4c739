import { createServer, type Server } from "node:http";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { originals } from "./originals.server";
import { pictures } from "./pictures.server";

const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
const photo = () =>
  sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#446688", noise } });

let jpeg: Buffer;
let media: Server;
let asked: string[];
const files = new Map<string, { type: string; content: Buffer | string }>();

beforeAll(async () => {
  jpeg = await photo().jpeg().toBuffer();
  const bar = {
    create: { width: 300, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  } as const;
  files.set("/medias/polo.jpg", { type: "image/jpeg", content: jpeg });
  files.set("/medias/polo.jpg?context=bWFz%3D", { type: "image/jpeg", content: jpeg });
  files.set("/medias/bar.png", { type: "image/png", content: await sharp(bar).png().toBuffer() });
  files.set("/medias/torn.jpg", { type: "image/jpeg", content: jpeg.subarray(0, 90) });
  files.set("/medias/page.jpg", { type: "text/html", content: "<script>alert(1)</script>" });
  media = createServer((request, response) => {
    asked.push(request.url ?? "");
    const file = files.get(request.url ?? "");
    response.writeHead(file ? 200 : 404, file && { "Content-Type": file.type });
    response.end(file?.content);
  }).listen(0);
});
afterAll(() => void media.close());

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const baseOf = () => `http://127.0.0.1:${portOf(media)}`;

let root: string;
let folder: string;
let shop: Server;
let now: number;

function open(mostBytes = 1_000_000): void {
  const from = originals({ mediaBaseUrl: baseOf(), commerceUrl: undefined });
  shop = express()
    .use("/pictures", pictures({ from, folder, mostBytes, now: () => now }))
    .listen(0);
}

beforeEach(() => {
  asked = [];
  now = Date.now();
  root = mkdtempSync(join(tmpdir(), "kitroom-pictures-"));
  folder = join(root, "pictures");
  open();
});
afterEach(() => {
  shop.close();
  rmSync(root, { recursive: true, force: true });
});

const WEBP = "image/webp,*/*";
const get = (width: number | string, of: string, accept = WEBP) =>
  fetch(`http://127.0.0.1:${portOf(shop)}/pictures/${width}?of=${encodeURIComponent(of)}`, {
    headers: { Accept: accept },
    redirect: "manual",
  });
const read = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata();

test.each([
  ["image/avif,image/webp,*/*", "heif", "image/avif"],
  ["image/webp,*/*", "webp", "image/webp"],
  ["*/*", "jpeg", "image/jpeg"],
])(
  "[SR-06] a browser that takes %s gets a photograph as %s in the width of the page",
  async (accept, format, type) => {
    const answer = await get(240, "/medias/polo.jpg", accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Vary")).toBe("Accept");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 240, height: 300 });
    expect(bytes.length).toBeLessThan(jpeg.length / 10);
  },
);

test("[SR-06] widths in between are made in the next one, and none is wider than the original", async () => {
  expect(await read(await get(98, "/medias/polo.jpg"))).toMatchObject({ width: 160 });
  expect(await read(await get(1900, "/medias/polo.jpg"))).toMatchObject({ width: 1200 });
  expect(await read(await get(240, "/medias/bar.png", "*/*"))).toMatchObject({
    format: "png",
    hasAlpha: true,
  });
});

test("[SR-06] addresses with a query, and whole ones of the host that has the pictures, are taken", async () => {
  expect((await get(96, "/medias/polo.jpg?context=bWFz%3D")).status).toBe(200);
  expect((await get(96, `${baseOf()}/medias/polo.jpg`)).status).toBe(200);
});

test.each([
  "https://elsewhere.example/medias/polo.jpg",
  "//elsewhere.example/medias/polo.jpg",
  "/occ/v2/uniforms/users/current",
  "/medias/../occ/v2/basesites",
  "/medias/%2e%2e/occ/v2/basesites",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "",
  `/medias/${"a".repeat(3000)}.jpg`,
])("[SR-06] %s is asked of nobody, and leads nowhere", async (of) => {
  const answer = await get(240, of);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(asked).toEqual([]);
});

test.each(["0", "-1", "99999", "240x", "constructor", "1e2"])(
  "[SR-06] there is no width %s",
  async (width) => {
    expect((await get(width, "/medias/polo.jpg")).status).toBe(404);
  },
);

test("[SR-06] what cannot be read is left to the browser, what is not there is the default picture", async () => {
  for (const of of ["/medias/torn.jpg", "/medias/page.jpg"]) {
    const answer = await get(240, of);
    expect([answer.status, answer.headers.get("Location")], of).toEqual([302, of]);
  }
  expect((await get(240, "/medias/gone.jpg")).status).toBe(404);
});

test("[SR-06] a picture is made once, however many ask for it, and kept over a start", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(240, "/medias/polo.jpg")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(asked).toHaveLength(1);
  shop.close();
  open();
  await get(240, "/medias/polo.jpg");
  expect(asked).toHaveLength(1);
  now += 25 * 60 * 60 * 1000;
  await get(240, "/medias/polo.jpg");
  expect(asked).toHaveLength(2);
});

test("[SR-06] the folder stays below its limit; the oldest go", async () => {
  shop.close();
  open(60_000);
  for (const width of [160, 240, 320, 240, 160, 96])
    await (await get(width, "/medias/polo.jpg", "*/*")).arrayBuffer();
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test("[SR-06] a folder that cannot be written keeps nothing, and the picture comes all the same", async () => {
  shop.close();
  writeFileSync(`${folder}.file`, "");
  folder = join(`${folder}.file`, "pictures");
  open();
  expect((await get(240, "/medias/polo.jpg")).status).toBe(200);
});

test("[SR-06] pictures of the embedded API are asked of it", async () => {
  const requests: string[] = [];
  const from = originals({ mediaBaseUrl: "", commerceUrl: undefined }, (request) => {
    requests.push(new URL(request.url).pathname);
    return Promise.resolve(new Response(new Uint8Array(jpeg)));
  });
  expect(from.addressOf(`${baseOf()}/medias/polo.jpg`)).toBeUndefined();
  expect((await from.fetch(from.addressOf("/medias/polo.jpg")!)).ok).toBe(true);
  expect(requests).toEqual(["/medias/polo.jpg"]);
});
