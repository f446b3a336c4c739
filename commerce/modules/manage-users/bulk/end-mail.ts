import type { MailShop, Message } from "../../mail";

export interface Counts {
  added: number;
  mend: number;
  /** Good rows that nobody was added from. */
  left: number;
}

/** What came of a file of people. @param ended why it ended before the last row, in words. */
export function usersAddedMessage(
  shop: MailShop,
  { id, fileName, ended }: { id: string; fileName: string; ended?: string },
  { added, mend, left }: Counts,
): Message {
  return {
    shop,
    subject: ended
      ? `Adding the people of ${fileName} has ended early`
      : `The people of ${fileName} are added`,
    heading: ended ? "Adding people ended early" : "Your people are added",
    opening: [ended ? `${ended} The rest of ${fileName} is not added.` : `The work on ${fileName} is done.`],
    facts: [
      { label: "File", value: fileName },
      { label: "People added", value: String(added), main: true },
      { label: "Rows to mend", value: String(mend) },
      ...(ended ? [{ label: "Rows not added", value: String(left) }] : []),
    ],
    button: { label: "See the rows", path: `/manage-users?do=upload&upload=${encodeURIComponent(id)}` },
    next: [
      "Each new person gets an email with a link to set a password.",
      ...(mend > 0 ? ["Mend the other rows on the page, then add them."] : []),
    ],
    why: "you sent this file",
    settings: "always",
  };
}
