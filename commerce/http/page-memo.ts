/** Milliseconds that a page may share one answer among its questions; longer than any page takes. */
const TTL_MS = 1000;
const MOST_PAGES = 500;

interface Page {
  at: number;
  answers: Map<string, Promise<unknown>>;
}

/**
 * A page asks several questions at once, each with the page's correlation id, and some need the same thing:
 * who is asking, which pack. It is read once a page. Any write with that id forgets the page, and nothing is
 * shared between pages, so a changed pack counts from the next page on. A token that ends counts at once in the process that ended it, and in
 * others when their pages are over.
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
    /** When tokens end, no page may go on with who they spoke for. */
    forgetAll(): void {
      pages.clear();
    },
  };
}

export type PageMemo = ReturnType<typeof createPageMemo>;
