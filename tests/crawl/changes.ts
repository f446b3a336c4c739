import type { Page } from "@playwright/test";

/** Notes from now on whether the page changes in place, or prints. */
export const watchChanges = (page: Page) =>
  page.evaluate(() => {
    const noted = window as unknown as { crawlNoted: boolean };
    noted.crawlNoted = false;
    window.print = () => (noted.crawlNoted = true);
    new MutationObserver(() => (noted.crawlNoted = true)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });

/** Whether it has. A page that was left has changed too. */
export const changed = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { crawlNoted?: boolean }).crawlNoted !== false);

/** Waits until the page changes, or is another one than at `before`. */
export const somethingHappens = (page: Page, before: string) =>
  page.waitForFunction(
    (was) => location.href !== was || (window as unknown as { crawlNoted?: boolean }).crawlNoted !== false,
    before,
    { timeout: 10_000 },
  );

/** Waits until what a script decided is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Whether something comes about in its time. */
export const happens = (wait: Promise<unknown>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );
