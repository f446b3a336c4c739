import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { users } from "../../commerce/modules/users/tables";
import { testApi, type TestApi } from "../support/api";
import { partOf } from "../support/smtp";
import { ADMIN, APPROVER, NURSE, waitingOrder, waitingPackOrder } from "../support/waiting-order";
import { linksOf, mailProblems, readIn } from "../support/whole-mail";

const NAME = "O'Brien-Ngāti <b>&";
const SHOP = "https://uniforms.shop.example";
const folder = mkdtempSync(join(tmpdir(), "kitroom-mail-kinds-"));
let api: TestApi;

beforeAll(async () => {
  api = await testApi({ mail: { outboxDir: folder, from: "no-reply@shop.example" } });
  const named = { firstName: "Aroha\r\nBcc: thief@evil.example", lastName: NAME, preferredName: null };
  await api.db.update(users).set(named).where(eq(users.uid, NURSE));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends what waits, and reads the file of the one mail about an event. */
async function mailAbout(event: string) {
  await api.jobs.runDue();
  const rows = await api.db.select().from(mailOutbox);
  const about = rows.filter((row) => `${row.about} `.startsWith(`${event} `));
  expect(
    about.map((row) => row.about),
    event,
  ).toHaveLength(1);
  const file = readdirSync(folder).find((name) => name.includes(about[0]!.id));
  const source = readFileSync(join(folder, file!), "latin1");
  const [head = ""] = source.split("\r\n\r\n");
  return {
    head,
    subject: about[0]!.subject,
    text: partOf(source, "text/plain").replaceAll("\r\n", "\n"),
    html: partOf(source, "text/html"),
  };
}

/** A whole mail, in both of whose parts these words stand, and whose button leads there. */
async function expectMail(event: string, words: readonly string[], path: string | RegExp) {
  const mail = await mailAbout(event);
  expect(await mailProblems(mail), event).toEqual([]);
  const read = readIn(mail.html).replace(/\s+/g, " ");
  for (const one of [...words, "Days and times are in Adelaide time."]) {
    expect(read, event).toContain(one);
    expect(mail.text.replace(/\s+/g, " "), event).toContain(one);
  }
  expect(mail.head).toMatch(/multipart\/alternative/);
  expect(mail.head).not.toMatch(/^bcc:/im);
  expect(linksOf(mail).html[0]).toMatch(path instanceof RegExp ? path : new RegExp(`^${SHOP}${path}$`));
  return mail;
}

const decide = (body: object) => api.call("POST", "/approveDeclineOrder", { as: APPROVER, body });

test("[AP-03] an order that waits is told to its orderer and its approver, with what it costs and who pays", async () => {
  const order = await waitingPackOrder(api);
  const { code, costCenter, entries } = order;
  const garments = entries.map(
    ({ quantity, product }: (typeof entries)[number]) => `${quantity} × ${product.name}`,
  );
  const own = [...order.charges.rows, order.charges.total].map(({ amount }) => amount);
  await expectMail(
    `order-placed ${code}`,
    ["Your order waits for approval", ...garments, ...own, costCenter.name, order.deliveryAddress.line1],
    `/my-account/orders/${code}`,
  );
  const { charges } = (await api.call("GET", `/approve-order/${code}`, { as: APPROVER })).body;
  const asked = await expectMail(
    `order-approval-asked ${code}`,
    [
      `Aroha Bcc: thief@evil.example ${NAME}’s order waits for your approval`,
      ...garments,
      ...[...charges.rows, charges.total].map(({ amount }: { amount: string }) => amount),
      costCenter.name,
      "1 Apr 2026",
    ],
    new RegExp(`^${SHOP}/my-account/approval-dashboard\\?link=[\\w-]+$`),
  );
  expect(asked.html).toContain("O&#39;Brien-Ngāti &lt;b&gt;&amp;");
});

test("[AP-01] a decision is told with the approver's own words", async () => {
  const approved = await waitingOrder(api);
  await decide({ orderCode: approved.code, decision: "APPROVE", comment: `Fine.\nFrom ${NAME}` });
  await expectMail(
    `order-approved ${approved.code}`,
    ["Your order is approved", `From ${NAME}`, approved.costCenter.name],
    `/my-account/orders/${approved.code}`,
  );
  const declined = await waitingOrder(api);
  await decide({
    orderCode: declined.code,
    decision: "DECLINE",
    reasonCode: "ORDERED_TWICE",
    comment: `See ${NAME}`,
  });
  const mail = await expectMail(
    `order-declined ${declined.code}`,
    ["Your order is declined", "Reason: Ordered twice.", `See ${NAME}`],
    `/my-account/orders/${declined.code}`,
  );
  expect(linksOf(mail).html).toContain(`${SHOP}/my-account/notification-preference`);
});

test("[OR-02] what is cancelled is told, and what is still ordered", async () => {
  const { code, entries } = await waitingOrder(api);
  const cancel = (orderEntryNumber: number, quantity: number) =>
    api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as: NURSE,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber, quantity }] },
    });
  const line = entries.find(({ quantity }: { quantity: number }) => quantity === 2);
  expect((await cancel(line.entryNumber, 1)).status).toBe(201);
  await expectMail(
    `order-part-cancelled ${code}`,
    ["Part of your order is cancelled", `1 × ${line.product.name}`, "Still ordered"],
    `/my-account/orders/${code}`,
  );
});

test("[OR-01] a parcel on its way is told with what is in it and its number", async () => {
  const { code, entries } = await waitingOrder(api);
  await decide({ orderCode: code, decision: "APPROVE" });
  const [first] = entries;
  const lines = [{ entryNumber: first.entryNumber, quantity: 1 }];
  const parcel = await packParcel(api.db, { orderCode: code, lines }, api.now());
  const url = (site: string) => `https://${site}.shop.example`;
  for (const to of ["READY", "SHIPPED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now(), url);
  }
  await expectMail(
    `parcel-sent ${parcel}`,
    ["Your parcel is on its way", `1 × ${first.product.name}`, parcel],
    `/my-account/orders/${code}`,
  );
});

test("[AC-04] a message to the desk and its copy have the person's words", async () => {
  const body = { topic: "fault", message: `The seam opened.\n${NAME}`, answerBy: "EMAIL" };
  const { reference } = (await api.call("POST", "/contact-us", { as: NURSE, body })).body;
  const words = ["The seam opened.", NAME];
  await expectMail(`enquiry ${reference}`, [...words, "Wearer number"], `/`);
  await expectMail(`enquiry-copy ${reference}`, words, `/contact-us\\?message=${reference}`);
});

test("[SI-04] links and codes of the sign-in are told with how long they work", async () => {
  await api.call("POST", "/forgottenpasswordtokens", { body: { userid: NURSE } });
  await expectMail(
    "password-link",
    ["Set a new password", "within 60 minutes"],
    /\/reset\?token=[\w-]+&type=EMAIL$/,
  );
  const body = { purpose: "LOGIN", loginId: ADMIN };
  await api.call("POST", "/users/anonymous/verificationToken", { body });
  const code = await expectMail("sign-in-code", ["within 10 minutes"], "/login/verify-token");
  expect(code.text.match(/\b\d{6}\b/g)).toHaveLength(2);
});
