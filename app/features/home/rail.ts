const HOOKS = 4;

/** Four garments for the rail of the home page: those of the first pack, then what the others have beside them. */
export const railOf = (packs: readonly { hanging: string[] }[]): string[] =>
  [...new Set(packs.flatMap(({ hanging }) => hanging))].slice(0, HOOKS);
