import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { readPdf } from "../support/pdf";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";

/** Of Melbourne, where it is noon of 18 Mar 2026. */
const BUYER = "buyer@harrowstreet.example";
const api = await apiOfFile();
let cart: string;
beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await emptyCarts(api);
  cart = await fillCart(api, BUYER, { [await skuOf(api, "KC-5002")]: 1 });
  await makeReady(api, BUYER, cart, { poNumber: "PO18" });
});

const put = (day: string, area = "users", as = BUYER) =>
  api.call("PUT", `/${area}/current/carts/${cart}/requestedretrievaldate`, {
    as,
    query: { requestedRetrievalAt: day },
  });
const read = async () =>
  (await api.call("GET", `/users/current/carts/${cart}`, { as: BUYER, query: { fields: "FULL" } })).body;
const place = () =>
  api.call("POST", "/orgUsers/current/orders", {
    as: BUYER,
    query: { cartId: cart, termsChecked: "true", fields: "FULL" },
  });

test("[CK-02] a cart keeps the day by which it is needed, in both twins, beside the day on which all of it is expected", async () => {
  for (const area of ["users", "orgUsers"]) {
    expect((await put("2026-04-01", area)).status).toBe(200);
    expect(await read()).toMatchObject({
      requestedRetrievalAt: "2026-04-01",
      earliestRetrievalAt: expect.stringMatching(/^2026-\d\d-\d\d$/),
    });
    expect((await put("", area)).status).toBe(200);
    expect(await read()).not.toHaveProperty("requestedRetrievalAt");
  }
});

test.each(["2026-03-17", "2027-03-19"])("[CK-02] %s is outside the days to choose from", async (day) => {
  expectRefusal(await put(day), 400, "ValidationError", {
    subject: "requestedRetrievalAt",
    message: "Choose a day from 18 Mar 2026 to 18 Mar 2027.",
  });
});

test.each(["2026-02-30", "soon", "0026-04-01"])("[CK-02] %s is no day", async (day) => {
  expectRefusal(await put(day), 400, "ValidationError", { subject: "requestedRetrievalAt" });
});

test("[CK-02] is set with address and mode in one call, of which nothing is kept if the day is refused", async () => {
  const mode = (query: Record<string, string>) =>
    api.call("PUT", `/users/current/carts/${cart}/deliverymode`, { as: BUYER, query });
  expectRefusal(
    await mode({ deliveryModeId: "express", requestedRetrievalAt: "2026-03-01" }),
    400,
    "ValidationError",
  );
  expect(await read()).toMatchObject({ deliveryMode: { code: "standard" } });
  expect((await mode({ deliveryModeId: "express", requestedRetrievalAt: "2026-03-20" })).status).toBe(200);
  expect(await read()).toMatchObject({
    deliveryMode: { code: "express" },
    requestedRetrievalAt: "2026-03-20",
  });
  // What is not sent stays.
  await mode({ deliveryModeId: "standard" });
  expect(await read()).toMatchObject({ requestedRetrievalAt: "2026-03-20" });
});

test("[CK-02] nobody sets it for another person's cart", async () => {
  expectRefusal(await put("2026-04-01", "users", "wearer@kestrel.example"), 400, "CartError");
});

test("[CK-02] the order and its paper have it", async () => {
  await put("2026-04-01");
  const { body } = await place();
  expect(body).toMatchObject({ requestedRetrievalAt: "2026-04-01" });
  const paper = await api.fetch(
    new Request(`http://commerce.test/occ/v2/uniforms/users/current/orders/${body.code}/pdf`, {
      headers: { Authorization: `Bearer ${await api.signIn(BUYER)}` },
    }),
  );
  expect(JSON.stringify(await readPdf(await paper.arrayBuffer()))).toContain("1 Apr 2026");
});

test("[CK-02] the mail about the order has it", async () => {
  await put("2026-04-01");
  const { body } = await place();
  const [mail] = await api.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.about, `order-placed ${body.code}`));
  expect(mail!.text).toMatch(/Needed by\W+1 Apr 2026/);
});

test("[CK-02] an order is refused once the day has passed, until another is chosen or none", async () => {
  await put("2026-03-18");
  api.setNow(new Date("2026-03-18T13:30:00Z"));
  api.forgetTokens();
  expectRefusal(await place(), 400, "ValidationError", {
    subject: "requestedRetrievalAt",
    message: "18 Mar 2026 has passed. Choose another day, or none.",
  });
  await put("");
  expect((await place()).status).toBe(201);
});
