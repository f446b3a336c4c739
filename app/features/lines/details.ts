export interface Described {
  selectedValueAdd: { name: string; prompts: { userEnteredValue: string }[] }[];
  reasonOfReplacement?: string;
  additionalComments?: string;
  standardWarning?: string;
  ppeReason?: string;
  certificates?: { standard: string; class: string; certificate: string; version: string; text: string }[];
}

/** What was chosen and said of an item beside its size: value-adds with their texts, reasons, the comment, standards. */
export function detailsOf(item: Described) {
  const added = item.selectedValueAdd.map(({ name, prompts }) => ({
    name,
    text: prompts
      .map((prompt) => prompt.userEnteredValue)
      .filter(Boolean)
      .join(", "),
  }));
  return [
    ...added,
    ...[
      { name: "Reason of replacement", text: item.reasonOfReplacement ?? "" },
      { name: "Comment", text: item.additionalComments ?? "" },
      { name: "Standard", text: item.standardWarning ?? "" },
      { name: "Reason for this item", text: item.ppeReason ?? "" },
    ].filter(({ text }) => text !== ""),
    ...(item.certificates ?? []).map(certificateOf),
  ];
}

/** "AS/NZS 4602.1 class D/N" and "Certificate HV-100-7, version 2. For day and night." */
export const certificateOf = (one: NonNullable<Described["certificates"]>[number]) => ({
  name: [one.standard, one.class && `class ${one.class}`].filter(Boolean).join(" "),
  text: [
    `Certificate ${one.certificate}${one.version ? `, version ${one.version}` : ""}.`,
    one.text.replaceAll(/\s+/g, " "),
  ].join(" "),
});
