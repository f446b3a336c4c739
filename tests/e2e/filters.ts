import type { Page } from "@playwright/test";

/** Unfolds the filters of a list, which narrow screens fold away. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.getByText(/^Filter and search/);
  if (await fold.isVisible()) await fold.click();
}
