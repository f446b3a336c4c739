import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { checkData } from "../../../commerce/checks/run";
import { organisations } from "../../../commerce/modules/organisation/tables";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { anySku, skuOf } from "../../support/shopping";
import { sequence } from "../../support/sequence";
import { type Cast, DEEDS, Sequence } from "./steps";

/** `ORDERING_RUNS=10000` plays so many sequences, `npm run nightly` a thousand; `ORDERING_SEED` begins at another one, as a failure names it. */
const RUNS = Number(process.env["ORDERING_RUNS"] ?? 80);
const SEED = Number(process.env["ORDERING_SEED"] ?? 1);
const STEPS = 18;
const deeds = new Set<string>();

const api = await apiOfFile();
const pack = {
  packId: "PK-KC-SUN",
  approver: "admin@korraline.example",
  offers: [
    { bundleId: "SUN-HAT", setId: "HATS", styleCode: "KC-5402", sku: await anySku(api, "KC-5402"), most: 1 },
    { bundleId: "SOCKS", setId: "SOCKS", styleCode: "KC-5403", sku: await anySku(api, "KC-5403"), most: 2 },
  ],
  goods: [await skuOf(api, "KC-5002"), await skuOf(api, "KC-5401")],
};
const idOf = async (as: string) =>
  (await api.db.select().from(users).where(eq(users.uid, as)))[0]!.customerId;
const CASTS: Cast[] = [
  { ...pack, as: "wearer@korraline.example", customerId: await idOf("wearer@korraline.example"), gst: 0.1 },
  { ...pack, as: "casual@korraline.example", customerId: await idOf("casual@korraline.example"), gst: 0.15 },
];

beforeAll(async () => {
  const organisation = eq(organisations.uid, "korraline");
  await api.db.update(organisations).set({ approval: "always" }).where(organisation);
  await api.db
    .update(users)
    .set({ priceEnabled: true })
    .where(sql`uid in ${CASTS.map(({ as }) => as)}`);
});

/** Where the data of the shop does not agree with itself. */
const exceptions = async () =>
  (await checkData(api.db)).flatMap((one) => one.exceptions.map((what) => `${one.says}: not ${what}`));

test.each(CASTS)(
  "[PK-05] [B-08] what $as does in any order comes to what a count of it says",
  async (cast) => {
    for (let run = 0; run < RUNS / CASTS.length; run++) {
      const seed = SEED + run;
      const played = new Sequence(api, cast, sequence(seed * 7919 + CASTS.indexOf(cast)));
      await played.begin();
      // A sequence begins with a new ledger, so orders of earlier ones do not agree with it.
      const isChecked = run % 8 === 0;
      const before = isChecked ? await exceptions() : [];
      try {
        for (let step = 0; step < STEPS; step++) {
          await played.step();
          if (step % 4 === 3 || step === STEPS - 1) await played.compare();
        }
        if (isChecked) expect((await exceptions()).filter((one) => !before.includes(one))).toEqual([]);
      } catch (error) {
        throw new Error(`ORDERING_SEED=${seed} after ${played.done.join(", ")}`, { cause: error });
      }
      for (const deed of played.done) deeds.add(deed);
    }
  },
  120_000 + RUNS * 2_000,
);

test.runIf(RUNS >= 80)("[PK-05] every step was taken in one of the sequences", () => {
  expect([...deeds].sort()).toEqual([...DEEDS].sort());
});
