import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { costCentres, units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { exportFiles, importFiles } from "../../commerce/program";
import { kindOf } from "../../commerce/program/standing";
import { readProgramFile } from "../../commerce/program/read-file";
import { faultWords } from "../../commerce/program/words";
import { apiOfFile } from "../support/api";
import { CLIENT } from "../support/settings";

const WORD = "Kayak-2027-quiz!";
const api = await apiOfFile();
const HEADS = "code,email,first_name,last_name,employee_id,unit,roles";

/** Imports files by their names. */
async function bring(
  texts: Record<string, string | Uint8Array>,
  options: { dryRun?: boolean; prune?: boolean } = {},
) {
  const files = Object.entries(texts).map(([name, text]) =>
    readProgramFile(kindOf(name), typeof text === "string" ? new TextEncoder().encode(text) : text),
  );
  const plan = await importFiles(api.db, files, {
    dryRun: false,
    prune: false,
    ...options,
    now: () => api.now(),
    storefrontUrl: (site) => `https://${site}.shop.example`,
    by: "Program files",
  });
  return {
    faults: plan.faults.map(faultWords),
    added: plan.kinds.reduce((sum, { added }) => sum + added.length, 0),
    changed: plan.kinds.flatMap(({ changed }) => changed.flatMap(({ heads }) => heads)),
    ...("prune" in options && {
      missing: plan.kinds.flatMap(({ missing }) => missing.map((row) => Object.values(row)[0])),
    }),
  };
}

const NOTHING = { faults: [], added: 0, changed: [] };
const personOf = async (code: string) =>
  (await api.db.select().from(users).where(eq(users.customerId, code)))[0];
/** The line of a person as the shop writes it, with other cells. */
async function lineOf(file: string, key: string, change: Record<string, string> = {}): Promise<string> {
  const [heads, ...lines] = (await exportFiles(api.db)).get(`${file}.csv`)!.split("\r\n");
  const cells = lines.find((line) => line.startsWith(`${key},`))!.split(",");
  const names = heads!.split(",");
  return [names.join(","), names.map((head, at) => change[head] ?? cells[at]).join(",")].join("\r\n");
}

describe("what is wrong with files", () => {
  test("[API-1] is told with file, line, column and what to write, and nothing is written", async () => {
    const { faults } = await bring({
      units: [
        "code,organisation,parent,name,kind,country,currency,gst",
        "saltbush-new,saltbush,saltbush,New place,ship-to,AU,AUD,10",
        "saltbush-lost,saltbush,kestrel,Lost place,ship-to,AU,AUD,ten",
      ].join("\n"),
      people: [
        HEADS,
        "SV-900001,ana@new,com,Ana,Ruiz,1,saltbush-new,Wearer",
        "SV-900002,ana@saltbush.example,Ana,Ruiz,9001,saltbush-nwe,Wearer",
        "SV-900003,wearer@kestrel.example,Ana,Ruiz,9002,saltbush-new,Weaver",
        "SV-900004,wearer@kestrel.example,Ana,Ruiz,9003,saltbush-new,Wearer",
        "SV-900006,six@saltbush.example,Ana,Ruiz,9006,saltbush-new,Wearer",
        "SV-900006,other@saltbush.example,Ana,Ruiz,9004,saltbush-new,Wearer",
        "SV-900005,,Ana,Ruiz,9005,saltbush-new,Wearer",
      ].join("\n"),
    });
    expect(faults).toEqual([
      "units.csv, line 3, gst: Write per cent from 0 to 100, such as 10.",
      "people.csv, line 2: The row has more cells than there are columns. Put a text or a number with a separator in it into quotation marks.",
      "people.csv, line 3, unit: saltbush-nwe is not in units.csv. Did you mean saltbush-new?",
      "people.csv, line 4, roles: There is no such role. Write one of: Wearer, Customer, Approver, Manager, Finance, Administrator, View unit-level orders.",
      "people.csv, line 5, email: KM-000001 has the same email.",
      "people.csv, line 5, email: SV-900003 has the same email.",
      "people.csv, line 7, code: Line 6 is the same row.",
      "people.csv, line 8, email: The cell is empty.",
    ]);
    expect(await api.db.$count(units, eq(units.uid, "saltbush-new"))).toBe(0);
  });

  test("[API-1] a column that no kind has, one that is missing, a workbook and an empty file are faults of the file", async () => {
    expect((await bring({ stock: "sku,on_hnad\nKM-1101-W-S,4" })).faults).toEqual([
      "stock.csv, line 1, on_hnad: There is no such column. Did you mean on_hand?",
      "stock.csv, line 1, on_hand: The column is missing.",
    ]);
    expect((await bring({ stock: new Uint8Array([0x50, 0x4b, 3, 4]) })).faults).toEqual([
      "stock.csv: This is a workbook. Save it as CSV UTF-8.",
    ]);
    expect((await bring({ stock: "sku,on_hand\n" })).faults).toEqual([
      "stock.csv: The file has no rows below its heads.",
    ]);
  });

  test("[API-1] nobody comes to the unit, pack or cost centre of another organisation", async () => {
    const { faults } = await bring({
      people: await lineOf("people", "SV-000001", { cost_centre: "KM-4100" }),
      allocations: "person,pack\nSV-000001,PK-KM-NS-CABIN",
      "cost-centres": "code,organisation,unit,name,currency\nSB-X,saltbush,kestrel,Not ours,AUD",
      units:
        "code,organisation,parent,name,kind,country,currency,gst\nsaltbush,saltbush,saltbush-north,Top,sold-to,AU,AUD,10",
    });
    expect(faults.filter((fault) => !fault.startsWith("units.csv"))).toEqual([
      expect.stringMatching(/^people\.csv, line 2, cost_centre: /),
      "allocations.csv, line 2, pack: It is a pack of another organisation.",
      "cost-centres.csv, line 2, unit: It is a unit of another organisation.",
    ]);
  });
});

test("[API-1] what belongs to an organisation stays with it, and who edits at once is told apart", async () => {
  const moved = await bring({
    people: await lineOf("people", "SV-000001", { unit: "kestrel", cost_centre: "" }),
    units: (await lineOf("units", "saltbush")).replace("saltbush,saltbush,", "saltbush,kestrel,"),
  });
  expect(moved.faults).toContain(
    "units.csv, line 2, organisation: It belongs to saltbush, and stays there. Use another code.",
  );
  expect(moved.faults).toContain(
    "people.csv, line 2, unit: It is a unit of another organisation, where somebody needs an account of their own.",
  );
  const unit = async () => (await api.db.select().from(units).where(eq(units.uid, "saltbush")))[0]!;
  const { version } = await unit();
  expect(await bring({ units: await lineOf("units", "saltbush", { name: "Saltbush Health" }) })).toEqual({
    ...NOTHING,
    changed: ["name"],
  });
  expect(await unit()).toMatchObject({ name: "Saltbush Health", version: version + 1 });
});

describe("files as people have them", () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

  test("[API-1] UTF-16, semicolons, titles, a separator line, formula cells and blank rows are read", async () => {
    const code = (await exportFiles(api.db)).get("stock.csv")!.split("\r\n")[1]!.split(",")[0]!;
    const text = `sep=;\r\nStock of Friday;;\r\n;;\r\nSKU;On hand;Expected\r\n;;\r\n="${code}";"77";\r\n;;\r\n`;
    expect(await bring({ stock: utf16(text) })).toEqual({ ...NOTHING, changed: ["on_hand"] });
    expect(await bring({ stock: utf16(text) })).toEqual(NOTHING);
    const windows = Buffer.from(`sku;on_hand\r\n${code};78\r\n`, "latin1");
    expect(await bring({ stock: new Uint8Array(windows) })).toEqual({ ...NOTHING, changed: ["on_hand"] });
  });
});

