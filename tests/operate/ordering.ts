import { withDatabaseOf, type Place } from "../support/place";
import { runProgram } from "../support/run-program";
import { auditOrders } from "../support/shoppers/books";
import { Caller, type Entrance } from "../support/shoppers/caller";
import { gather, type Crowd } from "../support/shoppers/crowd";
import { diceOf } from "../support/shoppers/dice";
import type { visit } from "../support/shoppers/exchange";
import type { Ground } from "../support/shoppers/ground";
import { shop, type Trip } from "../support/shoppers/trip";
import { must, mustBeNone } from "./step";

/** People who order side by side in each step. */
const PEOPLE = 5;
/** The dice of every step: what is promised does not depend on them. */
const SEED = 20261129;

/** Lets people order until they are sent home. */
export const letOrder = (ground: Ground, entrances: Entrance[], deed?: typeof visit): Crowd =>
  gather(ground, entrances, PEOPLE, diceOf(SEED), deed);

/** Orders that people were told of. */
export const placedIn = (trips: Trip[]): number => trips.filter(({ order }) => order !== undefined).length;

/** Somebody signs in and places a new order. @returns what became of it. */
export async function placeOrder(ground: Ground, entrance: Entrance): Promise<Trip> {
  const dice = diceOf(SEED);
  const tally = { answered: 0, again: new Map<string, number>() };
  for (let tries = 0; tries < 20; tries += 1) {
    const shopper = dice.pick(ground.shoppers);
    const caller = new Caller(entrance, shopper.site, dice, tally);
    await caller.signIn(shopper.email);
    const trip = await shop(caller, shopper, ground, dice);
    if (trip.order) return trip;
  }
  throw new Error("nobody could place an order");
}

/** `build/check.js` on the database of a place. @returns how many checks hold. */
export async function checkHolds(env: Record<string, string>, dataDir: string): Promise<number> {
  const { status, said } = await runProgram(["build/check.js"], { ...env, DATA_DIR: dataDir });
  const lines = said.split("\n").filter((line) => line !== "");
  const others = lines.filter((line) => !line.startsWith("ok "));
  const held = lines.length - others.length;
  must(status === 0 && held > 10, `build/check.js ended with ${status}: ${others.join("; ")}`);
  return held;
}

/** What people were told is in the database, and the data agrees with itself. The shop must be stopped. */
export async function booksAgree(place: Place, ground: Ground, trips: Trip[]): Promise<string> {
  const held = await checkHolds(place.env, place.dataDir);
  mustBeNone(await withDatabaseOf(place, (db) => auditOrders(db, ground, trips)));
  return `${placedIn(trips)} orders, ${held} checks hold`;
}
