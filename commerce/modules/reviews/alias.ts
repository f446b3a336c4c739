const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Whether a display name could be mistaken for the organisation, one of its units or the shop. Punctuation,
 * spaces and letter case make no difference.
 */
export function speaksForOthers(alias: string, names: { organisation: string; unit: string; shop: string }) {
  const shown = bare(alias);
  const { organisation, unit, shop } = names;
  return [organisation, shop].some((name) => shown.includes(bare(name))) || shown === bare(unit);
}