describe("people in files", () => {
  test("[US-01] a manager of the file or of the shop is kept, given out, and never the person or a stranger", async () => {
    const heads = `${HEADS},manager`;
    const row = (code: string, manager: string) =>
      `${code},${code}@saltbush.example,Ada,O'Brien-Ngāti,,saltbush,Wearer|Customer,${manager}`;
    const files = (first: string, second: string) => ({
      people: [heads, row("SV-900020", first), row("SV-900021", second)].join("\n"),
    });
    expect((await bring(files("SV-900020", "KM-000001"))).faults).toEqual([
      "people.csv, line 2, manager: Nobody is their own manager.",
      "people.csv, line 3, manager: It is a person of another organisation.",
    ]);
    // Whoever comes later in the file can be named too.
    const both = files("SV-900021", "SV-000001");
    expect((await bring(both)).faults).toEqual([]);
    expect(await bring(both)).toEqual(NOTHING);
    const given = (await exportFiles(api.db)).get("people.csv")!;
    expect(await bring({ people: given })).toEqual(NOTHING);
    const without = await lineOf("people", "SV-900020", { manager: "" });
    expect(await bring({ people: without })).toEqual({ ...NOTHING, changed: ["manager"] });
  });

  test("[US-01] somebody new gets the packs of the file, a line in the change log, and a link that sets a password", async () => {
    const person = `${HEADS},job\nSV-900010,tane@saltbush.example,Tāne,O'Brien-Ngāti <b>&,9010,saltbush,Wearer|Customer,RN`;
    const pack = (await exportFiles(api.db))
      .get("packs.csv")!
      .split("\r\n")
      .find((line) => line.includes(",saltbush,"))!;
    const packId = pack.split(",")[0]!;
    const files = { people: person, allocations: `person,pack\nSV-900010,${packId}` };
    expect(await bring(files)).toEqual({ ...NOTHING, added: 2 });
    expect(await bring(files)).toEqual(NOTHING);
    await api.jobs.runDue();
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, "tane@saltbush.example"));
    const token = /reset\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const set = await api.call("POST", "/resetpassword", {
      body: { token, type: "EMAIL", newPassword: WORD, confirmPassword: WORD },
    });
    expect(set.status).toBeLessThan(300);
    const { body: tokens } = await api.oauth("token", {
      grant_type: "password",
      username: "tane@saltbush.example",
      password: WORD,
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
    });
    const packs = await api.call("GET", "/orgUsers/current/packs", { token: tokens.access_token });
    expect(packs.status).toBe(200);
    expect(JSON.stringify(packs.body)).toContain(packId);
    const log = await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, "SV-900010"));
    expect(log).toEqual([
      expect.objectContaining({
        kind: "person",
        organisationUid: "saltbush",
        channel: "program",
        by: { customerId: "program", name: "Program files" },
        subjectName: "Tāne O'Brien-Ngāti <b>&",
        changes: [{ what: "Added", from: null, to: "Wearer, Customer" }],
      }),
    ]);
  });

  test("[US-01] a new email ends sign-ins, is mailed to both addresses, and stands in the change log", async () => {
    const token = await api.signIn("approver@saltbush.example", true);
    const before = (await api.db.select().from(users).where(eq(users.uid, "approver@saltbush.example")))[0]!;
    const file = { people: await lineOf("people", before.customerId, { email: "new@saltbush.example" }) };
    expect(await bring(file, { dryRun: true })).toEqual({ ...NOTHING, changed: ["email"] });
    expect((await personOf(before.customerId))!.uid).toBe("approver@saltbush.example");
    expect(await bring(file)).toEqual({ ...NOTHING, changed: ["email"] });
    expect((await api.call("GET", "/orgUsers/current", { token })).status).toBe(401);
    const after = (await personOf(before.customerId))!;
    expect(after).toEqual({
      ...before,
      uid: "new@saltbush.example",
      version: before.version + 1,
      updatedAt: after.updatedAt,
      updatedBy: null,
    });
    await api.jobs.runDue();
    for (const address of ["approver@saltbush.example", "new@saltbush.example"]) {
      const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, address));
      expect(mails.some(({ text }) => text.includes("Program files"))).toBe(true);
    }
    const log = await api.call("POST", "/manage-organisation/changes", {
      as: "admin@saltbush.example",
      body: {},
    });
    expect(JSON.stringify(log.body)).toContain("new@saltbush.example");
  });

  test("[US-01] roles of a file come and go with what they show, and what was given beside them stays", async () => {
    const before = (await api.db.select().from(users).where(eq(users.uid, "finance@saltbush.example")))[0]!;
    await api.db
      .update(users)
      .set({ groups: [...before.groups, "special"] })
      .where(eq(users.customerId, before.customerId));
    const file = await lineOf("people", before.customerId, { roles: "Approver|Finance" });
    expect(await bring({ people: file })).toEqual({ ...NOTHING, changed: ["roles"] });
    expect((await personOf(before.customerId))!.groups.sort()).toEqual([
      "b2bapprovergroup",
      "financegroup",
      "special",
    ]);
  });
});

