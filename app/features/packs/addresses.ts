/** URLs of the pack pages. The query holds the position, so every state has its own URL. */
export interface PackPlace {
  packId: string;
  step?: number | "review";
  set?: string;
  style?: string;
  /** The chosen item that a choice of the style replaces. */
  item?: string;
  isolated?: boolean;
  continued?: boolean;
}

export function packPath({ packId, step, set, style, item, isolated, continued }: PackPlace): string {
  const query = new URLSearchParams({ packId });
  if (step !== undefined) query.set("step", String(step));
  if (set) query.set("set", set);
  if (style) query.set("style", style);
  if (item) query.set("item", item);
  if (isolated) query.set("isolated", "1");
  if (continued) query.set("continued", "1");
  // A product has its own page, so that neither page loads the other's scripts.
  return `/${style ? "packItem" : "packDetailsPage"}?${query.toString()}`;
}

/** Pages where a changed pack in the cart can be updated or discarded, and panels over them. */
export const whereChangesAreDecided = /^\/(packDetailsPage|packItem|pack-discard|size-guide|cart|checkout)\b/;
