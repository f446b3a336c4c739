import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD } from "../e2e/places";
import { startShop } from "../e2e/host";
import { Visitor } from "../load/visitor";
import { onServer } from "../support/on-server";
import { DEFAULTS } from "../support/place";
import { startPostgres, startReplica } from "../support/postgres-server.mjs";

/** Searches that a server ran, by pg_stat_statements: the statement that reads assortments by their documents. */
const SEARCHES = `select coalesce(sum(calls), 0)::int as n from pg_stat_statements
  where query like '%with own as not materialized%'`;

/** A shop on a primary with a streaming replica, and somebody who searches. */
export interface Scene {
  primary: {
    query: (statement: string) => Promise<Record<string, unknown>[]>;
    searches: () => Promise<number>;
  };
  replica: Scene["primary"] & { stop: () => Promise<void>; start: () => Promise<void> };
  /** Codes of the products that a search finds, in order. */
  search: (text: string) => Promise<string[]>;
  /** Which server runs searches now. */
  asked(): Promise<"primary" | "replica">;
  /** Waits until it is the one that is named. */
  until(which: "primary" | "replica", ms: number): Promise<boolean>;
  log: () => string;
  close(): Promise<void>;
}

/** Statements of the harness itself. */
const askingOf = (url: string) => {
  const query = (statement: string) => onServer<Record<string, unknown>>(url, statement);
  return { query, searches: async () => Number((await query(SEARCHES))[0]!["n"]) };
};

/** Product codes of a page of results, from the addresses of its cards. */
const codesOf = (page: string): string[] => [
  ...new Set([...page.matchAll(/href="\/product\/([\w-]+)/g)].map(([, code]) => code!)),
];

export async function setScene(): Promise<Scene> {
  const options = { countsStatements: true };
  const server = await startPostgres(options);
  const primary = askingOf(server.url);
  await primary.query("create extension pg_stat_statements");
  const standby = await startReplica(server, options);
  const folder = mkdtempSync(join(tmpdir(), "kitroom-replica-"));
  const shop = await startShop(folder, {
    DATABASE_URL: server.url,
    DATABASE_REPLICA_URL: standby.url,
    LOG_LEVEL: "info",
    ...DEFAULTS,
  });
  const visitor = new Visitor(shop.url);
  await visitor.press("/login", /SIGN IN/, { email: "wearer@kestrel.example", password: PASSWORD });
  const search = async (text: string) => {
    const { status, text: page } = await visitor.get(`/search?query=${encodeURIComponent(text)}`);
    if (status !== 200) throw new Error(`a search for ${text} answered ${status}`);
    return codesOf(page);
  };
  const asked = async () => {
    const before = await primary.searches();
    await search("shirt");
    return (await primary.searches()) > before ? "primary" : "replica";
  };
  return {
    primary,
    replica: {
      ...askingOf(standby.url),
      stop: () => standby.stop("immediate"),
      start: () => standby.start(),
    },
    search,
    asked,
    async until(which, ms) {
      for (const end = Date.now() + ms; Date.now() < end; await wait(100)) {
        if ((await asked()) === which) return true;
      }
      return false;
    },
    log: () => shop.output(),
    close: async () => {
      visitor.close();
      await shop.stop();
      await standby.remove();
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