describe("rows that files do not have", () => {
  test("[API-1] stay, and with --prune are closed or deleted, of the organisations in the files alone", async () => {
    const of = await exportFiles(api.db, { organisation: "saltbush" });
    expect([...of.keys()]).not.toContain("styles.csv");
    const kept = of.get("cost-centres.csv")!.split("\r\n");
    const gone = kept[1]!.split(",")[0]!;
    const files = {
      organisations: of.get("organisations.csv")!,
      "cost-centres": [kept[0], ...kept.slice(2)].join("\r\n"),
    };
    const open = and(eq(costCentres.code, gone), eq(costCentres.active, true));
    expect(await bring(files, { prune: false })).toEqual({ ...NOTHING, missing: [gone] });
    expect(await bring(files, { dryRun: true, prune: true })).toEqual({ ...NOTHING, missing: [gone] });
    expect(await api.db.$count(costCentres, open)).toBe(1);
    const others = await api.db.$count(costCentres, eq(costCentres.active, true));
    await bring(files, { prune: true });
    expect(await api.db.$count(costCentres, open)).toBe(0);
    expect(await api.db.$count(costCentres, eq(costCentres.active, true))).toBe(others - 1);
    // Closed once, it is missing no more.
    expect(await bring(files, { prune: true })).toEqual({ ...NOTHING, missing: [] });
  });
});

