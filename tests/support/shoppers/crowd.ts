import { setTimeout as wait } from "node:timers/promises";
import { Caller, type Entrance, type Tally } from "./caller";
import type { Dice } from "./dice";
import type { Ground, Shopper } from "./ground";
import { visit } from "./exchange";
import type { Trip } from "./trip";

/** People who order side by side until they are told to stop. */
export interface Crowd {
  trips: Trip[];
  /** Answers that no healthy shop gives, and requests that were never answered. */
  faults: string[];
  tally: Tally;
  /** Waits until they have been answered so many times more, or have stood still for long. */
  progress(answers: number): Promise<void>;
  /** Lets everybody finish the cart they have, and go home. */
  home(): Promise<void>;
}

/** Milliseconds to wait for progress at most; a machine may be slow, and a shop may be down. */
const STANDSTILL_MS = 30_000;
/** Carts one person fills before the next one has their turn. */
const TRIPS_A_PERSON = 4;

/** Deals the people out, so that nobody stands in the shop twice at once. */
function deal(shoppers: Shopper[], hands: number): Shopper[][] {
  const emails = [...new Set(shoppers.map(({ email }) => email))];
  const mine = (hand: number) => new Set(emails.filter((_, n) => n % hands === hand));
  return Array.from({ length: hands }, (_, hand) => {
    const own = mine(hand);
    return shoppers.filter(({ email }) => own.has(email));
  });
}

/**
 * Lets a number of people order at the same time.
 * @param entrances where they go in, one after the other.
 * @param deed what a person does again and again.
 */
export function gather(
  ground: Ground,
  entrances: Entrance[],
  size: number,
  dice: Dice,
  deed: typeof visit = visit,
): Crowd {
  const crowd = {
    trips: [] as Trip[],
    faults: [] as string[],
    tally: { answered: 0, again: new Map<string, number>() },
  };
  const shopping = { open: true };

  async function person(people: Shopper[], own: Dice, entrance: Entrance): Promise<void> {
    while (shopping.open) {
      const shopper = own.pick(people);
      const caller = new Caller(entrance, shopper.site, own, crowd.tally);
      try {
        await caller.signIn(shopper.email);
        for (let n = 0; n < TRIPS_A_PERSON && shopping.open; n += 1) {
          crowd.trips.push(await deed(caller, shopper, ground, own));
        }
      } catch (error) {
        crowd.faults.push(`${shopper.email}: ${error instanceof Error ? error.message : String(error)}`);
        return;
      }
    }
  }

  const people = deal(ground.shoppers, size).map((hand, n) =>
    person(hand, dice.fork(), entrances[n % entrances.length]!),
  );
  return {
    ...crowd,
    async progress(answers) {
      const enough = crowd.tally.answered + answers;
      const patience = Date.now() + STANDSTILL_MS;
      while (crowd.tally.answered < enough && Date.now() < patience) await wait(5);
    },
    async home() {
      shopping.open = false;
      await Promise.all(people);
    },
  };
}
