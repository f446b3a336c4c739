import type { Page } from "@playwright/test";

export interface Asked {
  status: number;
  /** Where redirects led. */
  url: string;
  html: string;
  /** It is a file to be saved, not a page. */
  isFile: boolean;
}

/**
 * Asks the shop from a page of it, with its visit, and shows nothing. A browser knows the wholesale shop's name
 * where the machine's own lookups may not.
 */
export const ask = (page: Page, url: string, fields?: [string, string][]): Promise<Asked> =>
  page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address, body ? { method: "POST", body: new URLSearchParams(body) } : {});
      const isFile = answer.headers.get("Content-Disposition")?.startsWith("attachment") ?? false;
      return { status: answer.status, url: answer.url, html: await answer.text(), isFile };
    },
    [url, fields] as const,
  );
