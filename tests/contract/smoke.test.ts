import { afterAll, beforeAll, expect, test } from "vitest";
import { testApi, type TestApi } from "../support/api";
let api: TestApi;
beforeAll(async () => { api = await testApi(); });
afterAll(() => api.close());
test("smoke", async () => {
  const me = await api.call("GET", "/orgUsers/current", { as: "wearer@kestrel.example" });
  console.log(JSON.stringify(me.body));
  const packs = await api.call("GET", "/orgUsers/current/packs", { as: "wearer@kestrel.example" });
  console.log(JSON.stringify(packs.body.packs.map((p: any) => [p.packId, p.status, p.balance?.left])));
  expect(me.status).toBe(200);
});
