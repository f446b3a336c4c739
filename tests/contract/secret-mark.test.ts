import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { checkShop } from "../../commerce/checks/run";
import { databaseFacts } from "../../commerce/modules/sites/tables";
import { createCommerceApi } from "../../commerce";
import { openTestDatabase } from "../support/database";
import { CLIENT, TEST_NOW } from "../support/settings";

const FIRST = "the-first-secret-of-this-test-0123456789";
const NEXT = "another-secret-of-this-test-0123456789";

test("[API-1] a start with another session secret is said once in the log, and by the check", async () => {
  const connection = await openTestDatabase();
  const { db } = connection;
  const said: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void said.push(line) });
  const start = async (...sessionSecrets: [string, ...string[]]) => {
    said.length = 0;
    // Closing it would close the database, which the next one uses.
    await createCommerceApi({
      connection,
      demo: true,
      now: () => TEST_NOW,
      logger,
      sessionSecrets,
      ...CLIENT,
    });
    return said.filter((line) => line.includes("secret.another")).length;
  };
  const fails = async (secret?: string) =>
    (await checkShop(db, TEST_NOW, secret?.split(",")))
      .filter(({ exceptions }) => exceptions.length > 0)
      .map(({ says }) => says);
  const SAYS = "The session secret is that of the last start on this database";
  await db.delete(databaseFacts).where(eq(databaseFacts.name, "session-secret"));
  expect(await fails(FIRST)).not.toContain(SAYS);
  expect([await start(FIRST), await start(FIRST)]).toEqual([0, 0]);
  expect([await fails(FIRST), await fails(NEXT)]).toEqual([[], [SAYS]]);
  expect(await fails()).toEqual([]);
  expect([await start(NEXT), await start(NEXT), await start(FIRST)]).toEqual([1, 0, 1]);
  // While the former one is accepted too, nobody is signed out.
  expect([await start(FIRST, NEXT), await start(NEXT, FIRST), await start(NEXT)]).toEqual([0, 0, 0]);
  expect([await fails(NEXT), await fails(FIRST), await fails(`${FIRST},${NEXT}`)]).toEqual([[], [SAYS], []]);
  expect(await start(FIRST)).toBe(1);
  const [row] = await db.select().from(databaseFacts).where(eq(databaseFacts.name, "session-secret"));
  expect(row!.value).not.toContain(FIRST);
  expect(said.join()).not.toContain(FIRST);
  await connection.close();
});
