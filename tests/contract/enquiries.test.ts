import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { enquiries } from "../../commerce/modules/enquiries/tables";
import { sweepFiles } from "../../commerce/modules/files";
import { files } from "../../commerce/modules/files/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const wearer = "wearer@kestrel.example";
const other = "approver@kestrel.example";
const api = await apiOfFile();
const PNG = readFileSync("docs/pictures/home-phone.png");
const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n");
const MOV = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypqt  "), Buffer.alloc(8)]);

const path = "/users/current/files";
const send = async (name: string, content: Uint8Array, as = wearer) => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(content)], name));
  const answer = await api.fetch(
    new Request(`http://api.local/occ/v2/uniforms${path}?purpose=enquiry`, {
      method: "POST",
      headers: { Authorization: `Bearer ${await api.signIn(as)}` },
      body: form,
    }),
  );
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const waiting = async (as = wearer) =>
  (await api.call("GET", `${path}?purpose=enquiry`, { as })).body.files as { id: string; name: string }[];
const ask = (body: object, as = wearer) => api.call("POST", "/contact-us", { as, body });
const message = { topic: "fault", message: "The seam opened.\nO'Brien-Ngāti <b>&", answerBy: "EMAIL" };

beforeEach(async () => {
  await api.db.delete(files);
  await api.db.delete(enquiries);
  await api.db.delete(mailOutbox);
});

describe("files that wait for a form", () => {
  test("[AC-04] are judged by their content, kept once, shown to their sender alone, and removed", async () => {
    const kept = await send("C:\\photos\\seam <b>&.png", PNG);
    expect([kept.status, kept.body]).toEqual([
      201,
      { id: expect.any(String), name: "seam <b>&.png", mediaType: "image/png", size: PNG.byteLength },
    ]);
    // The same picture again, as by a second press, under whatever name.
    expect((await send("seam.mov", PNG)).body.id).toBe(kept.body.id);
    expect((await send("slip.txt", PDF)).body.mediaType).toBe("application/pdf");
    expect((await waiting()).map(({ name }) => name).sort()).toEqual(["seam <b>&.png", "slip.txt"]);
    expect(await waiting(other)).toEqual([]);
    await api.call("DELETE", `${path}/${kept.body.id}`, { as: other });
    expect(await waiting()).toHaveLength(2);
    await api.call("DELETE", `${path}/${kept.body.id}`, { as: wearer });
    expect((await api.call("DELETE", `${path}/${kept.body.id}`, { as: wearer })).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
  });

  test.each([
    ["walk.mov", MOV, "Videos cannot be sent. A picture is enough."],
    [
      "seam.jpg",
      Buffer.from("<html><script>alert(1)</script>"),
      "Only JPG, PNG, HEIC and PDF files can be sent.",
    ],
    ["empty.png", Buffer.alloc(0), "This file is empty."],
    [
      "large.png",
      Buffer.concat([PNG, Buffer.alloc(10_000_001 - PNG.byteLength)]),
      "This file is larger than 10 MB.",
    ],
  ])("[AC-04] %s is refused in words", async (name, content, words) => {
    const answer = await send(name, content);
    expectRefusal(answer, 400, "ValidationError");
    expect(answer.body.errors[0]).toMatchObject({ subject: "file", message: words });
    expect(await waiting()).toEqual([]);
  });

  test("[AC-04] are five at most and 20 MB together, also when many come at once", async () => {
    const large = (n: number) => Buffer.concat([PNG, Buffer.alloc(8_000_000 - PNG.byteLength, n)]);
    const sent = [];
    for (const n of [1, 2, 3]) sent.push((await send(`${n}.png`, large(n))).body.errors?.[0].message);
    expect(sent).toEqual([undefined, undefined, "Together the files would be larger than 20 MB."]);
    await api.db.delete(files);
    const many = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => send(`${n}.pdf`, Buffer.concat([PDF, Buffer.from([n])]))),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await waiting()).toHaveLength(5);
  });

  test("[AC-04] go after a day whose form was never sent, and bodies that are no file are refused", async () => {
    await send("seam.png", PNG);
    await sweepFiles(api.db, new Date(api.now().getTime() + 23 * 3_600_000));
    expect(await waiting()).toHaveLength(1);
    await sweepFiles(api.db, new Date(api.now().getTime() + 25 * 3_600_000));
    expect(await waiting()).toEqual([]);
    const body = { file: "x" };
    expectRefusal(
      await api.call("POST", `${path}?purpose=enquiry`, { as: wearer, body }),
      415,
      "HttpMediaTypeNotSupportedError",
    );
  });
});

