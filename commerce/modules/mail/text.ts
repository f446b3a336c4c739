import { type Fact, footOf, type Garment, inLines, type Letter, listed, type Section } from "./letter";

const factLine = ({ label, value }: Fact) => `  ${label}: ${value}`;

/** "2 × Scrub top: Ward Teal, 12; SV-3001-TN-12; $58.00" */
export function garmentText({ quantity, name, fit, remarks = [], code, price, stock }: Garment): string {
  const more = [fit, ...remarks, code, stock, price].filter(Boolean).join("; ");
  return `${quantity} × ${name}${more ? `: ${more}` : ""}`;
}

function sectionText({ title, quote = [], garments, lines = [], facts = [] }: Section): string {
  const { shown, rest } = listed(garments);
  return [
    title,
    ...quote.map((words) => `  > ${words}`),
    ...shown.map((garment) => `  ${garmentText(garment)}`),
    ...(rest ? [`  ${rest}`] : []),
    ...lines.map((line) => `  ${line}`),
    ...facts.map(factLine),
  ].join("\n");
}

/** The letter as plain text, complete and in the order of the HTML, for mail programs that show none. */
export function letterText(asWritten: Letter): string {
  const letter = inLines(asWritten);
  const {
    heading,
    greeting,
    opening,
    passcode,
    facts = [],
    sections = [],
    button,
    otherwise,
    next = [],
    shop,
  } = letter;
  const { help, sender, link } = footOf(letter);
  const paragraphs = [
    heading,
    ...(greeting ? [greeting] : []),
    ...opening,
    ...(passcode ? [`  ${passcode}`] : []),
    ...(facts.length > 0 ? [facts.map(factLine).join("\n")] : []),
    ...sections.map(sectionText),
    `${button.label}:\n${shop.url}${button.path}`,
    ...(otherwise ? [`${otherwise.label}:\n${shop.url}${otherwise.path}`] : []),
    ...(next.length > 0 ? [["What happens next", ...next.map((text) => `  - ${text}`)].join("\n")] : []),
    help.join("\n"),
    sender.join("\n"),
    ...(link ? [`${link.label}:\n${shop.url}${link.path}`] : []),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
