import { expect, test } from "vitest";
import { addressFor, hostOf, isPublicAddress } from "./addresses";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.2.1",
  "192.168.0.1",
  "198.18.0.1",
  "203.0.113.9",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "",
  "localhost",
  "1.2.3",
])("[API-1] %s is no address of the public internet", (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test.each(["1.1.1.1", "8.8.8.8", "172.15.255.255", "172.32.0.1", "223.255.255.255", "2606:4700::1111"])(
  "[API-1] %s is one",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0177.0.0.1/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:7f00:1]/",
  "https://localhost/",
])("[API-1] nothing connects to %s unless it may", async (text) => {
  const url = new URL(text);
  await expect(addressFor(url, false)).rejects.toThrow("private address");
  expect((await addressFor(url, true)).address).toMatch(/^(127\.0\.0\.1|::1|::ffff:7f00:1)$/);
});

test("[API-1] a public address is taken as it is, without its brackets", async () => {
  expect(await addressFor(new URL("https://8.8.8.8/"), false)).toEqual({ address: "8.8.8.8", family: 4 });
  const url = new URL("https://[2606:4700::1111]/");
  expect(hostOf(url)).toBe("2606:4700::1111");
  expect(await addressFor(url, false)).toEqual({ address: "2606:4700::1111", family: 6 });
});
