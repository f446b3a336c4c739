import { HtmlValidate } from "html-validate";

/** Gmail cuts a mail at 102 KB; none of ours is near that. */
const MOST_BYTES = 60 * 1024;

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "no-inline-style": "off", // Mail programs drop style sheets.
    "no-conditional-comment": "off", // Outlook reads them.
    "attribute-boolean-style": "off",
    "long-title": "off", // The title is the subject, which may name a person.
    "tel-non-breaking": "off", // Numbers are written as people copy them.
    "require-sri": "off",
    "no-redundant-role": "off",
  },
});

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!);

/** The words of a text in their order, without the marks that only one of the two parts has. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[>-]+/, "").replace(/[:;]+$/, ""))
    .filter(Boolean);

/** What somebody reads in the HTML, from what happened to the foot. */
export const readIn = (html: string): string =>
  decoded(
    html
      .slice(html.indexOf("<h1"))
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]*>/g, " "),
  );

/** The addresses that a part leads to. */
export const linksOf = ({ text, html }: WrittenMail) => ({
  text: text.match(/^https?:\S+$/gm) ?? [],
  html: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decoded(href!)),
});

/**
 * What keeps a mail from being whole: HTML that is not valid, too large or loads something, links that are not to the
 * shop, and parts that differ in what they say or in its order.
 */
export async function mailProblems(mail: WrittenMail): Promise<string[]> {
  const { html, text } = mail;
  const { results } = await validator.validateString(html);
  const links = linksOf(mail);
  const [said, written] = [wordsOf(readIn(html)), wordsOf(text.replace(/^https?:\S+$/gm, ""))];
  const differ = said.findIndex((word, at) => word !== written[at]);
  const checks: Record<string, boolean> = {
    "is over 60 KB": Buffer.byteLength(html) > MOST_BYTES,
    "loads or runs something": /<(script|img|link|iframe|form|object|video)\b|url\(|@import|http-equiv/i.test(
      html,
    ),
    "says no language": !/<html lang="en" dir="ltr">/.test(html),
    "knows no dark mode": !/<meta name="color-scheme" content="light dark">/.test(html),
    "has not one button": [...html.matchAll(/class="on-hv"/g)].length !== 1,
    "leads away from the shop": !links.html.every((href) => /^https:\/\/(\w+\.)?shop\.example\//.test(href)),
    "leads elsewhere in its text": links.text.join() !== links.html.join(),
    "has a table for layout that is not said to be one":
      /<table(?! role="presentation"| style="width:100%)/.test(html.replace(/<!--.*?-->/gs, "")),
  };
  return [
    ...results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ...Object.entries(checks).flatMap(([problem, holds]) => (holds ? [problem] : [])),
    ...(differ >= 0 || said.length !== written.length
      ? [
          `says "${said.slice(differ, differ + 6).join(" ")}" where its text has "${written.slice(differ, differ + 6).join(" ")}"`,
        ]
      : []),
  ];
}
