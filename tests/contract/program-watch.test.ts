import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../commerce/database/connection";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { watchedFolder, watcherOf } from "../../commerce/program";
import { apiOfFile } from "../support/api";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const sku = await skuOf(api, "KC-5002");
const other = await skuOf(api, "KC-5401");

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "kitroom-watch-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A process that watches, without its clock. @param db another database than the shop's. */
function watching(db: Database = api.db) {
  const told: string[] = [];
  const look = watcherOf({ db, kind: api.kind }, watchedFolder(root), {
    now: () => api.now(),
    storefrontUrl: (site) => `https://${site}.shop.example`,
    by: "Program files",
    tell: (line) => told.push(line),
  });
  return { told, look };
}

const drop = (name: string, content: string | Uint8Array) => writeFileSync(join(root, name), content);
const lying = (part: string) => readdirSync(join(root, part)).sort();
const report = (part: string, name: string) => readFileSync(join(root, part, `${name}.report.txt`), "utf8");
const onHand = async (of = sku) =>
  (await api.db.select().from(stockLevels).where(eq(stockLevels.sku, of)))[0]?.onHand;
const stock = (...rows: [string, number | string][]) =>
  `sku,on_hand\n${rows.map((row) => `${row.join(",")}\n`).join("")}`;

describe("a folder that is watched", () => {
  test("[API-2] a file is taken once it has stopped growing, and lies under done with its report", async () => {
    const { look, told } = watching();
    drop("stock.csv", stock([sku, 41]));
    await look();
    appendFileSync(join(root, "stock.csv"), `${other},42\n`);
    await look();
    expect(lying("taken").concat(lying("done"))).toEqual([]);
    await look();
    expect([await onHand(), await onHand(other)]).toEqual([41, 42]);
    expect(lying("done")).toEqual(["stock.csv", "stock.csv.report.txt"]);
    expect([existsSync(join(root, "stock.csv")), lying("taken")]).toEqual([false, []]);
    expect(report("done", "stock.csv")).toMatch(/^ +new +change .*\nstock .*\n\n2 rows written\.\n$/);
    expect(told).toEqual(["stock.csv: done. 2 rows written."]);
    // The same name again keeps both.
    drop("stock.csv", stock([sku, 41]));
    await look();
    await look();
    expect(lying("done")).toEqual([
      ...["stock-2.csv", "stock-2.csv.report.txt", "stock.csv", "stock.csv.report.txt"],
    ]);
    expect(report("done", "stock-2.csv")).toMatch(/Nothing changes\.\n$/);
  });

  test("[API-2] one that is wrong lies under failed with every fault, and nothing of it is written", async () => {
    const { look } = watching();
    const before = await onHand();
    drop("stock.csv", stock([sku, 77], ["NO-SUCH", 1], [other, "many"]));
    drop("notes.csv", "a,b\n1,2\n");
    drop("packed.zip", "PK\u0003\u0004 and no more");
    await look();
    await look();
    expect(await onHand()).toBe(before);
    expect(lying("failed").filter((name) => !name.endsWith(".txt"))).toEqual([
      ...["notes.csv", "packed.zip", "stock.csv"],
    ]);
    expect(report("failed", "stock.csv")).toContain("stock.csv, line 3, sku: NO-SUCH is not in skus.csv.");
    expect(report("failed", "stock.csv")).toContain("stock.csv, line 4, on_hand: Write a whole number");
    expect(report("failed", "stock.csv")).toMatch(/2 faults: nothing was written\.\n$/);
    expect(report("failed", "notes.csv")).toMatch(
      /^The name of the file does not say what it has.*\nNothing was written\.\n$/,
    );
    expect(report("failed", "packed.zip")).toMatch(/^This zip cannot be read/);
  });

  test("[API-2] a file that is put there by its name counts too; hidden ones, parts and texts stay", async () => {
    const { look } = watching();
    drop("stock.csv.part", stock([sku, 55]));
    drop(".stock.csv", stock([sku, 56]));
    drop("stock.txt", stock([sku, 57]));
    await look();
    renameSync(join(root, "stock.csv.part"), join(root, "stock-2027-07-01.csv"));
    await look();
    await look();
    expect(await onHand()).toBe(55);
    expect(lying(".")).toEqual([".stock.csv", "done", "failed", "stock.txt", "taken"]);
  });

  test("[API-2] NDJSON and a zip are taken as CSV is", async () => {
    const { look } = watching();
    drop("stock.ndjson", `{"sku":"${sku}","on_hand":61}\n\n{"sku":"${other}","on_hand":"62"}\n`);
    await look();
    await look();
    expect([await onHand(), await onHand(other)]).toEqual([61, 62]);
    drop("program.zip", zipSync({ "shop/stock.csv": new TextEncoder().encode(stock([sku, 63])) }));
    await look();
    await look();
    expect(await onHand()).toBe(63);
    drop("stock.ndjson", `[1]\n{"sku":"${sku}","on_hnad":1}\n{"sku":"\\u0000","on_hand":1}\n`);
    await look();
    await look();
    expect(report("failed", "stock.ndjson").split("\n").slice(3, -2)).toEqual([
      "stock.ndjson, line 1: This line is not a JSON object.",
      "stock.ndjson, line 2, on_hnad: There is no such field. Did you mean on_hand?",
      "stock.ndjson, line 2, on_hand: The field is missing.",
      "stock.ndjson, line 3, sku: This text has a character that cannot be saved. Remove it.",
    ]);
  });

  test("[API-2] of several that watch one takes each file", async () => {
    const all = [watching(), watching(), watching()];
    const names = Array.from({ length: 6 }, (_, n) => `stock-${n}.csv`);
    names.forEach((name, n) => drop(name, stock([sku, 100 + n])));
    // The embedded database has one process, so that its looks cannot meet.
    for (let looks = 0; looks < 4; looks += 1) {
      if (api.kind === "postgresql") await Promise.all(all.map(({ look }) => look()));
      else for (const { look } of all) await look();
    }
    expect(lying("done").filter((name) => name.endsWith(".csv"))).toEqual(names);
    expect(all.flatMap(({ told }) => told).sort()).toEqual(
      names.map((name) => expect.stringMatching(new RegExp(`^${name}: done\\. `))),
    );
  });

  test("[API-2] of two that take a file at once one gets it", () => {
    drop("stock.csv", stock([sku, 1]));
    expect([watchedFolder(root), watchedFolder(root)].map((folder) => folder.take("stock.csv"))).toEqual([
      "stock.csv",
      undefined,
    ]);
  });

  test("[API-2] what a process left when it was killed is brought by the next, and not doubled", async () => {
    // It was killed before it wrote anything, and after it had written all.
    drop("stock.csv", stock([sku, 201]));
    watchedFolder(root).take("stock.csv");
    drop("stock.csv", stock([sku, 201]));
    const { look, told } = watching();
    await look();
    expect(told).toEqual(["stock.csv: done. 1 row written."]);
    await look();
    expect(told).toEqual(["stock.csv: done. 1 row written.", "stock.csv: done. Nothing changes."]);
    expect(await onHand()).toBe(201);
  });

  test("[API-2] a file that a database in trouble keeps out is tried again, and fails after five times", async () => {
    const away = { transaction: () => Promise.reject(new Error("The database is away")) };
    drop("stock.csv", stock([sku, 301]));
    const troubled = watching({ ...away } as unknown as Database);
    if (api.kind === "postgresql") return expect(troubled.look()).resolves.toBeUndefined();
    for (let looks = 0; looks < 5; looks += 1) await troubled.look();
    expect([lying("taken"), lying("failed")]).toEqual([["stock.csv"], []]);
    await troubled.look();
    expect(report("failed", "stock.csv")).toBe("The database is away\nNothing was written.\n");
    expect(troubled.told).toHaveLength(5);
  });
});
