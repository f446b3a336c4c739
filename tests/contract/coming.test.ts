import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const WEARER = "wearer@kestrel.example";
const PACK = "PK-KM-PTS-CABIN";
const change = (values: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(values).where(eq(users.uid, WEARER));
const list = async (as = WEARER) =>
  (await api.call("GET", "/orgUsers/current/allocations", { as, query: { fields: "FULL" } })).body;
interface Coming {
  kind: string;
  packId: string;
  day: string;
}
const ofPack = async (packId = PACK) => (await list()).coming.filter((one: Coming) => one.packId === packId);

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await change({ endsOn: null });
});

test("[B-10] a wearer reads what comes on which day, and what lapses in how many days", async () => {
  const { allocations } = await list();
  const { counters } = allocations.find(({ packId }: Coming) => packId === PACK);
  expect(await ofPack()).toEqual([
    {
      kind: "lapses",
      packId: PACK,
      packName: "Yearly points, cabin crew",
      day: "2026-12-31",
      dayText: "31 Dec 2026",
      inDays: 288,
      amountText: `${counters[0].left} points`,
      parts: [],
    },
    expect.objectContaining({ kind: "given", day: "2027-01-01", inDays: 289, amountText: "75 points" }),
  ]);
});

test("[B-10] what comes is what is given on that day", async () => {
  const before = (await list()).coming.filter(({ kind }: Coming) => kind === "given");
  expect(before.length).toBeGreaterThan(0);
  api.setNow(new Date("2027-01-01T00:00:00Z"));
  api.forgetTokens();
  const { allocations } = await list();
  for (const { packId, amountText, day } of before.filter(({ day }: Coming) => day === "2027-01-01")) {
    const { periodStart, counters } = allocations.find((one: Coming) => one.packId === packId);
    expect([packId, periodStart]).toEqual([packId, "1 Jan 2027"]);
    const total = counters
      .filter(({ measure }: { measure: string }) => measure !== "subsidy")
      .reduce((sum: number, { granted }: { granted: number }) => sum + granted, 0);
    expect([packId, day, amountText]).toEqual([
      packId,
      day,
      expect.stringContaining(String(counters.length === 1 ? counters[0].grantedText : total)),
    ]);
  }
});

test("[B-10] a last day takes the next period away, in what comes and in the words of the pack", async () => {
  await change({ endsOn: "2026-06-30" });
  expect(await ofPack()).toMatchObject([{ kind: "lapses", day: "2026-06-30" }]);
  const { allocations } = await list();
  const { periodText } = allocations.find(({ packId }: Coming) => packId === PACK);
  expect(periodText).toBe("Not given again. What is left after 30 Jun 2026 lapses.");
});

test("[B-10] it is read with the allocations, without a statement more", async () => {
  await list();
  const counted = { statements: 0 };
  await statementCount.run(counted, () => list());
  // The sign-in of the call, and the three of the list.
  expect(counted.statements).toBeLessThanOrEqual(4);
});