describe("a shop that is open", () => {
  test("[API-1] charges a new price at the next request", async () => {
    const heads = "style,sku,organisation,currency,kind,from_pieces,price";
    const row = (await exportFiles(api.db))
      .get("prices.csv")!
      .split("\r\n")
      .find((line) => line.includes(",,harrowstreet,AUD,std,1,"))!;
    const style = row.split(",")[0]!;
    const priceOf = async () => {
      const { body } = await api.call("GET", `/products/${style}`, {
        as: "buyer@harrowstreet.example",
        site: "wholesale",
        query: { fields: "FULL" },
      });
      return JSON.stringify(body);
    };
    await priceOf();
    expect(await bring({ prices: `${heads}\n${style},,harrowstreet,AUD,std,1,"1,234.56"` })).toEqual({
      ...NOTHING,
      changed: ["price"],
    });
    expect(await priceOf()).toContain("1234.56");
  });

  test("[API-1] prices have dates, which go out as they came in; a file without them is of prices without", async () => {
    const pricesFile = async () => (await exportFiles(api.db)).get("prices.csv")!;
    const [heads, ...lines] = (await pricesFile()).split("\r\n");
    expect(heads).toBe("style,sku,organisation,currency,kind,from_pieces,price,from,until");
    const plain = lines.find((line) => line.includes(",,harrowstreet,AUD,std,1,"))!;
    const cells = plain.split(",").slice(0, 6).join(",");
    const dated = ["1.00,2027-07-01,2027-07-31", "2.00,2027-07-01,", "3.00,,2027-07-31"].map(
      (rest) => `${cells},${rest}`,
    );
    const file = [heads, ...dated].join("\r\n");
    expect(await bring({ prices: file })).toEqual({ ...NOTHING, added: 3 });
    const out = await pricesFile();
    for (const line of [plain, ...dated]) expect(out.split("\r\n")).toContain(line);
    expect(await bring({ prices: out })).toEqual(NOTHING);
    expect(await pricesFile()).toBe(out);
    const undated = "style,sku,organisation,currency,kind,from_pieces,price";
    expect(await bring({ prices: `${undated}\n${cells},4.00` })).toEqual({ ...NOTHING, changed: ["price"] });
    for (const line of dated) expect((await pricesFile()).split("\r\n")).toContain(line);
    const wrong = [`${cells},1.00,2027-07-02,2027-07-01`, `${cells},1.00,2027-02-30,`];
    expect((await bring({ prices: [heads, ...wrong].join("\n") })).faults).toEqual([
      "prices.csv, line 2, until: It is before the first day, 2027-07-02.",
      "prices.csv, line 3, from: This is not a date. Write one such as 2027-07-01.",
    ]);
  });

  test("[API-1] two imports of one file at once write it once", async () => {
    const file = { categories: "code,name,parent,sort\nnew-things,New things,,9" };
    const both = await Promise.all([bring(file), bring(file)]);
    expect(both.map(({ added }) => added).sort()).toEqual([0, 1]);
  });
});
