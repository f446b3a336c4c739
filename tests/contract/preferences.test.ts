import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";
import { APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const { order } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const other = "wearer@korraline.example";
const path = "/users/current/notificationpreferences";
const polo = await skuOf(api, "KC-5002");

interface Preference {
  topic: string;
  channel: string;
  enabled: boolean;
  visible: boolean;
  value?: string;
}
const read = async (as = buyer): Promise<Preference[]> =>
  (await api.call("GET", path, { as, query: { fields: "FULL" } })).body.preferences;
const choose = (preferences: object[], as = buyer) => api.call("PATCH", path, { as, body: { preferences } });
const of = async (topic: string, channel: string, as = buyer) =>
  (await read(as)).find((one) => one.topic === topic && one.channel === channel)!;
const setMobile = (mobile: string | null) =>
  api.db.update(users).set({ mobile, toldBy: {} }).where(eq(users.uid, buyer));

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(mailOutbox);
  await setMobile("0491 570 006");
});

test("[AC-03] until somebody chooses, each topic comes by email and none by text", async () => {
  const all = await read();
  expect(all).toHaveLength(12);
  for (const { channel, enabled, value } of all) {
    expect([channel, enabled]).toEqual([channel, channel === "EMAIL"]);
    expect(value).toBe(channel === "EMAIL" ? buyer : "0491 570 006");
  }
});

test("[AC-03] what is chosen stays, what is not sent does not change, and nobody else's changes", async () => {
  const text = { topic: "parcel-sent", channel: "SMS", enabled: true };
  for (const press of [1, 2]) expect([press, (await choose([text])).status]).toEqual([press, 200]);
  await choose([{ topic: "lapse", channel: "EMAIL", enabled: false }]);
  expect((await of("parcel-sent", "SMS")).enabled).toBe(true);
  expect((await of("parcel-sent", "EMAIL")).enabled).toBe(true);
  expect((await of("lapse", "EMAIL")).enabled).toBe(false);
  expect((await of("lapse", "EMAIL", other)).enabled).toBe(true);
  expectRefusal(await api.call("GET", path), 401, "UnauthorizedError");
  for (const wrong of [{ topic: "security" }, { channel: "PIGEON" }, { enabled: "yes" }]) {
    expectRefusal(await choose([{ ...text, ...wrong }]), 400, "ValidationError");
  }
});

test("[AC-03] without a mobile nobody chooses texts, and none is sent", async () => {
  await choose([{ topic: "parcel-sent", channel: "SMS", enabled: true }]);
  await api.db.update(users).set({ mobile: null }).where(eq(users.uid, buyer));
  expect(await of("parcel-sent", "SMS")).toMatchObject({ enabled: false, visible: false });
  const refused = await choose([{ topic: "lapse", channel: "SMS", enabled: true }]);
  expectRefusal(refused, 400, "ValidationError", { reason: "noMobile" });
  expect((await choose([{ topic: "lapse", channel: "SMS", enabled: false }])).status).toBe(200);
  expect(await sent(await shipped())).toEqual(["EMAIL"]);
});

test("[AC-03] a parcel on its way is told by the ways that its person chose", async () => {
  expect(await sent(await shipped())).toEqual(["EMAIL"]);
  await choose([
    { topic: "parcel-sent", channel: "EMAIL", enabled: false },
    { topic: "parcel-sent", channel: "SMS", enabled: true },
  ]);
  const code = await shipped();
  expect(await sent(code)).toEqual(["SMS"]);
  const [text] = await api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `parcel-sent ${code}%`));
  expect(text!.text).toBe(
    `Kitroom: A parcel of order ${code} is on its way. https://wholesale.shop.example/my-account/orders/${code}`,
  );
  await choose([{ topic: "parcel-sent", channel: "SMS", enabled: false }]);
  expect(await sent(await shipped())).toEqual([]);
});

test("[AC-03] a decision is told by the ways that the orderer chose", async () => {
  const waiting = async (): Promise<string> => (await waitingOrder(api)).code;
  const decide = async (code: string) =>
    api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode: code, decision: "APPROVE" },
    });
  const about = async (code: string) =>
    (
      await api.db
        .select()
        .from(mailOutbox)
        .where(like(mailOutbox.about, `order-approved ${code}%`))
    ).length;
  await choose([{ topic: "order-decided", channel: "EMAIL", enabled: false }], NURSE);
  const quiet = await waiting();
  expect((await decide(quiet)).status).toBe(200);
  expect(await about(quiet)).toBe(0);
  await choose([{ topic: "order-decided", channel: "EMAIL", enabled: true }], NURSE);
  const told = await waiting();
  expect((await decide(told)).status).toBe(200);
  expect(await about(told)).toBe(1);
});

async function shipped(): Promise<string> {
  const code = await order(buyer, { [polo]: 1 });
  const lines = [{ entryNumber: 0, quantity: 1 }];
  const parcel = await packParcel(api.db, { orderCode: code, lines }, api.now());
  for (const to of ["READY", "SHIPPED"] as const) {
    const storefront = (site: string) => `https://${site}.shop.example`;
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now(), storefront);
  }
  return code;
}

/** The ways by which its parcel was told. */
async function sent(code: string) {
  const rows = await api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `parcel-sent ${code}%`));
  return rows.map(({ channel }) => channel).sort();
}
