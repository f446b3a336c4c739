import { expect, test } from "vitest";
import { notOpened } from "./not-opened";

const MB = 2 ** 20;

test("[API-2] a full disk is named with its folder and what is free, whoever noticed it", () => {
  const said =
    "The embedded database in /data/db cannot be opened: its disk is full. 3 MB are free there, and it needs about 100 MB.";
  const embedded = Object.assign(new Error("ErrnoError"), { errno: 51 });
  const server = new Error("Failed query: x", { cause: Object.assign(new Error("y"), { code: "53100" }) });
  for (const error of [embedded, server]) expect(notOpened("/data/db", error, 3 * MB).message).toBe(said);
});

test("[API-2] any other reason comes with what is free too, and the error stays its cause", () => {
  const error = new Error("PGlite failed to initialize properly");
  const told = notOpened("/data/db", error, 5000 * MB);
  expect(told.message).toBe(
    "The embedded database in /data/db cannot be opened: PGlite failed to initialize properly. 5000 MB are free there.",
  );
  expect(told.cause).toBe(error);
});

test("[API-2] what is free is looked up where the folder would be", () => {
  expect(notOpened("/tmp/kitroom/nothing/here", new Error("x")).message).toMatch(
    /: x\. \d+ MB are free there/,
  );
});
