import { hrefs } from "./forms";
import type { Server } from "./processes";
import { percentile, type Speed } from "./speed";
import { Visitor, type Answer } from "./visitor";

const PASSWORD = "Kitroom-2026!";

/** A visitor whose every request is timed. */
class TimedVisitor extends Visitor {
  readonly took: number[] = [];
  failed = 0;

  override async send(
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const asked = performance.now();
    const answer = await super.send(method, path, headers, body);
    this.took.push(performance.now() - asked);
    if (answer.status >= 500) this.failed += 1;
    return answer;
  }
}

/** One order of the catalogue, page by page and form by form as a browser without scripts sends them. */
async function order(visitor: Visitor, nth: number): Promise<void> {
  await visitor.get("/");
  await visitor.get("/orderUniform");
  const list = (await visitor.get("/search/shirt")).text;
  const products = [...new Set(hrefs(list).filter((href) => href.startsWith("/product/")))];
  await visitor.press(products[nth % products.length]!, /add to cart/i);
  await visitor.get("/cart");
  await visitor.press("/checkout/delivery-address", /continue/i);
  await visitor.press("/checkout/delivery-mode", /continue/i);
  const placed = await visitor.press("/checkout/payment-details", /place order/i, {
    termsChecked: "on",
    purchaseOrderNumber: `BENCH${nth}`,
  });
  await visitor.get(placed.location!);
  await visitor.get("/my-account/orders");
}

export interface JourneySpeed extends Speed {
  people: number;
  orders: number;
  /** Journeys that ended in a page that was not the next one. */
  broken: number;
  /** Answers of 500 and above. */
  failed: number;
}

/**
 * People who order at the same time, over and over, for a bounded time. Each has an account of their own; signing
 * in is not counted, because hashing a password is slow on purpose.
 */
export async function shopTogether(server: Server, emails: string[], seconds: number): Promise<JourneySpeed> {
  const people = emails.map(() => new TimedVisitor(server.url));
  for (const [index, person] of people.entries()) {
    await person.press("/login", /sign in/i, { email: emails[index]!, password: PASSWORD });
    person.took.length = 0;
  }
  const cpu = server.cpuMs();
  const started = performance.now();
  const until = started + seconds * 1000;
  let orders = 0;
  let broken = 0;
  let rssMb = 0;
  await Promise.all(
    people.map(async (person, index) => {
      for (let nth = index; performance.now() < until; nth += 1) {
        await order(person, nth).then(
          () => (orders += 1),
          (error: Error) => {
            broken += 1;
            if (broken === 1) console.log(`  a journey broke: ${error.message}`);
          },
        );
        rssMb = Math.max(rssMb, server.rssMb());
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  const took = people.flatMap((person) => person.took);
  for (const person of people) person.close();
  return {
    people: people.length,
    orders,
    broken,
    failed: people.reduce((sum, person) => sum + person.failed, 0),
    pages: took.length,
    pagesPerSecond: took.length / elapsed,
    cpuMsPerPage: (server.cpuMs() - cpu) / took.length,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    rssMb,
  };
}
