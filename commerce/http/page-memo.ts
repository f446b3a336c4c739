import { ageClock } from "../calendar";

/** Milliseconds that the calls of a page may share a read; longer than any page takes. */
const TTL_MS = 1000;
const MOST_PAGES = 500;

/** The page that a call belongs to: its correlation id, and the number of writes it has started and finished. */
export interface PageOfCall {
  id: string;
  writes: number;
}

interface Page {
  at: number;
  answers: Map<string, Promise<unknown>>;
}

/**
 * A page makes several calls at once, each with the page's correlation id, and some need the same data, such
 * as the caller or a pack. It is read once for each page. Any write with that id clears the memo, and pages
 * share nothing, so a changed pack is visible on the next page. A revoked token stops working at once in the
 * process that revoked it, and in other processes when their current pages are done.
 *
 * A page that is answered in this process says so, and what it read is garbage at once: kept for a second it would
 * outlive two rounds of the collector, which then copies it twice. Pages of another process end by themselves.
 */
export function createPageMemo(clock: () => number = () => ageClock.now()) {
  const pages = new Map<string, Page>();
  const sweep = (now: number) => {
    for (const [id, page] of pages) {
      if (now - page.at > TTL_MS || pages.size > MOST_PAGES) pages.delete(id);
      else break;
    }
  };
  return {
    once<T>(of: PageOfCall | undefined, key: string, read: () => Promise<T>): Promise<T> {
      if (!of) return read();
      const now = clock();
      sweep(now);
      let page = pages.get(of.id);
      if (!page || now - page.at > TTL_MS) {
        page = { at: now, answers: new Map() };
        pages.set(of.id, page);
      }
      const known = page.answers.get(`${of.writes} ${key}`);
      if (known) return known as Promise<T>;
      const reading = read();
      page.answers.set(`${of.writes} ${key}`, reading);
      return reading;
    },
    /** After a write of a page, or when it is answered. */
    forget(id: string | undefined): void {
      if (id) pages.delete(id);
    },
    /** After tokens are revoked, no page may keep using their caller. */
    forgetAll(): void {
      pages.clear();
    },
  };
}

export type PageMemo = ReturnType<typeof createPageMemo>;
