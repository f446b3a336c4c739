import { strToU8, unzipSync, zipSync } from "fflate";
import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { users } from "../../commerce/modules/users/tables";
import { exportFiles } from "../../commerce/program";
import { sweepProgramUploads } from "../../commerce/program/uploads/sweep";
import { programUploads } from "../../commerce/program/uploads/tables";
import { apiOfFile } from "../support/api";

const AGENT = "agent@kitroom.example";
const api = await apiOfFile();
const UPLOADS = "/program/uploads";
const SKU = (await exportFiles(api.db)).get("stock.csv")!.split("\r\n")[1]!.split(",")[0]!;

const textOf = async (file: string) => (await exportFiles(api.db)).get(`${file}.csv`)!;
const onHand = async () =>
  (await api.db.select().from(stockLevels).where(eq(stockLevels.sku, SKU)))[0]!.onHand;

/** Sends a file; gives the answer. */
function send(
  name: string,
  content: string | Uint8Array,
  { kind, as = AGENT }: { kind?: string; as?: string } = {},
) {
  const body = new FormData();
  const bytes = typeof content === "string" ? strToU8(content) : content;
  body.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return api.call("POST", UPLOADS, { as, body, query: { kind } });
}
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const show = async (id: string) => (await api.call("GET", `${UPLOADS}/${id}`, { as: AGENT })).body;
const rows = async (id: string, query = {}) =>
  (await api.call("GET", `${UPLOADS}/${id}/rows`, { as: AGENT, query })).body;
const apply = (id: string, body: object) => api.call("POST", `${UPLOADS}/${id}/apply`, { as: AGENT, body });
const messageOf = (answer: { body: { errors: { message: string }[] } }) => answer.body.errors[0]!.message;

