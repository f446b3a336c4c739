import { describe, expect, test } from "vitest";
import type { Database } from "./connection";
import { createTrust, readFrom } from "./replica";

/** A primary that writes and a replica that follows, as numbers, with a clock that stands still. */
function scene() {
  const state = { now: 0, written: 100, replayed: 100, away: false };
  const news: (string | undefined)[] = [];
  const trust = createTrust(
    {
      written: async () => String(state.written),
      hasReplayed: async (position) => {
        if (state.away) throw new Error("Failed query", { cause: new Error("connect ECONNREFUSED") });
        return state.replayed >= Number(position);
      },
    },
    (reason) => news.push(reason),
    () => state.now,
  );
  const primary = { name: "primary" } as unknown as Database;
  const replica = { name: "replica" } as unknown as Database;
  const read = readFrom(replica, primary, trust);
  return {
    state,
    news,
    trust,
    replica,
    asked: () => read(async (db) => (db as { name?: string }).name),
    read,
  };
}

describe("[SR-04] a replica is read from", () => {
  test("once it is seen to follow, and not before", async () => {
    const { trust, asked, news } = scene();
    expect(await asked()).toBe("primary");
    await trust.look();
    expect(await asked()).toBe("replica");
    await trust.look();
    expect(news).toEqual([undefined]);
  });

  test("while it is less than a look behind, also where nothing is written for long", async () => {
    const { state, trust, asked } = scene();
    await trust.look();
    state.now = 2000;
    state.written = 200;
    await trust.look();
    expect(await asked()).toBe("replica");
    state.now = 4000;
    await trust.look();
    expect(await asked()).toBe("primary");
    state.replayed = 200;
    await trust.look();
    expect(await asked()).toBe("replica");
    state.now = 3_600_000;
    await trust.look();
    await trust.look();
    expect(await asked()).toBe("replica");
  });

  test("for five seconds at most after what it was seen to have", async () => {
    const { state, trust, asked } = scene();
    await trust.look();
    state.now = 4999;
    expect(await asked()).toBe("replica");
    state.now = 5000;
    expect(await asked()).toBe("primary");
  });

  test("not while it is away, and again when it is back; both are told once, with the reason", async () => {
    const { state, trust, asked, news } = scene();
    await trust.look();
    state.away = true;
    await trust.look();
    await trust.look();
    expect(await asked()).toBe("primary");
    state.away = false;
    await trust.look();
    expect(await asked()).toBe("replica");
    expect(news).toEqual([undefined, "connect ECONNREFUSED", undefined]);
  });

  test("and a read that fails there is answered by the primary, as are those after it", async () => {
    const { trust, read, replica, asked } = scene();
    await trust.look();
    const found = await read(async (db) => {
      if (db === replica) throw new Error("canceling statement due to conflict with recovery");
      return "found";
    });
    expect(found).toBe("found");
    expect(await asked()).toBe("primary");
  });
});

test("[SR-04] what both databases refuse fails as without a replica", async () => {
  const { trust, read } = scene();
  await trust.look();
  await expect(read(() => Promise.reject(new Error("a wrong statement")))).rejects.toThrow(
    "a wrong statement",
  );
});
