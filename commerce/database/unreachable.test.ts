import { expect, test } from "vitest";
import { isDiskFull, isUnreachable } from "./unreachable";

const withCode = (code: string) => Object.assign(new Error("said the server"), { code });
const inside = (cause: unknown) => new Error("Failed query", { cause });

test.each([
  ["refused", withCode("ECONNREFUSED")],
  ["reset", withCode("ECONNRESET")],
  ["crashing", withCode("57P02")],
  ["shutting down", withCode("57P01")],
  ["starting up", withCode("57P03")],
  ["broken off", withCode("08006")],
  ["full of connections", withCode("53300")],
  ["full of data", withCode("53100")],
  ["out of memory", withCode("53200")],
  ["held up by somebody's lock", withCode("55P03")],
  ["too slow with a statement", withCode("57014")],
  ["too long between two statements of a transaction", withCode("25P03")],
  ["lost without a code", new Error("Connection terminated unexpectedly")],
  ["too slow to let anybody in", new Error("timeout exceeded when trying to connect")],
  ["refused on both families", new AggregateError([withCode("ECONNREFUSED")])],
])("[FW-01] a database that is %s is away, however deep the error lies", (_, error) => {
  expect(isUnreachable(error)).toBe(true);
  expect(isUnreachable(inside(inside(error)))).toBe(true);
});

test.each([
  ["a key twice", withCode("23505")],
  ["a statement that is wrong", withCode("42601")],
  ["a deadlock", withCode("40P01")],
  ["anything else", new Error("what")],
  ["nothing", undefined],
])("[FW-01] %s is not", (_, error) => {
  expect(isUnreachable(error)).toBe(false);
  expect(isUnreachable(inside(error))).toBe(false);
});

test("[FW-01] a full disk is told from the rest", () => {
  expect(isDiskFull(inside(withCode("53100")))).toBe(true);
  expect(isDiskFull(inside(withCode("53300")))).toBe(false);
  expect(isDiskFull(undefined)).toBe(false);
});