describe("a file that staff send", () => {
  test("[API-1] tells every row that changes, and writes nothing before it is applied", async () => {
    const before = await onHand();
    const sent = await send("Stock (2).csv", `sku,on_hand\n${SKU},${before + 5}`);
    expect([sent.status, sent.headers.get("location")]).toEqual([
      201,
      expect.stringContaining(sent.body.uploadId),
    ]);
    expect(sent.body).toMatchObject({
      status: "checked",
      fileName: "Stock (2).csv",
      faultCount: 0,
      kinds: [{ code: "stock", name: "Stock", added: 0, changed: 1, same: 0, wrong: 0 }],
    });
    const id = sent.body.uploadId as string;
    expect((await rows(id)).rows).toEqual([
      {
        state: "change",
        key: SKU,
        cells: [{ column: "on_hand", from: String(before), to: String(before + 5) }],
      },
    ]);
    expect(await onHand()).toBe(before);

    const applied = await apply(id, { version: sent.body.version });
    expect(applied.body).toMatchObject({
      status: "applied",
      rowCount: 1,
      appliedBy: { customerId: expect.any(String) },
    });
    expect(await onHand()).toBe(before + 5);
    // Pressed again it changes nothing, whatever was written since.
    await api.db.update(stockLevels).set({ onHand: before }).where(eq(stockLevels.sku, SKU));
    expect((await apply(id, { version: sent.body.version })).status).toBe(200);
    expect(await onHand()).toBe(before);
    expect((await api.call("DELETE", `${UPLOADS}/${id}`, { as: AGENT })).status).toBe(409);
    const list = await api.call("GET", UPLOADS, { as: AGENT });
    expect(list.body.uploads[0]).toMatchObject({ uploadId: id, statusDisplay: "Applied", kept: true });
  });

  test("[API-1] is refused once it would do something else than was seen", async () => {
    const before = await onHand();
    const { body } = await send("stock.csv", `sku,on_hand\n${SKU},${before + 7}`);
    await api.db
      .update(stockLevels)
      .set({ onHand: before + 1 })
      .where(eq(stockLevels.sku, SKU));
    const refused = await apply(body.uploadId, { version: body.version });
    expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining("Something changed")]);
    expect(await onHand()).toBe(before + 1);
    const { version } = await show(body.uploadId);
    expect((await apply(body.uploadId, { version })).status).toBe(200);
    expect(await onHand()).toBe(before + 7);
  });

  test("[API-1] with wrong rows says where they are and what to write, and cannot be applied", async () => {
    const { body } = await send(
      "program.zip",
      zip({
        "harbour/stock.csv": `sku,on_hand\n${SKU},many\n${SKU}X,4`,
        "harbour/peeple.csv": "code\n1",
        "__MACOSX/harbour/._stock.csv": "x",
        "harbour/notes.txt": "not ours",
      }),
    );
    expect(body.faults).toEqual([
      { file: "peeple.csv", message: "A program has no such file. Did you mean people.csv?" },
      { file: "stock.csv", line: 2, column: "on_hand", message: expect.any(String) },
      { file: "stock.csv", line: 3, column: "sku", message: expect.stringContaining("is not in skus.csv") },
    ]);
    expect(body.version).toBeUndefined();
    expect(body.kinds).toMatchObject([{ code: "stock", wrong: 2 }]);
    const wrong = await rows(body.uploadId, { state: "wrong", kind: "stock", pageSize: 1 });
    expect(wrong).toMatchObject({ rows: [{ state: "wrong", line: 2 }], pagination: { totalResults: 2 } });
    const refused = await apply(body.uploadId, { version: "any" });
    expect([refused.status, messageOf(refused)]).toEqual([
      400,
      expect.stringContaining("Fix the wrong rows"),
    ]);
    expect((await api.call("DELETE", `${UPLOADS}/${body.uploadId}`, { as: AGENT })).status).toBe(200);
    expect((await api.call("GET", `${UPLOADS}/${body.uploadId}`, { as: AGENT })).status).toBe(404);
  });

  test("[API-1] that nobody can read is refused with what to do", async () => {
    const refused = async (name: string, content: string | Uint8Array) => {
      const answer = await send(name, content);
      return [answer.status, messageOf(answer)];
    };
    expect(await refused("list.csv", "a,b\n1,2")).toEqual([
      400,
      "The name of the file does not say what it has. Choose it beside the file.",
    ]);
    expect(await refused("stock.csv", "")).toEqual([400, "Choose a file that is not empty."]);
    expect(await refused("stock.zip", strToU8("PK\u0003\u0004nothing of it"))).toEqual([
      400,
      "This zip cannot be read. Pack the folder again.",
    ]);
    expect(await refused("book.xlsx", zip({ "[Content_Types].xml": "<x/>", "xl/a.xml": "" }))).toEqual([
      400,
      "This is a workbook. Save it as CSV UTF-8.",
    ]);
    expect(await refused("a.zip", zip({ "a/stock.csv": "sku,on_hand\n1,2", "b/stock.csv": "sku" }))).toEqual([
      400,
      "This zip has two files of one name.",
    ]);
    expect(await refused("none.zip", zip({ "a.txt": "1" }))).toEqual([400, "This zip has no CSV file."]);
    const many = `sku,on_hand\n${"x,1\n".repeat(50_001)}`;
    expect(await refused("stock.csv", many)).toEqual([
      400,
      "The files have more than 50,000 rows. Use npm run import for them.",
    ]);
    const bomb = zip({ "stock.csv": "a".repeat(41_000_000) });
    expect(await refused("bomb.zip", bomb)).toEqual([
      400,
      "The files of this zip have more than 40 MB together. Use npm run import for them.",
    ]);
    // A zip may lie about its sizes: no more is unpacked than it says.
    const view = new DataView(bomb.buffer);
    const at = bomb.length - 22;
    view.setUint32(view.getUint32(at + 16, true) + 24, 1000, true);
    const lie = await send("lie.zip", bomb);
    expect([lie.status, lie.body.faultCount > 0]).toEqual([201, true]);
    const chosen = await send("list.csv", `sku;on_hand\n${SKU};3`, { kind: "stock" });
    expect(chosen.status).toBe(201);
  });

  test("[US-01] changes people in the name of whoever applied it", async () => {
    const [head, ...lines] = (await textOf("people")).split("\r\n");
    const line = lines.find((one) => one.startsWith("SV-000001,"))!;
    const [person] = await api.db.select().from(users).where(eq(users.customerId, "SV-000001"));
    const renamed = line.replace(`,${person!.firstName},`, ",Ngāti <b>&,");
    const { body } = await send("people.csv", `${head}\r\n${renamed}\r\n`);
    expect((await apply(body.uploadId, { version: body.version })).status).toBe(200);
    const [event] = await api.db
      .select()
      .from(changeEvents)
      .where(eq(changeEvents.subjectCode, "SV-000001"))
      .orderBy(desc(changeEvents.id))
      .limit(1);
    const { appliedBy } = await show(body.uploadId);
    expect(event!.by!.name).toBe(appliedBy.name);
  });

  test("[API-1] closes or deletes what is missing only when told to", async () => {
    const file = async (keep: (line: string, at: number) => boolean) => {
      const [head, ...lines] = (await textOf("references")).trimEnd().split("\r\n");
      return [head, ...lines.filter(keep)].join("\r\n");
    };
    const all = (await textOf("references")).trimEnd().split("\r\n").length - 1;
    const { body } = await send("references.csv", await file((_, at) => at > 0));
    expect(body.kinds[0]).toMatchObject({ missing: 1, missingDoes: "delete", same: all - 1 });
    expect((await rows(body.uploadId, { state: "missing" })).rows).toMatchObject([{ state: "missing" }]);
    expect((await apply(body.uploadId, { version: body.version, prune: true })).body.rowCount).toBe(1);
    expect((await textOf("references")).trimEnd().split("\r\n")).toHaveLength(all);
  });
});

