import type { cmsDrafts } from "../modules/cms/tables";

const SITES = ["uniforms", "wholesale"] as const;

/** What editors have written and not published yet, on both sites. */
export const draftRows = (now: Date): (typeof cmsDrafts.$inferInsert)[] =>
  SITES.flatMap((site) => [
    {
      site,
      uid: "DeliveryText",
      fields: {
        content:
          "<p>From March, items in stock leave the same day. Hemming, names and braid add three days.</p><p>Pre-ordered items are made after orders close and arrive in one delivery.</p>",
      },
      updatedAt: now,
    },
    {
      site,
      uid: "DeliveryFloods",
      fields: {
        content: "The Great Northern Highway is open again. Parcels to the Kimberley leave every day.",
      },
      updatedAt: now,
    },
  ]);
