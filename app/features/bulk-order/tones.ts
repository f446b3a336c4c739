import type { StatusTone } from "~/ui/status-tag";

/** The colour of a file's state, and of an order's in it. */
export const toneOf: Record<"ready" | "mend" | "placing" | "placed", StatusTone> = {
  ready: "plain",
  mend: "warn",
  placing: "plain",
  placed: "ok",
};
