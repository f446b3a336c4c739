import { daysAfter, instantAt, startOfDay, timeAfter, timeBefore } from "../../commerce/calendar";
import type { TestApi } from "../support/api";
import { type Boundary, lastDayToReturn } from "./boundaries";
import { endingQuotes, visits } from "./agreed";
import { faultsOf } from "./checks";
import { datedGoods } from "./dated";
import {
  approvedPack,
  arrival,
  dailyOrder,
  type Deed,
  endingCoupon,
  goodsOf,
  mayReturn,
  monthlyBudgets,
  PACKS,
  pointsPack,
} from "./deeds";
import { teamOrders } from "./team";
import { hiredOn, move, noteUsed, openWorld, type World } from "./world";

/** What follows from a fault is not worth reading. */
const MOST_FAULTS = 10;

/** A moment of the life, in its order. */
interface Step {
  at: Date;
  what: string;
  /** Whether the jobs had the time to do all that the day began with. */
  worked: boolean;
  /** Whether pages are opened too: on the eve, and when the day has begun for everybody. */
  opens: boolean;
  deed: () => Promise<string[]>;
}

const EVE = "before";
const BEGUN = "a while after";

const nothing = async (): Promise<string[]> => [];

/** The steps around the beginning of a day. */
function stepsOf(world: World, { day, why }: Boundary, deeds: readonly Deed[], sku: string): Step[] {
  const { zone } = world;
  const midnight = startOfDay(day, zone);
  const all = (which: "before" | "after") => async () => {
    const faults: string[] = [];
    for (const deed of deeds) faults.push(...((await deed[which]?.(day)) ?? []));
    return faults;
  };
  const step = (at: Date, what: string, worked: boolean, deed = nothing): Step => ({
    ...{ at, worked, deed },
    opens: what === EVE || what === BEGUN,
    what: `${what} ${day}, when ${why}`,
  });
  const six = instantAt(day, "06:00", zone);
  const returned = returnSteps(world, day, sku);
  return [
    step(timeBefore(midnight, { seconds: 90 }), EVE, true, async () => [
      ...(await all("before")()),
      ...(await returned.arrive()),
    ]),
    step(timeAfter(midnight, { seconds: 30 }), "after", false, all("after")),
    step(timeAfter(midnight, { minutes: 20 }), BEGUN, true),
    step(timeBefore(six, { seconds: 30 }), "before six on", true),
    step(timeAfter(six, { seconds: 30 }), "after six on", true),
    ...returned.steps.map(({ at, may }) =>
      step(at, `${may ? "the last minute to return" : "too late to return"} what came before`, false, () =>
        returned.ask(may),
      ),
    ),
  ];
}

/** What arrives on the eve of a day, and the midnight after its last day to be sent back. */
function returnSteps(world: World, day: string, sku: string) {
  const over = startOfDay(daysAfter(lastDayToReturn(daysAfter(day, -1))), world.zone);
  let code = "";
  return {
    arrive: async () => {
      code = await arrival(world, sku);
      return [];
    },
    ask: (may: boolean) => mayReturn(world, code, may),
    steps: [
      { at: timeBefore(over, { seconds: 60 }), may: true },
      { at: timeAfter(over, { seconds: 15 }), may: false },
    ],
  };
}

/**
 * Lives through the boundaries of a zone, which every organisation of the shop is in, and checks everything after every
 * step.
 * @param look what else must hold once before and once after each midnight, such as pages that open.
 * @returns what did not hold, with when.
 */
export async function live(
  api: TestApi,
  zone: string,
  boundariesOf: (hiredOn: string) => readonly Boundary[],
  look: () => Promise<string[]> = nothing,
): Promise<string[]> {
  const world = await openWorld(api, zone);
  const { polo, cap } = await goodsOf(world);
  const hired = await hiredOn(
    world,
    Object.values(PACKS).map(({ as }) => as),
  );
  const [topUp, warm, crew, points] = Object.values(PACKS).map((pack) => ({
    ...pack,
    hiredOn: hired.get(pack.as)!,
  }));
  for (const kept of [topUp!, warm!, crew!, points!]) await noteUsed(world, kept);
  const deeds = [
    approvedPack(world, topUp!, { bundle: "SCRUB-TOPS", setId: "UNISEX-TOPS", styleCode: "SV-3001" }),
    approvedPack(world, warm!, { setId: "VESTS", styleCode: "SV-3401" }),
    pointsPack(world, points!, { bundle: "SUITING", setId: "JACKETS", styleCode: "KM-1201" }, 16),
    monthlyBudgets(world),
    endingCoupon(world),
    await dailyOrder(world, polo),
    await datedGoods(world, cap),
    endingQuotes(world, polo),
    visits(world, cap),
    await teamOrders(world, crew!),
  ];
  const steps = boundariesOf(warm!.hiredOn)
    .flatMap((boundary) => stepsOf(world, boundary, deeds, polo))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const faults: string[] = [];
  for (const { at, what, worked, opens, deed } of steps) {
    if (faults.length >= MOST_FAULTS) break;
    await move(world, at);
    const found = await deed();
    for (const { always } of deeds) found.push(...((await always?.()) ?? []));
    found.push(...(await faultsOf(api, worked)), ...(opens ? await look() : []));
    faults.push(...found.map((fault) => `${zone}, ${at.toISOString()}, ${what}: ${fault}`));
  }
  return faults;
}
