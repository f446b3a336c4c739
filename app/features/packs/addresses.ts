/** Addresses of the pack pages; the query carries the place, so every state is a page of its own. */
export interface PackPlace {
  packId: string;
  step?: number | "review";
  set?: string;
  style?: string;
  isolated?: boolean;
  continued?: boolean;
}

export function packPath({ packId, step, set, style, isolated, continued }: PackPlace): string {
  const query = new URLSearchParams({ packId });
  if (step !== undefined) query.set("step", String(step));
  if (set) query.set("set", set);
  if (style) query.set("style", style);
  if (isolated) query.set("isolated", "1");
  if (continued) query.set("continued", "1");
  // A product is chosen on a page of its own, so that neither page pays for the other's scripts.
  return `/${style ? "packItem" : "packDetailsPage"}?${query.toString()}`;
}

/** Pages where a change of a pack in the cart can be taken along or dropped, and what opens over them. */
export const whereChangesAreDecided = /^\/(packDetailsPage|packItem|pack-discard|size-guide|cart|checkout)\b/;
