import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { PASSWORD } from "../e2e/places";
import { Visitor } from "../load/visitor";
import { auditBooks, type MailAccount } from "../support/shoppers/books";
import { gather, type Crowd } from "../support/shoppers/crowd";
import type { Dice } from "../support/shoppers/dice";
import { layGround, type Ground } from "../support/shoppers/ground";
import { CLIENT_SECRET, type Cluster } from "./stage";

/** People who order through the proxy, and somebody who looks at pages meanwhile. */
export interface Load {
  crowd: Crowd;
  ground: Ground;
  /** Pages that did not come, since the last look. */
  pageProblems(): string[];
  /** Sends everybody home and compares the books. */
  end(cluster: Cluster): Promise<MailAccount>;
}

const PAGES = ["/", "/orderUniform", "/cart", "/my-account/orders", "/login", "/search?query=polo"];

/** Lets people order through the proxy, each request at the next process. */
export async function startLoad(cluster: Cluster, people: number, dice: Dice): Promise<Load> {
  const ground = await layGround(cluster.connection.db);
  const { url } = cluster.proxy;
  const visitor = new Visitor(url);
  await visitor.press("/login", /SIGN IN/, { email: "approver@emberbun.example", password: PASSWORD });
  const crowd = gather(ground, [{ url, clientSecret: CLIENT_SECRET }], people, dice);
  const looking = { on: true };
  let problems: string[] = [];
  const look = async () => {
    for (let n = 0; looking.on; n += 1) {
      const path = PAGES[n % PAGES.length]!;
      const seen = await visitor.get(path).catch((error: unknown) => String(error));
      const ok = typeof seen !== "string" && (seen.status === 200 || seen.location === "/");
      if (!ok)
        problems.push(
          `${path} answered ${typeof seen === "string" ? seen : `${seen.status} ${seen.location}`}`,
        );
      await wait(20);
    }
  };
  const looked = look();
  return {
    crowd,
    ground,
    pageProblems() {
      const found = problems;
      problems = [];
      return found;
    },
    async end({ connection, mails }) {
      looking.on = false;
      await Promise.all([crowd.home(), looked]);
      visitor.close();
      await mailsAreSent(connection.db);
      const books = await auditBooks(connection.db, ground, crowd.trips, mails.mails);
      return { ...books, problems: [...crowd.faults, ...books.problems] };
    },
  };
}

/**
 * The processes look for mail every few seconds; those of a killed one wait until its claim of five minutes runs
 * out, here after one: by then a process that lives would have sent them.
 */
async function mailsAreSent(db: Cluster["connection"]["db"]): Promise<void> {
  for (let n = 0; n < 900; n += 1) {
    await db.execute(sql`update mail_outbox set claimed_until = now()
      where sent_at is null and claimed_until < now() + interval '4 minutes'`);
    const waiting = await rowsOf(db, sql`select 1 from mail_outbox where sent_at is null`);
    if (waiting.length === 0) return;
    await wait(100);
  }
}
