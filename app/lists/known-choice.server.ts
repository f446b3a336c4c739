/** What an address asks for of a few choices. A text that is none of them is told (`UnknownChoice`), not passed over. */
export function knownChoice<const Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): { choice?: Choice; isUnknown: boolean } {
  const asked = search.get(name);
  const choice = choices.find((one) => one === asked);
  return { choice, isUnknown: Boolean(asked) && choice === undefined };
}
