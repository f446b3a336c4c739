import { type Fact, footOf, type Garment, type Letter, listed, oneLine, type Section } from "./letter";

const factLine = ({ label, value }: Fact) => `  ${oneLine(label)}: ${oneLine(value)}`;

/** "2 × Scrub top: Ward Teal, 12; SV-1101-TE-12; $58.00" */
export function garmentText({ quantity, name, fit, remarks = [], code, price, stock }: Garment): string {
  const more = [fit, ...remarks, code, price, stock].filter(Boolean).join("; ");
  return oneLine(`${quantity} × ${name}${more ? `: ${more}` : ""}`);
}

function sectionText({ title, quote = [], garments, lines = [], facts = [] }: Section): string {
  const { shown, rest } = listed(garments);
  return [
    title,
    ...quote.map((words) => `  > ${oneLine(words)}`),
    ...shown.map((garment) => `  ${garmentText(garment)}`),
    ...(rest ? [`  ${rest}`] : []),
    ...lines.map((line) => `  ${oneLine(line)}`),
    ...facts.map(factLine),
  ].join("\n");
}

/** The letter as plain text, complete and in the order of the HTML, for mail programs that show none. */
export function letterText(letter: Letter): string {
  const { heading, greeting, opening, passcode, facts = [], sections = [], button, next = [], shop } = letter;
  const { help, sender, link } = footOf(letter);
  const paragraphs = [
    oneLine(heading),
    ...(greeting ? [oneLine(greeting)] : []),
    ...opening.map(oneLine),
    ...(passcode ? [`  ${passcode}`] : []),
    ...(facts.length > 0 ? [facts.map(factLine).join("\n")] : []),
    ...sections.map(sectionText),
    `${button.label}:\n${shop.url}${button.path}`,
    ...(next.length > 0
      ? [["What happens next", ...next.map((text) => `  - ${oneLine(text)}`)].join("\n")]
      : []),
    ["--", ...help.map(oneLine)].join("\n"),
    sender.map(oneLine).join("\n"),
    ...(link ? [`${link.label}:\n${shop.url}${link.path}`] : []),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
