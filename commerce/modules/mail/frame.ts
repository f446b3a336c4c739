import type { Site } from "../../http/call";
import { COLOURS, type Colours } from "./colours";
import { inLines, type Letter } from "./letter";
import { escapeHtml, layoutTable, row } from "./markup";
import {
  brandPart,
  buttonPart,
  cardRow,
  factsPart,
  footPart,
  nextPart,
  openingPart,
  sectionPart,
} from "./parts";

/** Fills what a mail program shows after the subject, so that it does not go on with the text of the mail. */
const PREVIEW_FILL = "&#847;&zwnj;&nbsp;".repeat(60);

const previewOf = ({ opening, heading }: Letter): string => (opening[0] ?? heading).slice(0, 140);

/** Dark mode and phones. Programs that drop it show the inline styles, which are complete. */
function styleSheet({ paper, surface, shelf, line, ink, quiet, link, hv, onHv }: Colours): string {
  const dark = (prefix: string) =>
    [
      `.paper{background-color:${paper}!important}`,
      `.card{background-color:${surface}!important}`,
      `.shelf{background-color:${shelf}!important}`,
      `.line{border-color:${line}!important}`,
      `.bar{border-color:${ink}!important}`,
      `.ink{color:${ink}!important}`,
      `.quiet{color:${quiet}!important}`,
      `.link{color:${link}!important}`,
      `.hv{background-color:${hv}!important}`,
      `.on-hv{color:${onHv}!important}`,
    ]
      .map((rule) => prefix + rule)
      .join("");
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}.wide{width:100%!important}}@media (prefers-color-scheme:dark){${dark("")}}${dark("[data-ogsc] ")}`;
}

/** What Outlook needs to keep the width; every other program takes it for a comment. */
const OUTLOOK_BEGIN =
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->';
const OUTLOOK_END = "<!--[if mso]></td></tr></table><![endif]-->";

/**
 * A letter as an HTML document for mail programs: tables and inline styles, no scripts, no pictures, no requests. It is
 * 600 px wide at most and fits 320 px.
 */
export function letterHtml(asWritten: Letter, site: Pick<Site, "name" | "theme">): string {
  const letter = inLines(asWritten);
  const { light, dark } = COLOURS[site.theme];
  const { subject, facts = [], sections = [], next = [], shop } = letter;
  const title = escapeHtml(subject);
  const parts = [
    cardRow(openingPart(letter, light), light, { seam: false, bottom: 8 }),
    ...(facts.length > 0 ? [cardRow(factsPart(facts, light), light)] : []),
    ...sections.map((section) => cardRow(sectionPart(section, light), light)),
    cardRow(buttonPart(letter, light), light, { seam: facts.length + sections.length > 0 }),
    ...(next.length > 0 ? [cardRow(nextPart(next, light), light)] : []),
  ];
  const tape = row("&nbsp;", `height:5px;background-color:${light.hv};font-size:1px;line-height:5px`);
  const brand = row(
    brandPart(site.name, shop.organisation, light),
    `padding:16px 28px;background-color:${light.brand}`,
    "pad",
  );
  const foot = row(footPart(letter, light), "padding:20px 28px 28px", "pad");
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="date=no, address=no">
<title>${title}</title>
<style>${styleSheet(dark)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${escapeHtml(previewOf(letter))}${PREVIEW_FILL}</div>
<main>
${OUTLOOK_BEGIN}
${layoutTable([tape, brand, ...parts, foot].join("\n"), "max-width:600px;margin:0 auto;table-layout:fixed")}
${OUTLOOK_END}
</main>
</body>
</html>
`;
}
