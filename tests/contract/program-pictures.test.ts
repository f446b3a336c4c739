import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  exportFiles,
  importFiles,
  planWords,
  readPictureFolder,
  writePictures,
} from "../../commerce/program";
import { faultWords } from "../../commerce/program/words";
import { apiOfFile } from "../support/api";

const AGENT = "agent@kitroom.example";
const api = await apiOfFile();
const root = mkdtempSync(join(tmpdir(), "kitroom-pictures-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const colour = (background: string) => sharp({ create: { width: 40, height: 50, channels: 3, background } });
const navy = await colour("#112244").jpeg().toBuffer();
const black = await colour("#000000").jpeg().toBuffer();
const png = await colour("#ffffff").png().toBuffer();
const svg = strToU8(
  `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`,
);

let folder: string;
function write(files: Record<string, Uint8Array>): void {
  folder = mkdtempSync(join(root, "program-"));
  mkdirSync(join(folder, "pictures"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, "pictures", name), content);
}
async function bring({ prune = false, dryRun = false } = {}) {
  const pictures = await readPictureFolder(folder);
  const plan = await importFiles(api.db, [pictures!], {
    ...{ dryRun, prune, now: () => api.now(), storefrontUrl: () => "http://localhost", by: "Program files" },
  });
  return { plan, words: planWords(plan, { dryRun, prune }) };
}
const get = (name: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(`http://localhost/medias/${name}`, { headers }));
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

beforeEach(() => write({ "hl-100-front.jpg": navy, "hl-100-back.png": png, "hl-100-plan.svg": svg }));

describe("the pictures of a program", () => {
  test("[API-1] are brought, answered as they were, and change nothing the second time", async () => {
    expect((await bring()).words).toMatch(/pictures +3[\s\S]*3 rows written\.$/);
    for (const [name, type, content] of [
      ["hl-100-front.jpg", "image/jpeg", navy],
      ["hl-100-back.png", "image/png", png],
      ["hl-100-plan.svg", "image/svg+xml", Buffer.from(svg)],
    ] as const) {
      const answer = await get(name);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
      expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
      expect(await bytes(answer)).toEqual(content);
      const again = await get(name, { "If-None-Match": answer.headers.get("ETag")! });
      expect(again.status).toBe(304);
    }
    expect((await bring()).words).toMatch(/Nothing changes\.$/);
    expect((await get("hl-999.jpg")).status).toBe(404);
  });

  test("[API-1] go out as the same bytes, with those of all programs", async () => {
    await bring();
    const out = mkdtempSync(join(root, "out-"));
    expect(await writePictures(api.db, out)).toBe(3);
    expect(readdirSync(join(out, "pictures")).toSorted()).toEqual([
      "hl-100-back.png",
      "hl-100-front.jpg",
      "hl-100-plan.svg",
    ]);
    expect(readFileSync(join(out, "pictures/hl-100-front.jpg"))).toEqual(navy);
    expect([...(await exportFiles(api.db)).keys()]).not.toContain("pictures.csv");
  });

  test("[API-1] another picture under the name takes its place, and only --prune deletes one", async () => {
    await bring();
    write({ "hl-100-front.jpg": black });
    const { words } = await bring();
    expect(words).toMatch(/pictures +- +1 +- +2/);
    expect(await bytes(await get("hl-100-front.jpg"))).toEqual(black);
    expect((await get("hl-100-back.png")).status).toBe(200);
    expect((await bring({ prune: true })).words).toContain("delete pictures hl-100-back.png");
    expect((await get("hl-100-back.png")).status).toBe(404);
  });

  test("[API-1] what is no picture is named with what to do, and nothing is written", async () => {
    write({
      "page.jpg": strToU8("<script>alert(1)</script>"),
      "navy.png": navy,
      "o brien <b>&.jpg": navy,
      "whole.jpg": navy,
    });
    const { plan } = await bring();
    expect(plan.faults.map(faultWords)).toEqual([
      "pictures/navy.png: This is image/jpeg, and its name ends otherwise.",
      "pictures/o brien <b>&.jpg: Name a picture by letters, digits, `-`, `_` and `.`, ending in .png, .jpg, .webp, .avif or .svg.",
      "pictures/page.jpg: This is no picture that browsers show. Save it as PNG, JPEG, WebP, AVIF or SVG.",
    ]);
    expect((await get("whole.jpg")).status).toBe(404);
  });

  test("[API-1] come in a zip on the page too, beside the file that names them", async () => {
    const colours = (await exportFiles(api.db))
      .get("colours.csv")!
      .replace(/^(KC-5001,[^,]+,[^,]*,[^,]*,)[^,]*/m, "$1kc-5001.jpg");
    const content = zipSync({ "ours/colours.csv": strToU8(colours), "ours/pictures/kc-5001.jpg": navy });
    const body = new FormData();
    body.append("file", new Blob([content]), "program.zip");
    const { uploadId } = (await api.call("POST", "/program/uploads", { as: AGENT, body })).body;
    const shown = (await api.call("GET", `/program/uploads/${uploadId}`, { as: AGENT })).body;
    expect(shown.kinds).toEqual([
      expect.objectContaining({ code: "colours", changed: 1, wrong: 0 }),
      expect.objectContaining({ code: "pictures", name: "Pictures", added: 1 }),
    ]);
    const apply = { as: AGENT, body: { version: shown.version, prune: false } };
    expect((await api.call("POST", `/program/uploads/${uploadId}/apply`, apply)).status).toBe(200);
    expect(await bytes(await get("kc-5001.jpg"))).toEqual(navy);
  });
});
