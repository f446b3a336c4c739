import { rmSync } from "node:fs";
import { runProgram } from "../../support/run-program";
import { startShop } from "../host";
import { copiedSeed, expect, test } from "../shop";

test("[US-01] an operator makes a token for an organisation's people system, which adds and closes a person over HTTP", async () => {
  const dataDir = copiedSeed();
  const clients = async (...args: string[]) => {
    const { status, said } = await runProgram(["build/clients.js", ...args], { DATA_DIR: dataDir });
    expect(status, said).toBe(0);
    return said;
  };
  try {
    await clients("add", "hr-saltbush", "--organisation", "saltbush", "--name", "Saltbush HR");
    const [, token = ""] =
      /until \d{4}-\d\d-\d\d:\s+(\S+)/.exec(await clients("new-token", "hr-saltbush")) ?? [];
    expect(await clients("list")).toContain("organisation: saltbush");
    const shop = await startShop(dataDir);
    const scim = (method: string, path: string, body?: unknown) =>
      fetch(`${shop.url}/scim/v2${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/scim+json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    try {
      const made = await scim("POST", "/Users", {
        userName: "over-http@saltbush.example",
        name: { givenName: "Ngaio", familyName: "O'Brien-Ngāti" },
      });
      expect([made.status, made.headers.get("content-type")]).toEqual([201, "application/scim+json"]);
      const { id } = (await made.json()) as { id: string };
      const location = made.headers.get("location") ?? "";
      expect(location).toBe(`${shop.url}/scim/v2/Users/${id}`);
      const filter = encodeURIComponent('userName eq "over-http@saltbush.example" and active eq true');
      expect(await (await scim("GET", `/Users?filter=${filter}`)).json()).toMatchObject({
        totalResults: 1,
        Resources: [{ id, name: { familyName: "O'Brien-Ngāti" } }],
      });
      expect((await scim("DELETE", `/Users/${id}`)).status).toBe(204);
      const gone = await scim("GET", `/Users/${id}`);
      expect([gone.status, await gone.json()]).toMatchObject([404, { status: "404" }]);
      const large = await scim("POST", "/Users", { userName: "x".repeat(1_100_000) });
      expect([large.status, await large.json()]).toMatchObject([413, { status: "413" }]);
      expect((await fetch(`${shop.url}/scim/v2/Users`)).status).toBe(401);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
