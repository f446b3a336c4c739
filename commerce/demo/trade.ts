import type { carriers, sellers } from "../modules/orders/tables";

/** Who sells in the demo. The numbers are invented and fail their check digits. */
export const SELLERS: (typeof sellers.$inferInsert)[] = [
  {
    country: "AU",
    name: "Kitroom Demo Supply Pty Ltd",
    taxNumber: "12 345 678 900 (demo)",
    address: "1 Loom Street, Melbourne VIC 3000, Australia",
    email: "accounts@kitroom.example",
  },
  {
    country: "NZ",
    name: "Kitroom Demo Supply NZ Limited",
    taxNumber: "012-345-678 (demo)",
    address: "1 Loom Lane, Auckland 1010, New Zealand",
    email: "accounts@kitroom.example",
  },
];

/** The demo's carrier does not exist, so it has no page of its own: the order page shows what it reports. */
export const CARRIERS: (typeof carriers.$inferInsert)[] = [
  { code: "kitroom-parcels", name: "Kitroom Parcels", trackingUrl: null },
];
