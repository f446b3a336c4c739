import { eq, inArray } from "drizzle-orm";
import { dayOf } from "../../commerce/calendar";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import type { TestApi } from "../support/api";
import { WARD_APPROVER, withoutLimits } from "../support/limits";

import { expectedPeriod } from "./expected";

/** More of everything than five years take. */
const PLENTY = 1_000_000;

/** A pack of somebody, and how it is given. */
export interface Kept {
  as: string;
  pack: string;
  reset: "calendar-year" | "financial-year" | "anniversary";
  hiredOn: string;
}

/** The shop whose organisations are in one zone, and what was taken of each pack in each period. */
export interface World {
  api: TestApi;
  zone: string;
  /** By pack and first day of the period. */
  used: Map<string, number>;
  today: () => string;
}

const periodOf = ({ reset, hiredOn }: Kept, day: string) => expectedPeriod(reset, "AU", hiredOn, day)!;
const keyOf = (kept: Kept, day: string) => `${kept.pack} ${periodOf(kept, day).start}`;

/** Notes what was taken of a pack on a day; less than nothing is given back. */
export function take({ used }: World, kept: Kept, day: string, amount: number): void {
  used.set(keyOf(kept, day), (used.get(keyOf(kept, day)) ?? 0) + amount);
}

export async function openWorld(api: TestApi, zone: string): Promise<World> {
  await api.db.update(organisations).set({ timeZone: zone });
  await api.db.update(stockLevels).set({ onHand: PLENTY });
  await api.db
    .update(users)
    .set({ groups: ["b2bcustomergroup", "b2bapprovergroup"], priceEnabled: true })
    .where(eq(users.uid, WARD_APPROVER));
  await withoutLimits(api);
  return {
    api,
    zone,
    used: new Map(),
    today: () => dayOf(api.now(), zone),
  };
}

/** Moves the clock and lets the shop do what is due. */
export async function move({ api }: World, to: Date): Promise<void> {
  api.setNow(to);
  api.forgetTokens();
  await api.jobs.runDue();
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const words = (day: string) => {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return `${date} ${MONTHS[month - 1]} ${year}`;
};

interface Shown {
  granted: number;
  used: number;
  held: number;
  left: number;
  until: string;
}

/** What a person is shown of a pack. */
async function shown({ api }: World, { as, pack }: Kept): Promise<Shown> {
  const { status, body } = await api.call("GET", `/orgUsers/current/packs/${pack}`, { as });
  if (status !== 200) throw new Error(`${pack} of ${as}: ${status} ${JSON.stringify(body)}`);
  return body.balance as Shown;
}

/** What is shown of a pack that is not what was done with it. */
export async function wrongBalance(world: World, kept: Kept, held = 0): Promise<string[]> {
  const found = await shown(world, kept);
  const used = world.used.get(keyOf(kept, world.today())) ?? 0;
  const expected = [used, held, found.granted - used - held, words(periodOf(kept, world.today()).end)].join();
  const told = [found.used, found.held, found.left, found.until].join();
  return told === expected ? [] : [`${kept.pack} shows ${told} (used, held, left, until), not ${expected}`];
}

/** The period that is running when the life begins was used before. */
export async function noteUsed(world: World, kept: Kept): Promise<void> {
  take(world, kept, world.today(), (await shown(world, kept)).used);
}

/** The first days of work of some people, by login. */
export async function hiredOn({ api, zone }: World, logins: readonly string[]): Promise<Map<string, string>> {
  const rows = await api.db
    .select({ uid: users.uid, hiredAt: users.hiredAt })
    .from(users)
    .where(inArray(users.uid, [...logins]));
  return new Map(rows.map(({ uid, hiredAt }) => [uid, dayOf(hiredAt, zone)]));
}
