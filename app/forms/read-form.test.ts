import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.server";

const FORM = "application/x-www-form-urlencoded";
const post = (body: BodyInit, headers: Record<string, string> = { "Content-Type": FORM }) =>
  new Request("http://shop.test/", { method: "POST", headers, body, duplex: "half" });
const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : error),
  );

describe("reading a form", () => {
  it("[SI-08] keeps what forms of ours send: words, groups, lists, files, repeated names", async () => {
    const sent = new FormData();
    const fields = [
      "intent",
      "purchaseOrderNumber",
      "valueAdd.NAME_EMB[0]",
      "people[12].name",
      "tag[]",
      "tag[]",
    ];
    for (const field of fields) sent.append(field, "Zoë\tO'Brien\r\nand more");
    sent.append("file", new Blob(["a,b"]), "orders.csv");
    const form = await readForm(post(sent, {}));
    expect([...form.keys()]).toEqual([...fields, "file"]);
    expect(form.get("intent")).toBe("Zoë\tO'Brien\r\nand more");
    expect(form.get("file")).toBeInstanceOf(File);
  });

  it("[SI-08] leaves out names that no page has, so that nobody builds lists without end or objects of their own", async () => {
    const names = [
      "intent[999999999]",
      "quantity[4294967295]",
      "__proto__.admin",
      "__proto__",
      "a.__proto__.b",
      "constructor.prototype.x",
      "a.constructor",
      "__intent__",
      "__state__",
      "a[-1]",
      "a[b]",
      "a[",
      "",
      "a.b.c.d.e.f",
      "x".repeat(61),
    ];
    const form = await readForm(
      post(new URLSearchParams([...names.map((name) => [name, "1"]), ["kept", "1"]])),
    );
    expect([...form.keys()]).toEqual(["kept"]);
  });

  it("[SI-08] leaves out characters that nobody types", async () => {
    const form = await readForm(post(new URLSearchParams({ name: "Ann\u0000a\u0007\u001b[0m\u007f" })));
    expect(form.get("name")).toBe("Anna[0m");
  });

  it("[SI-08] refuses what is no form, and what no form of ours could be", async () => {
    expect(await statusOf(readForm(post("{", { "Content-Type": "application/json" })))).toBe(400);
    expect(await statusOf(readForm(post("a=1", { "Content-Type": "multipart/form-data; boundary=x" })))).toBe(
      400,
    );
    const many = Array.from({ length: 5101 }, (_, at): [string, string] => [`f${at}`, ""]);
    expect(await statusOf(readForm(post(new URLSearchParams(many))))).toBe(413);
    expect(await statusOf(readForm(post(`a=${"x".repeat(600_000)}`)))).toBe(413);
  });

  it("[SI-08] reads a body of unknown length no further than a form may be long", async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(97));
      },
    });
    expect(await statusOf(readForm(post(endless)))).toBe(413);
    expect(given).toBeLessThan(1_000_000);
  });
});
