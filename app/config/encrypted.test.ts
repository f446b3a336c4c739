import { afterEach, describe, expect, it, vi } from "vitest";

const encrypted = async (headers: Record<string, string>, publicUrl = "") => {
  vi.resetModules();
  vi.stubEnv("PUBLIC_URL", publicUrl);
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-alone-0123456789-abcdef");
  const { isEncrypted } = await import("./encrypted.server");
  return isEncrypted((name) => new Headers(headers).get(name));
};
afterEach(() => vi.unstubAllEnvs());

describe("whether a browser speaks https", () => {
  it("[SI-08] PUBLIC_URL decides, whatever else is said", async () => {
    expect(await encrypted({}, "https://shop.example")).toBe(true);
    expect(await encrypted({ "X-Forwarded-Proto": "http" }, "https://shop.example")).toBe(true);
    expect(await encrypted({}, "http://shop.local")).toBe(false);
    expect(await encrypted({}, "http://localhost:3000")).toBe(false);
  });

  it("[SI-08] without it a proxy's word counts, and a browser that comes straight here has none", async () => {
    expect(await encrypted({ Host: "localhost:3000" })).toBe(false);
    expect(await encrypted({ "X-Forwarded-Proto": "https" })).toBe(true);
    expect(await encrypted({ "X-Forwarded-Proto": "https, http" })).toBe(true);
    expect(await encrypted({ "X-Forwarded-Proto": "http" })).toBe(false);
  });

  it("[SI-08] a proxy that does not say counts as https", async () => {
    for (const name of ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host"])
      expect(await encrypted({ [name]: "1.1 proxy" }), name).toBe(true);
  });
});
