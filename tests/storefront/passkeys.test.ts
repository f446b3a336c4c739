import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeys } from "../../commerce/modules/passkeys/tables";
import { users } from "../../commerce/modules/users/tables";
import { makePasskey, type Passkey, signWith } from "../support/authenticator";
import { PASSWORD } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const PATH = "/my-account/login-security";
const ORIGIN = "https://uniforms.shop.example";
const who = "wearer@kestrel.example";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const post = (path: string, cookie: string, fields: Record<string, string>, data = false) =>
  shop.request(data ? `${path}?_data=routes%2Fmy-account.login-security` : path, {
    cookie,
    body: new URLSearchParams(fields),
  });

interface Begun {
  begun: { id: string; name: string; publicKey: Parameters<typeof makePasskey>[0] };
}

async function added(cookie: string, name: string): Promise<Passkey> {
  const fields = { do: "passkey", passkeyName: name, passkeyPassword: PASSWORD };
  const { begun } = (await (await post(PATH, cookie, fields, true)).json()) as Begun;
  const { passkey, credential } = makePasskey(begun.publicKey, ORIGIN);
  const made = {
    ...{ do: "passkey-made", challenge: begun.id, passkeyName: begun.name },
    credential: JSON.stringify(credential),
  };
  const answer = await post(PATH, cookie, made);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, PATH]);
  return passkey;
}

async function signed(passkey: Passkey) {
  const answer = await shop.request("/login/passkey", { body: new URLSearchParams({ do: "passkey" }) });
  expect(answer.status).toBe(201);
  const asked = (await answer.json()) as { id: string; publicKey: { challenge: string; rpId: string } };
  return {
    do: "passkey",
    challenge: asked.id,
    credential: signWith(passkey, asked.publicKey, ORIGIN),
  };
}

test("[SI-01] the pages show no button that does nothing without scripts", async () => {
  expect(await (await shop.request("/login")).text()).not.toContain("passkey");
  const page = await main(await shop.request(PATH, { cookie: await shop.signIn(who) }));
  expect(page).toContain("Passkeys</h2>");
  expect(page).toContain("the browser must run the scripts of this page");
  expect(page).not.toContain("Add a passkey");
});

test("[SI-01] a passkey is added with the password, and signs in to the page that was wanted", async () => {
  const cookie = await shop.signIn(who);
  const passkey = await added(cookie, "Work laptop");
  const page = await main(await shop.request(PATH, { cookie }));
  expect(page).toMatch(/Work laptop.*Not used yet\./s);
  const fields = await signed(passkey);
  const entered = await post("/login?redirectTo=%2Fmy-account%2Fprofile", "", fields);
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/my-account/profile"]);
  const own = (entered.headers.get("Set-Cookie") ?? "").split(";")[0]!;
  expect(await main(await shop.request(PATH, { cookie: own }))).toContain(`You sign in with ${who}`);
  expect(entered.headers.get("Set-Cookie")).toContain("kitroom-device");
  const again = await post("/login", "", fields);
  expect(again.status).toBe(400);
  const words = await main(again);
  expect(words).toContain("That took too long or was used already. Try again.");
  expect(words).not.toContain("authenticatorData");
});

test("[SI-01] what is wrong is said at the passkey's form, and nothing secret comes back", async () => {
  const cookie = await shop.signIn(who);
  const wrong = await post(PATH, cookie, { do: "passkey", passkeyName: "", passkeyPassword: "" });
  expect(wrong.status).toBe(400);
  const reply = (await (
    await post(PATH, cookie, { do: "passkey", passkeyName: "Key", passkeyPassword: "secret-guess" }, true)
  ).json()) as { error: Record<string, string[]>; initialValue: Record<string, string> };
  expect(reply.error).toEqual({ passkeyPassword: ["Old password incorrect."] });
  expect(reply.initialValue).toEqual({ do: "passkey", passkeyName: "Key" });
  for (const credential of ["", "{", "null", '{"id":1}']) {
    const made = { do: "passkey-made", passkeyName: "Key", challenge: "passkey-x", credential };
    const refused = await post(PATH, cookie, made, true);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("No passkey was made. Try again.");
  }
  const unsigned: Record<string, string>[] = [
    {},
    { challenge: "x" },
    { challenge: "passkey-x", credential: "{}" },
  ];
  for (const fields of unsigned) {
    const refused = await post("/login", "", { do: "passkey", ...fields });
    expect([refused.status, (await main(refused)).includes('role="alert"')]).toEqual([400, true]);
  }
});

test("[SI-01] a person renames and removes their own passkey, and no other's", async () => {
  const cookie = await shop.signIn(who);
  await added(cookie, "Old name");
  const [row] = await shop.api.db.select().from(passkeys).where(eq(passkeys.name, "Old name"));
  const path = `${PATH}/passkeys/${row!.id}`;
  const page = await main(await shop.request(path, { cookie }));
  expect(page).toContain('value="Old name"');
  expect(page).toContain("Remove this passkey?");
  const empty = await post(path, cookie, { name: " " });
  expect([empty.status, (await main(empty)).includes("Enter a name")]).toEqual([400, true]);
  expect((await post(path, cookie, { name: "Blue key" })).headers.get("Location")).toBe(PATH);
  const other = await shop.signIn("newstarter@kestrel.example");
  expect((await shop.request(path, { cookie: other })).status).toBe(404);
  expect((await post(path, other, { name: "Mine" })).status).toBe(404);
  await post(path, other, { do: "remove" });
  expect(await main(await shop.request(PATH, { cookie }))).toContain("Blue key");
  for (let twice = 0; twice < 2; twice += 1)
    expect((await post(path, cookie, { do: "remove" })).headers.get("Location")).toBe(PATH);
  expect(await main(await shop.request(PATH, { cookie }))).not.toContain("Blue key");
  expect((await shop.request(path, { cookie })).status).toBe(404);
});

test("[SI-01] people without the page of security have no passkeys there either", async () => {
  const someone = "wearer@saltbush.example";
  await shop.api.db.update(users).set({ showLoginPreferencePage: false }).where(eq(users.uid, someone));
  const cookie = await shop.signIn(someone);
  for (const answer of [
    await shop.request(`${PATH}/passkeys/none`, { cookie }),
    await post(`${PATH}/passkeys/none`, cookie, { do: "remove" }),
    await post(PATH, cookie, { do: "passkey", passkeyName: "Key", passkeyPassword: PASSWORD }),
  ])
    expect(answer.headers.get("Location")).toBe("/my-account/profile");
});
