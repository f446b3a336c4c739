interface Described {
  selectedValueAdd: { name: string; prompts: { userEnteredValue: string }[] }[];
  reasonOfReplacement?: string;
  additionalComments?: string;
}

/** What was chosen and said of an item beside its size: value-adds with their texts, the reason, the comment. */
export function detailsOf({ selectedValueAdd, reasonOfReplacement, additionalComments }: Described) {
  const added = selectedValueAdd.map(({ name, prompts }) => ({
    name,
    text: prompts
      .map((prompt) => prompt.userEnteredValue)
      .filter(Boolean)
      .join(", "),
  }));
  return [
    ...added,
    { name: "Reason of replacement", text: reasonOfReplacement ?? "" },
    { name: "Comment", text: additionalComments ?? "" },
  ].filter(({ text }, index) => index < added.length || text !== "");
}
