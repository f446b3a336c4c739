const HOOKS = 4;

/**
 * Four garments for the rail of the home page: first those of the first pack, then those of the other packs.
 */
export const railOf = (packs: readonly { hanging: string[] }[]): string[] =>
  [...new Set(packs.flatMap(({ hanging }) => hanging))].slice(0, HOOKS);
