import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";

const api = await apiOfFile();
const { order } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const other = "wearer@korraline.example";
const polo = await skuOf(api, "KC-5002");
beforeEach(async () => {
  await emptyCarts(api);
  await api.db.update(users).set({ noticesReadAt: api.now() }).where(eq(users.uid, buyer));
  api.advance(60);
});

const path = "/users/current/notifications";
const notices = async (query: Record<string, string> = {}, as = buyer) =>
  (await api.call("GET", path, { as, query })).body;
const unread = async (as = buyer) =>
  (await api.call("GET", "/users/current", { as, query: { fields: "unreadNotices" } })).body.unreadNotices;
const read = (upTo: string, as = buyer) => api.call("POST", `${path}/read`, { as, body: { upTo } });

async function shipped(): Promise<string> {
  const code = await order(buyer, { [polo]: 2 });
  const lines = [{ entryNumber: 0, quantity: 2 }];
  const parcel = await packParcel(api.db, { orderCode: code, lines }, api.now());
  for (const to of ["READY", "SHIPPED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now());
  }
  return code;
}

test("[SH-11] what others do to an order is a notice; what one does oneself is none", async () => {
  const placed = await order(buyer, { [polo]: 1 });
  expect(await unread()).toBe(0);
  await api.call("POST", `/users/current/orders/${placed}/cancellation`, {
    as: buyer,
    body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
  });
  expect(await unread()).toBe(0);
  const code = await shipped();
  expect(await unread()).toBe(1);
  const { notifications, unreadCount, upTo } = await notices({ unread: "true" });
  expect(unreadCount).toBe(1);
  expect(notifications).toEqual([
    expect.objectContaining({
      kind: "parcel",
      title: `A parcel of order ${code} is on its way`,
      read: false,
      url: `/my-account/orders/${code}`,
      action: {
        label: "Track the parcel",
        url: expect.stringMatching(new RegExp(`^/my-account/orders/${code}#[\\w-]+$`)),
      },
    }),
  ]);
  // What comes while the page stands open stays unread.
  api.advance(60);
  const later = await shipped();
  await read(upTo);
  expect(await unread()).toBe(1);
  expect((await notices({ unread: "true" })).notifications[0].title).toContain(later);
  expect((await notices()).notifications.find((one: { url: string }) => one.url.endsWith(code)).read).toBe(
    true,
  );
  // An older page that is sent again makes nothing unread.
  await read(new Date(api.now().getTime() + 1).toISOString());
  await read(upTo);
  expect(await unread()).toBe(0);
});

test("[SH-11] nobody reads another's notices or counts them as read", async () => {
  const code = await shipped();
  expect(JSON.stringify(await notices({}, other))).not.toContain(code);
  await read(api.now().toISOString(), other);
  expect(await unread()).toBe(1);
  expectRefusal(await api.call("GET", path), 401, "UnauthorizedError");
  expectRefusal(await read("yesterday"), 400, "ValidationError");
});

test("[SH-11] a page past the end is empty and knows how many there are", async () => {
  await shipped();
  const all = (await notices()).pagination.totalResults;
  const past = await notices({ currentPage: "9999" });
  expect([past.notifications, past.pagination.totalResults]).toEqual([[], all]);
});

test("[SH-11] one notice is read by itself, with the earlier ones of its order; others stay", async () => {
  const [first, second] = [await shipped(), await shipped()];
  const { notifications } = await notices({ unread: "true" });
  const idOf = (code: string) =>
    (notifications as { id: string; url: string }[]).find(({ url }) => url.endsWith(code))!.id;
  const readOne = (id: string, as = buyer) => api.call("POST", `${path}/${id}/read`, { as });
  expect(await unread()).toBe(2);
  for (const press of [1, 2]) expect([press, (await readOne(idOf(first))).status]).toEqual([press, 200]);
  expect(await unread()).toBe(1);
  expect((await notices({ unread: "true" })).notifications).toMatchObject([{ id: idOf(second) }]);
  const all = (await notices()).notifications as { id: string; read: boolean }[];
  expect(all.find(({ id }) => id === idOf(first))!.read).toBe(true);
  // What happens later is new again.
  api.advance(60);
  const { body: shown } = await api.call("GET", `/users/current/orders/${first}`, {
    as: buyer,
    query: { fields: "FULL" },
  });
  const parcel = shown.consignments[0].code as string;
  await reportParcel(api.db, { orderCode: first, code: parcel }, "DELIVERY_COMPLETED", api.now());
  expect(await unread()).toBe(2);
  expectRefusal(await readOne(idOf(second), other), 404, "NotFoundError");
  for (const id of ["nonsense", `${first}-999999999`, "KR-1-1", "-1"]) {
    expectRefusal(await readOne(id), 404, "NotFoundError");
  }
});
