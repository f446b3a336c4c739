/** A block of a letter: plain lines, or labelled values. */
export interface LetterBlock {
  title: string;
  lines?: string[];
  facts?: { label: string; value: string }[];
}

/** The content of a mail, before it is rendered as text and HTML. Every string is plain text. */
export interface Letter {
  greeting: string;
  opening: string[];
  blocks: LetterBlock[];
  link: { label: string; url: string };
  closing: string[];
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, so that a name is never markup. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** One line without control characters, so that a header value cannot start another header. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();

/** The letter as plain text, complete, for mail programs that show no HTML. */
export function letterText({ greeting, opening, blocks, link, closing }: Letter): string {
  const paragraphs = [
    oneLine(greeting),
    ...opening.map(oneLine),
    ...blocks.map(({ title, lines = [], facts = [] }) =>
      [
        title,
        ...lines.map((line) => `  ${oneLine(line)}`),
        ...facts.map((f) => `  ${f.label}: ${oneLine(f.value)}`),
      ].join("\n"),
    ),
    `${link.label}:\n${link.url}`,
    closing.join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

const BODY = "margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d2429;background:#fff";

/** The letter as simple HTML: headings, lists and a link; no pictures, no scripts, no requests. */
export function letterHtml(subject: string, letter: Letter): string {
  const { greeting, opening, blocks, link, closing } = letter;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const block = ({
    title,
    lines = [],
    facts = [],
  }: LetterBlock) => `<h2 style="font-size:18px">${escapeHtml(title)}</h2>
<ul>
${lines.map((line) => `<li>${escapeHtml(oneLine(line))}</li>`).join("\n")}${facts
    .map((f) => `<li>${escapeHtml(f.label)}: ${escapeHtml(oneLine(f.value))}</li>`)
    .join("\n")}
</ul>`;
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
<main>
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(subject)}</h1>
${paragraph(oneLine(greeting))}
${opening.map((text) => paragraph(oneLine(text))).join("\n")}
${blocks.map(block).join("\n")}
<p><a href="${escapeHtml(link.url)}" target="_blank" rel="noopener">${escapeHtml(link.label)}</a></p>
<p>${closing.map(escapeHtml).join("<br>\n")}</p>
</main>
</body>
</html>
`;
}
