import {
  type ConnectionEntry,
  ConnectionMistake,
  writeConnections,
} from "../../../commerce/modules/punchout";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { carts } from "../../../commerce/modules/carts/tables";
import { provenBy, secretHash } from "../../../commerce/modules/punchout/connections";
import { punchoutConnections, punchoutSessions } from "../../../commerce/modules/punchout/tables";
import { apiOfFile } from "../../support/api";
import { credential, sendCxml, setupDocument, sidOf } from "../../support/cxml";
import { expectRefusal } from "../../support/expect";

const api = await apiOfFile();
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});

const [ONE, TWO] = ["one".padEnd(43, "1"), "two".padEnd(43, "2")];
const link = async () => sidOf((await sendCxml(api, setupDocument())).start);
const opening = (code: string, browser: string) =>
  api.call("POST", `/punchout/sessions/${code}/opening`, { body: { browser } });
const use = (sid: string, browser: string) =>
  api.call("POST", `/punchout/sessions/${sid}/use`, { body: { browser } });

describe("a start link", () => {
  test("[PO-02] opens one visit, whatever opens it, and its own sid stops working", async () => {
    const code = await link();
    const before = (await api.call("GET", `/punchout/sessions/${code}`)).body;
    const first = (await opening(code, ONE)).body;
    const again = await opening(code, TWO);
    expect([again.status, again.body.sid, again.body.cartId]).toEqual([200, first.sid, before.cartId]);
    expect(first.sid).not.toBe(code);
    expectRefusal(await api.call("GET", `/punchout/sessions/${code}`), 404, "NotFoundError");
    const cart = await api.call("GET", `/orgUsers/current/carts/${first.cartId}`, {
      token: again.body.token.accessToken,
      headers: { punchoutsid: first.sid },
    });
    expect(cart.status).toBe(200);
    const old = await api.call("GET", "/orgUsers/current", { token: before.token.accessToken });
    expectRefusal(old, 401, "InvalidTokenError");
    expect(JSON.stringify(await api.db.select().from(punchoutSessions))).not.toContain(first.sid);
  });

  test("[PO-02] opens the visit again for the browser that uses it, and for no other", async () => {
    const code = await link();
    const { sid } = (await opening(code, ONE)).body;
    expect((await use(sid, ONE)).status).toBe(200);
    expect((await use(sid, TWO)).status).toBe(200);
    expect((await opening(code, ONE)).body.sid).toBe(sid);
    expectRefusal(await opening(code, TWO), 409, "StartLinkError", { reason: "used" });
  });

  test("[PO-02] works for a quarter of an hour, and not after the end of its visit", async () => {
    const code = await link();
    api.advance(15 * 60 - 1);
    const { sid } = (await opening(code, ONE)).body;
    api.advance(1);
    expectRefusal(await opening(code, ONE), 409, "StartLinkError", { reason: "late" });
    expect((await api.call("GET", `/punchout/sessions/${sid}`)).status).toBe(200);
    const other = await link();
    await api.call("DELETE", `/punchout/sessions/${(await opening(other, ONE)).body.sid}`);
    expectRefusal(await opening(other, ONE), 404, "NotFoundError");
  });

  test("[PO-02] is no link to anything else: a visit's sid, a guess", async () => {
    const { sid } = (await opening(await link(), ONE)).body;
    expectRefusal(await opening(sid, ONE), 404, "NotFoundError");
    expectRefusal(await opening("0123456789abcdef", ONE), 404, "NotFoundError");
    expectRefusal(await use("0123456789abcdef", ONE), 404, "NotFoundError");
    expectRefusal(await opening(sid, "short"), 400, "ValidationError");
  });
});

describe("a secret", () => {
  const row = (secret: string) => ({
    domain: "networkid",
    identity: "A",
    connection: "One",
    secretHash: secretHash("NetworkId", "A", secret),
  });
  const shown = (secret: string | undefined) => ({ domain: "NetworkId", identity: "A", secret });

  test.each([
    ["known, the first", [row("right"), row("next")], "right", ["One"]],
    ["known, the second", [row("other"), row("right")], "right", ["One"]],
    ["known, the only one", [row("right")], "right", ["One"]],
    ["wrong", [row("right")], "wrong", []],
    ["of an unknown sender", [], "right", []],
    ["missing", [row("right")], undefined, []],
    ["empty, of nobody", [], "", []],
  ])("[PO-01] that is %s costs two comparisons", (_, rows, secret, names) => {
    const compared: [string, string][] = [];
    const found = provenBy(rows, shown(secret), (a, b) => {
      compared.push([a, b]);
      return a === b;
    });
    expect([found, compared.length]).toEqual([names, 2]);
    expect(found).toEqual(provenBy(rows, shown(secret)));
  });

  test("[PO-01] that is not known is marked for the host, which counts it by address", async () => {
    const answer = await api.fetch(
      new Request("http://commerce.test/occ/v2/uniforms/punchout/cxml/setup", {
        method: "POST",
        headers: { "Content-Type": "text/xml" },
        body: setupDocument({ senders: "" }),
      }),
    );
    expect([answer.status, answer.headers.get("x-unknown-sender")]).toEqual([200, "1"]);
  });
});

test("[PO-01] two secrets of a sender work while one is changed, and never three", async () => {
  const entry = (...secrets: string[]): ConnectionEntry => ({
    name: "Two",
    senders: secrets.map((secret) => ({ domain: "DUNS", identity: "079928354", secret })),
    from: [],
    returnHosts: ["tenderline.example"],
    frameOrigins: [],
    allowHttpReturn: false,
    formField: "cxml-base64",
    user: "punchout@korraline.example",
    active: true,
  });
  const codes = () =>
    Promise.all(
      ["the first one", "the second one", "the third one"].map(async (secret) => {
        const senders = credential("duns", "079928354", secret);
        return (await sendCxml(api, setupDocument({ senders }))).code;
      }),
    );
  await writeConnections(api.db, [entry("the first one", "the second one")]);
  expect(await codes()).toEqual(["200", "200", "401"]);
  await writeConnections(api.db, [entry("the second one", "the third one")]);
  expect(await codes()).toEqual(["401", "200", "200"]);
  const three = entry("the first one", "the second one", "the third one");
  await expect(writeConnections(api.db, [three])).rejects.toThrow(ConnectionMistake);
  await api.db.delete(punchoutConnections).where(eq(punchoutConnections.name, "Two"));
});
