import { EMBERBUN } from "./emberbun";
import { HARROWSTREET, KITROOM } from "./harrowstreet";
import { KESTREL } from "./kestrel";
import { KORRALINE } from "./korraline";
import { LANTERNBRIDGE } from "./lanternbridge";
import type { ProgramPlan } from "./plan";
import { SALTBUSH } from "./saltbush";

/** Every program of the demo. */
export const PROGRAMS: readonly ProgramPlan[] = [
  KESTREL,
  LANTERNBRIDGE,
  SALTBUSH,
  EMBERBUN,
  KORRALINE,
  HARROWSTREET,
  KITROOM,
];
