import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { contentItemPath, contentPath } from "~/paths";

/** The slot that an address names for a new component. */
export const slotIn = (search: URLSearchParams): string => search.get("slot")?.slice(0, 180) ?? "";

/** The form of a new component. @param slotId empty for one that stands nowhere yet. */
export const addView = ({ types }: ResponseOf<"get", "/cms/editing/components">, slotId: string) => ({
  key: newIdempotencyKey(),
  slotId,
  types: types.filter((type) => type.canBeAdded).map(({ code, name }) => ({ value: code, label: name })),
  back: slotId ? contentItemPath("slots", slotId) : contentPath,
});