test("[API-1] the program as it stands is a zip, or the file of a kind, and changes nothing when it is sent back", async () => {
  const answer = await api.fetch(
    new Request(`http://localhost/occ/v2/uniforms/program/files`, {
      headers: { Authorization: `Bearer ${await api.signIn(AGENT)}` },
    }),
  );
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const content = new Uint8Array(await answer.arrayBuffer());
  const files = unzipSync(content);
  for (const [name, text] of await exportFiles(api.db))
    expect(Buffer.from(files[name]!).toString("utf8"), name).toBe(`\uFEFF${text}`);
  const { body } = await send("program.zip", content);
  expect(body.faults).toEqual([]);
  expect(
    body.kinds.map((kind: { added: number; changed: number }) => kind.added + kind.changed),
  ).not.toContain(1);
  const one = await api.call("GET", "/program/files", { as: AGENT, query: { kind: "stock" } });
  expect(one.body).toBe(await textOf("stock"));
  expect(one.headers.get("content-disposition")).toBe('attachment; filename="stock.csv"');
  expect((await api.call("GET", "/program/files", { as: AGENT, query: { kind: "no" } })).status).toBe(404);
  const again = await api.fetch(
    new Request(`http://localhost/occ/v2/uniforms/program/uploads/${body.uploadId}/content`, {
      headers: { Authorization: `Bearer ${await api.signIn(AGENT)}` },
    }),
  );
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(content);
});

test("[AS-01] only the supplier's staff may, and not while they act for a customer", async () => {
  for (const as of ["admin@saltbush.example", "wearer@saltbush.example"]) {
    expect((await api.call("GET", UPLOADS, { as })).status).toBe(403);
    expect((await send("stock.csv", "sku,on_hand", { as })).status).toBe(403);
  }
  expect((await api.call("GET", UPLOADS)).status).toBe(401);
  const headers = { "sap-commerce-cloud-user-id": "SV-000001" };
  expect((await api.call("GET", UPLOADS, { as: AGENT, headers })).status).toBe(403);
});

test("[API-1] what was never applied goes after a month, and what was applied keeps who did it", async () => {
  const waiting = await send("stock.csv", `sku,on_hand\n${SKU},1`);
  const day = 86_400_000;
  await sweepProgramUploads(api.db, new Date(api.now().getTime() + 31 * day));
  expect((await api.call("GET", `${UPLOADS}/${waiting.body.uploadId}`, { as: AGENT })).status).toBe(404);
  await sweepProgramUploads(api.db, new Date(api.now().getTime() + 91 * day));
  const left = await api.db.select().from(programUploads);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ content, appliedBy }) => content === null && appliedBy !== null)).toBe(true);
  expect((await api.call("GET", `${UPLOADS}/${left[0]!.id}/content`, { as: AGENT })).status).toBe(404);
  expect((await show(left[0]!.id)).kept).toBe(false);
});
