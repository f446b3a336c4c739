/** Milliseconds that the calls of a page may share a read; longer than any page takes. */
const TTL_MS = 1000;
const MOST_PAGES = 500;

interface Page {
  at: number;
  answers: Map<string, Promise<unknown>>;
}

/**
 * A page makes several calls at once, each with the page's correlation id, and some need the same data, such
 * as the caller or a pack. It is read once for each page. Any write with that id clears the memo, and pages
 * share nothing, so a changed pack is visible on the next page. A revoked token stops working at once in the
 * process that revoked it, and in other processes when their current pages are done.
 */
export function createPageMemo(clock: () => number = Date.now) {
  const pages = new Map<string, Page>();
  const sweep = (now: number) => {
    for (const [id, page] of pages) {
      if (now - page.at > TTL_MS || pages.size > MOST_PAGES) pages.delete(id);
      else break;
    }
  };
  return {
    once<T>(pageId: string | undefined, key: string, read: () => Promise<T>): Promise<T> {
      if (!pageId) return read();
      const now = clock();
      sweep(now);
      let page = pages.get(pageId);
      if (!page || now - page.at > TTL_MS) {
        page = { at: now, answers: new Map() };
        pages.set(pageId, page);
      }
      const known = page.answers.get(key);
      if (known) return known as Promise<T>;
      const reading = read();
      page.answers.set(key, reading);
      return reading;
    },
    forget(pageId: string | undefined): void {
      if (pageId) pages.delete(pageId);
    },
    /** After tokens are revoked, no page may keep using their caller. */
    forgetAll(): void {
      pages.clear();
    },
  };
}

export type PageMemo = ReturnType<typeof createPageMemo>;
