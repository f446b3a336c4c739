/** "KR-1, KR-2 and KR-3", or with "or" before the last. */
export const listed = (words: readonly string[], before: "and" | "or" = "and"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${before} ${words.at(-1)}`;
