import type { components } from "~/commerce/occ";
import { readableDay } from "~/ui/dates";

type LapsedPack = components["schemas"]["LapsedPack"];

/** What is said before a press that gives back to periods that are over, for each of the packs. @param what gives back. */
export const lapseWords = (what: string, packs: readonly LapsedPack[] = []): string[] =>
  packs.map(
    ({ name, lastDay }) =>
      `What ${what} of ${name} lapses, because that period ended on ${readableDay(lastDay)}.`,
  );
