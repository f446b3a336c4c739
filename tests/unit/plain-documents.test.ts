import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countFailure, staysPlain } from "~/browser/plain-documents";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const refused = {
  getItem: () => {
    throw new Error("refused");
  },
  setItem: () => {
    throw new Error("refused");
  },
};

beforeEach(() => {
  kept.clear();
  const entry: { state: unknown; replaceState(state: unknown): void } = {
    state: { idx: 3 },
    replaceState: (state) => void (entry.state = state),
  };
  vi.stubGlobal("history", entry);
  // A page as the server wrote it.
  vi.stubGlobal("document", { documentElement: { dataset: { elements: "0" } }, body: { children: [] } });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["of the tab", storage],
  ["of the history's entry where a frame may not store anything", refused],
])("[SH-12] two failures in the memory %s keep a page plain, one does not", (_where, memory) => {
  vi.stubGlobal("sessionStorage", memory);
  expect(staysPlain()).toBe(false);
  countFailure();
  expect(staysPlain()).toBe(false);
  countFailure();
  expect(staysPlain()).toBe(true);
  expect(history.state).toEqual({ idx: 3, failures: 2 });
});

test("[SH-12] another page of the tab knows it from the tab alone", () => {
  vi.stubGlobal("sessionStorage", storage);
  countFailure();
  countFailure();
  vi.stubGlobal("history", { state: null });
  expect(staysPlain()).toBe(true);
});
