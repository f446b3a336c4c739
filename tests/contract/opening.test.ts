import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../../commerce/database/open";
import { freePort } from "../support/postgres-server.mjs";
import { databaseUrl, onServer } from "../support/on-server";
import { copyOf } from "../support/template";

const template = inject("template");

describe.runIf(template.kind === "postgresql")("[API-1] opening PostgreSQL", () => {
  const server = template.kind === "postgresql" ? template.url : "";
  const id = randomUUID().replaceAll("-", "").slice(0, 12);
  const [narrow, full, role] = [`kitroom_narrow_${id}`, `kitroom_full_${id}`, `kitroom_rows_${id}`];
  /** The database as somebody who may only read and write its rows, and who is used to other dates. */
  const asRole = () => {
    const url = new URL(databaseUrl(server, full));
    url.username = role;
    url.password = "only-rows";
    return url.href;
  };

  beforeAll(async () => {
    await onServer(
      server,
      `create database ${narrow} encoding 'LATIN1' locale 'C' template template0`,
      copyOf((template as { database: string }).database, full),
      `create role ${role} login password 'only-rows'`,
      `alter role ${role} set datestyle = 'SQL, DMY'`,
    );
    await onServer(
      databaseUrl(server, full),
      `grant usage on schema drizzle, public to ${role}`,
      `grant select on all tables in schema drizzle to ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage on all sequences in schema public to ${role}`,
    );
  });
  afterAll(async () => {
    for (const name of [narrow, full]) await onServer(server, `drop database if exists ${name} with (force)`);
    await onServer(server, `drop role if exists ${role}`);
  });

  test("[API-1] a database with another encoding is refused before anything is made in it", async () => {
    const opened = openDatabase({ url: databaseUrl(server, narrow) });
    await expect(opened).rejects.toThrow("must have the encoding UTF8, and it has LATIN1");
  });

  test("[API-1] with all migrations done the rights on rows are enough, whatever dates the role is used to", async () => {
    const connection = await openDatabase({ url: asRole() });
    const person = await connection.db.query.users.findFirst();
    expect(person!.hiredAt.getTime()).not.toBeNaN();
    await connection.close();
  });

  test("[API-1] a user whose search_path leads to another schema is told so, before anything is made in it", async () => {
    await onServer(databaseUrl(server, full), `create schema elsewhere authorization ${role}`);
    await onServer(server, `alter role ${role} set search_path = elsewhere, public`);
    const opened = openDatabase({ url: asRole() });
    await expect(opened).rejects.toThrow(
      "The shop works in the schema public, and the search_path of this database user begins with",
    );
    await onServer(server, `alter role ${role} set search_path = nowhere`);
    await expect(openDatabase({ url: asRole() })).rejects.toThrow("begins with none that exists");
    await onServer(server, `alter role ${role} reset search_path`);
  });

  test("[API-1] a server that is away is told with its reason, after waiting for it", async () => {
    const reasons: string[] = [];
    const opened = openDatabase({
      url: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
      waitMs: 2000,
      waiting: (reason) => reasons.push(reason),
    });
    await expect(opened).rejects.toThrow(/^The database cannot be opened: connect ECONNREFUSED/);
    expect(reasons).toEqual([expect.stringContaining("ECONNREFUSED")]);
  });
});
