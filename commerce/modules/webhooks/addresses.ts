import { BlockList, isIP } from "node:net";
import { lookup as resolve } from "node:dns/promises";

/** IPv4 blocks that are not of the public internet (IANA special-purpose registry), multicast included. */
const PRIVATE_V4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
/** The only IPv6 addresses of the public internet, and what is special in them: 6to4 and others hide IPv4 addresses. */
const PUBLIC_V6: [string, number] = ["2000::", 3];
const SPECIAL_V6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const listOf = (blocks: [string, number][], family: "ipv4" | "ipv6") => {
  const list = new BlockList();
  for (const [net, bits] of blocks) list.addSubnet(net, bits, family);
  return list;
};
const privateV4 = listOf(PRIVATE_V4, "ipv4");
const publicV6 = listOf([PUBLIC_V6], "ipv6");
const specialV6 = listOf(SPECIAL_V6, "ipv6");

/** Whether an address is of the public internet: not private, loopback, link-local, reserved or multicast. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, "ipv4");
  // A zone (fe80::1%eth0) is only of link-local addresses.
  if (family !== 6 || address.includes("%")) return false;
  return publicV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}

/** The host of a URL as `net` takes it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/**
 * The address to connect to. All addresses of the name must be public, so that a name which also has a private one is
 * refused each time and not now and then.
 * @throws Error for a name without an address, and for one that may not be called.
 */
export async function addressFor(
  url: URL,
  privateAllowed: boolean,
): Promise<{ address: string; family: number }> {
  const host = hostOf(url);
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host, { all: true });
  const [first] = found;
  if (!first) throw new Error("The name of the receiver has no address");
  if (!privateAllowed && !found.every(({ address }) => isPublicAddress(address))) {
    throw new Error("The receiver has a private address");
  }
  return first;
}
