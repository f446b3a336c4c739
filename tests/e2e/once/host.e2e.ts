import { spawn } from "node:child_process";
import { apiOf, startShop } from "../host";
import { expect, signIn, test } from "../shop";

test("[API-2] the same build runs under remix-serve against a commerce API elsewhere", async ({
  page,
  shop,
}) => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const served = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        COMMERCE_URL: shop.url,
        COMMERCE_CLIENT_SECRET: apiOf(shop).clientSecret,
        SESSION_SECRET: "a-secret-of-the-storefront-alone-0123456789",
        MEDIA_BASE_URL: shop.url,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    await new Promise<void>((ready) => served.stdout.on("data", () => ready()));
    const storefront = { ...shop, url: `http://localhost:${port}` };
    await signIn(page, storefront, "wearer@kestrel.example", "/orderUniform");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My packs");
    await expect(page.getByRole("article").first()).toBeVisible();
  } finally {
    served.kill();
  }
});

test("[API-2] a wrong setting stops the start with a sentence that names it", async () => {
  await expect(startShop("data-never-made", { PORT: "seven", DEMO: "maybe" })).rejects.toThrow(
    /PORT must be a number\.[\s\S]*DEMO must be on or off\./,
  );
});

test("[SH-12] answers carry the security headers, and a post from another site changes nothing", async ({
  shop,
}) => {
  const page = await fetch(`${shop.url}/login`);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  const foreign = (headers: Record<string, string>) =>
    fetch(`${shop.url}/login`, { method: "POST", headers, body: new URLSearchParams({ email: "a" }) });
  expect((await foreign({ Origin: "https://evil.example" })).status).toBe(403);
  expect((await foreign({ Origin: "null" })).status).toBe(403);
  expect((await foreign({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await foreign({})).status).toBe(403);
  expect((await foreign({ Referer: "https://evil.example/" })).status).toBe(403);
  expect((await foreign({ Origin: shop.url })).status).toBe(400);
});

test("[SH-12] somebody who saves data gets no script at all", async ({ shop }) => {
  const answer = await fetch(`${shop.url}/login`, { headers: { "Save-Data": "on" } });
  expect(await answer.text()).not.toContain("<script");
});
