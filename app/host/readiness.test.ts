import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Readiness } from "./readiness.server";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("[API-1] is not ready while it starts and while it leaves", async () => {
  const readiness = new Readiness();
  expect(await readiness.outcome()).toEqual({ ready: false, why: "starting" });
  readiness.open(async () => {});
  expect(await readiness.outcome()).toEqual({ ready: true });
  readiness.phase = "leaving";
  expect(await readiness.outcome()).toEqual({ ready: false, why: "leaving" });
});

it("[API-1] is not ready while what it stands on refuses, and again when it answers", async () => {
  const readiness = new Readiness();
  let up = false;
  readiness.open(async () => {
    if (!up) throw new Error("down");
  });
  expect(await readiness.outcome()).toEqual({
    ready: false,
    why: "the database or the remote API does not answer",
  });
  up = true;
  vi.advanceTimersByTime(2_000);
  expect(await readiness.outcome()).toEqual({ ready: true });
});

it("[API-2] says why it is not ready where the API says so, and no words of a driver", async () => {
  const readiness = new Readiness();
  readiness.open(async () => {
    throw Object.assign(new Error("no disk space left"), { name: "Unready" });
  });
  expect(await readiness.outcome()).toEqual({ ready: false, why: "no disk space left" });
});

it("[API-1] is not ready when no answer comes in time", async () => {
  const readiness = new Readiness();
  readiness.open(() => new Promise(() => {}));
  const outcome = readiness.outcome();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toEqual({ ready: false, why: "no answer in time" });
});

it("[API-1] asks once for many who ask at the same time", async () => {
  const readiness = new Readiness();
  const probe = vi.fn(async () => {});
  readiness.open(probe);
  await Promise.all(Array.from({ length: 50 }, () => readiness.outcome()));
  expect(probe).toHaveBeenCalledTimes(1);
});
