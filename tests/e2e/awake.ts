import type { Page } from "@playwright/test";

/** Waits until scripts have taken the page over: its listeners hear what happens from here on. */
export const awake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
