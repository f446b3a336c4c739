import type { TestApi } from "./api";

type Query = Record<string, string | number>;

/** The pack calls that tests make again and again. */
export function packCalls(api: TestApi) {
  const get = (path: string, as: string, query: Query = {}) =>
    api.call("GET", `/orgUsers/current/packs${path}`, { as, query });
  return {
    get,
    /** A bundle with what was chosen for it so far. */
    bundle: async (as: string, packId: string, bundleId: string) =>
      (await get(`/${packId}/bundles/${bundleId}/summary`, as)).body,
    discard: (as: string, packId: string) =>
      api.call("DELETE", `/orgUsers/current/packs/${packId}/summary`, { as }),
  };
}

/** What was chosen in all sets of a bundle. */
export const itemsOf = (bundle: { setItems: { items: { id: string }[] }[] }) =>
  bundle.setItems.flatMap((set) => set.items);
