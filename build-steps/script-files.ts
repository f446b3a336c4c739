import type { Rollup } from "vite";

/** Pages that must share a module before every page loads it. */
const SHARED_BY = 4;

/**
 * Which file for the browser a module goes into: React and Remix are one, which changes seldom, and what the frame or
 * several pages use is another. The rest is left to Rollup: it stays with its page, or with those that share it.
 * Modules that are loaded on demand alone have no page and stay as they are.
 */
export const scriptFile: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (id.includes("/node_modules/") || id.startsWith("\0")) return "framework";
  if (id.includes("/app/routes/")) return undefined;
  const entries = entriesThatReach(id, getModuleInfo);
  const always = entries.some((entry) => /\/app\/(root|entry\.client)\.tsx/.test(entry));
  return always || (entries.length >= SHARED_BY && !entries.every(isOfPurchaseOrders)) ? "shared" : undefined;
};

/** Administrators alone open these pages, so what only they share is nothing for everybody's first page. */
const isOfPurchaseOrders = (entry: string): boolean => entry.includes("/app/routes/purchase-order.");

function entriesThatReach(id: string, info: Rollup.GetModuleInfo): string[] {
  const reached = new Set([id]);
  for (const module of reached) for (const importer of info(module)?.importers ?? []) reached.add(importer);
  return [...reached].filter((module) => info(module)?.isEntry);
}
