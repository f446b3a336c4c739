import { describe, expect, test } from "vitest";
import { createPageMemo } from "./page-memo";

function memoWithReads() {
  let now = 0;
  let reads = 0;
  const memo = createPageMemo(() => now);
  return {
    memo,
    read: (id: string | undefined, writes = 0) =>
      memo.once(id === undefined ? undefined : { id, writes }, "caller", async () => ++reads),
    wait: (ms: number) => void (now += ms),
  };
}

describe("[API-2] what the calls of a page share", () => {
  test("is read once for each page, and for each call without a page", async () => {
    const { read } = memoWithReads();
    expect([await read("a"), await read("a"), await read("b")]).toEqual([1, 1, 2]);
    expect([await read(undefined), await read(undefined)]).toEqual([3, 4]);
  });

  test("is read again after a write of the page, here or in another process", async () => {
    const { memo, read } = memoWithReads();
    await read("a");
    memo.forget("a");
    expect(await read("a")).toBe(2);
    expect([await read("a", 1), await read("a", 1)]).toEqual([3, 3]);
  });

  test("is not kept when the page is answered, whatever it wrote", async () => {
    const { memo, read } = memoWithReads();
    await read("a");
    await read("a", 1);
    await read("b");
    memo.forget("a");
    expect([await read("b"), await read("a"), await read("a", 1)]).toEqual([3, 4, 5]);
  });

  test("is kept for a second where nobody says that the page is answered", async () => {
    const { read, wait } = memoWithReads();
    await read("a");
    wait(1000);
    expect(await read("a")).toBe(1);
    wait(1001);
    expect(await read("a")).toBe(2);
  });
});
