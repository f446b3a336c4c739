import { allocatedPacks, packTypeOf, queryFor, type PackCall } from "../packs";

/** Which packs' goods are wanted: one pack, or all of a type. */
interface PackFilter {
  packId?: string;
  packType?: string;
}

/**
 * The person's packs that a search is narrowed to (spec 001 §2): none if the person does not have them now, even if
 * another person does; undefined if the search names no packs.
 */
export async function packsWanted(call: PackCall, { packId, packType }: PackFilter) {
  if (!packId && !packType) return undefined;
  const mine = await call.once("packs", () => allocatedPacks(call.db, queryFor(call)));
  if (packId) return mine.filter(({ id }) => id === packId);
  const type = packTypeOf(packType ?? "");
  return mine.filter((pack) => pack.packType === type);
}
