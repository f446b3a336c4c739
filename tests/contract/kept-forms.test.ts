import { beforeEach, expect, test } from "vitest";
import { sweepKeptForms } from "../../commerce/modules/kept-forms";
import { keptForms } from "../../commerce/modules/kept-forms/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT } from "../support/settings";

const api = await apiOfFile();
const shop = async () => {
  const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
  return (await api.oauth("token", { grant_type: "client_credentials", ...client })).body
    .access_token as string;
};
const keep = async (body: unknown) => api.call("POST", "/keptForms", { token: await shop(), body });
const read = (key: string) => api.call("GET", `/keptForms/${key}`);
beforeEach(() => api.db.delete(keptForms));

test("[SI-08] a sealed form is kept for a storefront, a quarter of an hour, by a key of which a hash is kept", async () => {
  const sealed = "s".repeat(90_000);
  const { status, body } = await keep({ owner: "somebody", sealed });
  expect([status, body.key]).toEqual([201, expect.stringMatching(/^[\w-]{43}$/)]);
  expect((await read(body.key)).body).toEqual({ sealed });
  expect(JSON.stringify(await api.db.select().from(keptForms))).not.toContain(body.key);
  api.advance(899);
  expect((await read(body.key)).status).toBe(200);
  api.advance(2);
  expectRefusal(await read(body.key), 404, "NotFoundError");
  await sweepKeptForms(api.db, api.now());
  expect(await api.db.$count(keptForms)).toBe(0);
});

test("[SI-08] the three newest of an owner are kept, whoever else has some", async () => {
  const other = await keep({ owner: "other", sealed: "other" });
  const keys: string[] = [];
  for (const sealed of ["one", "two", "three", "four"]) {
    keys.push((await keep({ owner: "somebody", sealed })).body.key as string);
    api.advance(1);
  }
  const statuses = await Promise.all(
    [...keys, other.body.key as string].map(async (key) => (await read(key)).status),
  );
  expect(statuses).toEqual([404, 200, 200, 200, 200]);
});

test("[SI-08] nobody but a storefront keeps one, and nothing that is not sealed or too long", async () => {
  const body = { owner: "somebody", sealed: "sealed" };
  expectRefusal(await api.call("POST", "/keptForms", { body }), 403, "ForbiddenError");
  const as = "admin@kestrel.example";
  expectRefusal(await api.call("POST", "/keptForms", { as, body }), 403, "ForbiddenError");
  for (const wrong of [
    { sealed: "s".repeat(90_001) },
    { sealed: "<b>" },
    { sealed: "" },
    { owner: "a@b.example" },
  ]) {
    expect((await keep({ ...body, ...wrong })).status).toBe(400);
  }
  expect((await read("nobody-knows-this")).status).toBe(404);
});
