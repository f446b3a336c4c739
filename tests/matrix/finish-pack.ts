import type { TestApi } from "../support/api";
import { anySku, requiredValueAdds } from "../support/shopping";

interface BundleProducts {
  sets: { setId: string; products: { code: string }[] }[];
}

interface Chosen {
  bundleId: string;
  itemId: string;
  /** The body that chose the item, as JSON. */
  choice: string;
}

/**
 * Chooses as much of every bundle of a pack as it asks for and puts the pack into the cart.
 * @returns the first bundle and the first item chosen.
 */
export async function finishPack(api: TestApi, token: string, packId: string): Promise<Chosen> {
  const path = `/orgUsers/current/packs/${packId}`;
  const { body: pack } = await api.call("GET", path, { token });
  let first: Chosen | undefined;
  for (const { bundleId, minSelection } of pack.bundles as { bundleId: string; minSelection: number }[]) {
    const { body } = await api.call("GET", `${path}/bundles/${bundleId}/products`, { token });
    const chosen = await fill(
      api,
      token,
      `${path}/bundles/${bundleId}`,
      body as BundleProducts,
      minSelection,
      pack.replacementReasons[0],
    );
    if (chosen) first ??= { bundleId, ...chosen };
  }
  const added = await api.call("POST", `${path}/cart`, { token });
  if (added.status !== 200 || !first) throw new Error(`${packId}: ${JSON.stringify(added.body)}`);
  return first;
}

/** Adds items of each category in turn until the bundle has what it asks for, one at least. */
async function fill(
  api: TestApi,
  token: string,
  path: string,
  { sets }: BundleProducts,
  wanted: number,
  reasonOfReplacement?: string,
): Promise<Omit<Chosen, "bundleId"> | undefined> {
  let first: Omit<Chosen, "bundleId"> | undefined;
  let chosen = 0;
  for (const { setId, products } of [...sets, ...sets, ...sets]) {
    for (const { code } of products) {
      if (first && chosen >= wanted) return first;
      const valueAdds = await requiredValueAdds(api, code);
      const choice = {
        setId,
        styleCode: code,
        sku: await anySku(api, code),
        quantity: 1,
        valueAdds,
        reasonOfReplacement,
      };
      const { status, body } = await api.call("POST", `${path}/items`, { token, body: choice });
      if (status !== 201) continue;
      chosen = body.chosen;
      first ??= { itemId: body.setItems[0].items[0].id, choice: JSON.stringify(choice) };
    }
  }
  return first;
}
