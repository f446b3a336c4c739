import type { ConnectionEntry } from "../modules/punchout";

/** Procurement systems to try punch-out with (`npm run suite`); their secrets are public, as the passwords of the demo are. */
export const CONNECTIONS: ConnectionEntry[] = [
  {
    name: "Tenderline",
    senders: [{ domain: "NetworkId", identity: "TENDERLINE", secret: "Kitroom-2026!" }],
    oci: { username: "TENDERLINE", password: "Kitroom-2026!" },
    from: [{ domain: "NetworkId", identity: "KORRALINE" }],
    returnHosts: ["localhost", "127.0.0.1", ".example"],
    frameOrigins: [],
    allowHttpReturn: true,
    formField: "cxml-base64",
    user: "punchout@korraline.example",
    active: true,
  },
  {
    name: "Ledgerline",
    senders: [{ domain: "DUNS", identity: "001700170", secret: "Kitroom-2026!" }],
    oci: { username: "LEDGERLINE", password: "Kitroom-2026!" },
    from: [{ domain: "DUNS", identity: "001700171" }],
    returnHosts: ["localhost", "127.0.0.1", ".example"],
    frameOrigins: ["https://intranet.lanternbridge.example"],
    allowHttpReturn: true,
    formField: "cxml-urlencoded",
    user: "wearer@lanternbridge.example",
    active: true,
  },
];
