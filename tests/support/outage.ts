import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD } from "../e2e/places";
import { Visitor } from "../load/visitor";

interface Server {
  stop(how: "fast" | "immediate"): Promise<void>;
  start(): Promise<void>;
}

/** Milliseconds in which the shop must be well again once its database is. */
const RECOVERY_MS = 20_000;
/** Spec 002 §8: what a visitor reads meanwhile. */
const WORDS = "A server error occurred. Please try again later";
const PAGES = ["/login", "/orderUniform", "/cart"];

/** Signs somebody in who looks at pages while others order. */
export async function visitorOf(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.press("/login", /SIGN IN/, { email: "approver@emberbun.example", password: PASSWORD });
  return visitor;
}

/** What is wrong with a page while the database is away: anything but the page itself or the spec's words. */
async function problemOf(visitor: Visitor, path: string): Promise<string | undefined> {
  try {
    const { status, text, location } = await visitor.get(path);
    if (status === 503 && text.includes(WORDS) && text.includes("<h1")) return undefined;
    // What every page needs is held in memory for a while, and somebody signed in is led away from the login.
    if (status === 200 || location === "/") return undefined;
    return `${path} answered ${status} ${location ?? ""} while the database was away`;
  } catch (error) {
    return `${path} did not answer while the database was away: ${String(error)}`;
  }
}

/**
 * Stops the database as by a crash, looks at pages until it is started again, and sees that the shop gets well
 * by itself and that nobody was signed out.
 * @returns what a visitor should not have seen.
 */
export async function watchOutage(server: Server, visitor: Visitor, ms: number): Promise<string[]> {
  const problems: string[] = [];
  await server.stop("immediate");
  const until = Date.now() + ms;
  do {
    for (const path of PAGES) {
      const problem = await problemOf(visitor, path);
      if (problem) problems.push(problem);
    }
    await wait(100);
  } while (Date.now() < until);
  await server.start();
  const patience = Date.now() + RECOVERY_MS;
  for (;;) {
    const { status, location } = await visitor.get("/orderUniform");
    if (status === 200) return problems;
    if (status < 500 || Date.now() > patience)
      return [...problems, `after the outage /orderUniform answers ${status} ${location ?? ""}`];
    await wait(100);
  }
}
