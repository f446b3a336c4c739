import type { ConnectionEntry } from "../modules/punchout";

/** A procurement system to try punch-out with; its secret is public, as the passwords of the demo are. */
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
];