describe("a message to the uniform desk", () => {
  test("[AC-04] goes by mail with its files and order, a copy goes to the sender, and both are told the number", async () => {
    const file = (await send("seam.png", PNG)).body as { id: string };
    const { orders } = (await api.call("GET", "/users/current/orders", { as: wearer })).body;
    const orderCode = orders[0].code as string;
    const { status, body } = await ask({ ...message, orderCode, files: [file.id] });
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^ASK-\d{5}$/)]);
    const shown = (await api.call("GET", `/contact-us/messages/${body.reference}`, { as: wearer })).body;
    expect(shown).toMatchObject({
      topic: { code: "fault", name: "Wrong size or faulty" },
      orderCode,
      message: message.message,
      files: [{ name: "seam.png", size: PNG.byteLength }],
    });
    expect(await waiting()).toEqual([]);
    const [toDesk, copy] = await api.db.select().from(mailOutbox).orderBy(mailOutbox.about);
    expect(toDesk).toMatchObject({
      about: `enquiry ${body.reference}`,
      replyTo: wearer,
      filesOf: body.reference,
      subject: `${body.reference}: Wrong size or faulty, order ${orderCode}`,
    });
    expect(toDesk!.html).toContain("O&#39;Brien-Ngāti &lt;b&gt;&amp;");
    expect(copy).toMatchObject({ toAddress: wearer, filesOf: null });
  });

  test("[AC-04] is somebody's own: nobody else reads it, sends their files or names their orders", async () => {
    const file = (await send("seam.png", PNG)).body as { id: string };
    expectRefusal(await ask({ ...message, files: [file.id] }, other), 400, "ValidationError");
    expect(await waiting()).toHaveLength(1);
    const { reference } = (await ask(message)).body;
    const address = `/contact-us/messages/${reference}`;
    expectRefusal(await api.call("GET", address, { as: other }), 404, "NotFoundError");
    expect((await api.call("GET", "/contact-us/messages", { as: other })).body.enquiries).toEqual([]);
    const { orders } = (await api.call("GET", "/users/current/orders", { as: wearer })).body;
    const foreign = await ask({ ...message, orderCode: orders[0].code }, "wearer@korraline.example");
    expect(foreign.body.errors[0]).toMatchObject({ subject: "orderCode" });
  });

  test.each([
    [{ topic: "nonsense" }, "topic"],
    [{ message: "" }, "message"],
    [{ message: "x".repeat(2001) }, "message"],
    [{ orderCode: "KR-1" }, "orderCode"],
    [{ files: ["gone"] }, "files"],
  ])("[AC-04] %j is refused at its field, and nothing is sent", async (change, subject) => {
    const answer = await ask({ ...message, ...change });
    expectRefusal(answer, 400, "ValidationError");
    expect(answer.body.errors[0].subject).toBe(subject);
    expect(await api.db.$count(enquiries)).toBe(0);
    expect(await api.db.$count(mailOutbox)).toBe(0);
  });

  test("[AC-04] fifty presses of one form send it once, and a desk gets at most twenty a day", async () => {
    const key = { "Idempotency-Key": "one-press" };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.call("POST", "/contact-us", { as: wearer, body: message, headers: key }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    for (let n = 1; n < 20; n += 1) await ask({ ...message, message: `${n}` });
    expectRefusal(await ask({ ...message, message: "one more" }), 429, "TooManyRequestsError");
    expect((await ask(message, other)).status).toBe(201);
  });

  test("[AC-04] twenty of twenty-five messages at once are sent", async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => ask({ ...message, message: `${n}` })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(429)]).toEqual([20, 5]);
  });
});
