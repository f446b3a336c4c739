/** The packs that a product list is narrowed to, by the names of the address (spec 001 §2). */
export interface PackFilter {
  packId?: string;
  packType?: string;
}

const NAMES = ["packType", "packId"] as const;

/** No pack id is longer than this; one that was cut is no pack of anybody. */
const LONGEST = 60;

/** Empty parameters ask for nothing. */
export const packFilterOf = (search: URLSearchParams): PackFilter =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)?.slice(0, LONGEST).trim();
      return value ? [[name, value]] : [];
    }),
  );

/** The list of the goods of a pack. */
export const packGoodsPath = ({ packId, packType }: Required<PackFilter>): string =>
  `/search?${new URLSearchParams({ packType, packId }).toString()}`;
