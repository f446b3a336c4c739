import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addStaff, closeStaff, listStaff, StaffMistake } from "../../commerce/modules/assisted";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { CLIENT } from "../support/settings";

const WORD = "Kayak-2027-quiz!";
const EMAIL = "bo@supplier.example";
const api = await apiOfFile();
const add = (email: string, details = {}) => addStaff(api.db, email, details, api.now());
const close = (email: string) =>
  closeStaff(
    { db: api.db, now: () => api.now(), storefrontUrl: (site) => `https://${site}.shop.example` },
    email,
  );
const validity = async (token: string) =>
  (await api.call("GET", "/resetpassword/validateToken", { query: { token, type: "EMAIL" } })).status;
const enter = () =>
  api.oauth("token", {
    grant_type: "password",
    username: EMAIL,
    password: WORD,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
  });

test("[AS-01] somebody of the supplier is added with a link that sets the password, once; the newest one works", async () => {
  const first = await add(" Bo@Supplier.example ", { firstName: "Bo", lastName: "Kerr" });
  expect(first).toMatchObject({ customerId: "STAFF-0001", site: "uniforms" });
  const second = await add(EMAIL);
  expect(second.customerId).toBe(first.customerId);
  expect(await validity(first.token)).toBe(400);
  expect(await validity(second.token)).toBe(200);
  const body = { token: second.token, type: "EMAIL", newPassword: WORD, confirmPassword: WORD };
  expect((await api.call("POST", "/resetpassword", { body })).status).toBeLessThan(300);
  expect((await api.call("POST", "/resetpassword", { body })).status).toBe(400);
  const { body: tokens } = await enter();
  const me = await api.call("GET", "/orgUsers/current", { token: tokens.access_token });
  expect(me.body.capabilities).toContain("act-for-customers");
});

test("[AS-01] a customer is not made one of the supplier, and what is no address is refused", async () => {
  const before = await api.db.select().from(users).where(eq(users.uid, "wearer@kestrel.example"));
  await expect(add("wearer@kestrel.example")).rejects.toThrow(StaffMistake);
  await expect(add("nobody")).rejects.toThrow("nobody is not an email address");
  await expect(close("wearer@kestrel.example")).rejects.toThrow(StaffMistake);
  expect(await api.db.select().from(users).where(eq(users.uid, "wearer@kestrel.example"))).toEqual(before);
});

test("[AS-01] who is closed is out at once, and is not added again under the same address", async () => {
  const { body: tokens } = await enter();
  await close(EMAIL);
  expect((await api.call("GET", "/orgUsers/current", { token: tokens.access_token })).status).toBe(401);
  expect((await enter()).status).toBe(400);
  await expect(add(EMAIL)).rejects.toThrow("was closed");
  expect((await listStaff(api.db)).find(({ email }) => email === EMAIL)?.active).toBe(false);
});
