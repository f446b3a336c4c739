import type { Colours } from "./colours";
import { type Fact, footOf, type Garment, type Letter, listed, type Section } from "./letter";
import { BODY, codeLabel, DISPLAY, escapeHtml, heading2, layoutTable, MONO, paragraph, row } from "./markup";

/** What happened, and the first words to the reader. */
export function openingPart(
  { code, heading, greeting, opening, passcode }: Letter,
  colours: Colours,
): string {
  const { ink, shelf } = colours;
  return [
    code ? `<p style="margin:0 0 12px">${codeLabel(code, colours)}</p>` : "",
    `<h1 class="ink" style="margin:0 0 16px;font:bold 26px/1.2 ${DISPLAY};color:${ink};overflow-wrap:anywhere">${escapeHtml(heading)}</h1>`,
    greeting ? paragraph(greeting, ink) : "",
    ...opening.map((text) => paragraph(text, ink)),
    passcode
      ? `<p class="shelf ink" style="margin:16px 0 12px;padding:14px 20px;background-color:${shelf};font:bold 32px/1.2 ${MONO};letter-spacing:6px;color:${ink}">${escapeHtml(passcode)}</p>`
      : "",
  ].join("\n");
}

/** Labelled values as a table that a screen reader reads row by row. */
export function factsPart(facts: readonly Fact[], { line, ink, quiet }: Colours): string {
  const cell = "vertical-align:top;overflow-wrap:anywhere";
  const rows = facts.map(({ label, value, main, total }, index) => {
    const large = main || total;
    const seam = total && index > 0 ? `border-top:2px dashed ${line};padding-top:10px;` : "";
    const size = large ? `bold 19px/1.35 ${DISPLAY}` : `15px/1.4 ${BODY}`;
    return `<tr><th scope="row" class="${large ? "ink" : "quiet"} line" style="padding:5px 12px 5px 0;${seam}${cell};text-align:left;font:${size};color:${large ? ink : quiet}">${escapeHtml(label)}</th><td class="ink line" style="padding:5px 0;${seam}${cell};text-align:right;font:${size};color:${ink}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table style="width:100%;border-collapse:collapse;border-spacing:0"><tbody>${rows.join("\n")}</tbody></table>`;
}

/** A garment: a block in the colour of its cloth, which needs no picture, then its words and its price. */
function garmentRow(
  { quantity, name, fit, remarks = [], code, price, stock, cloth }: Garment,
  colours: Colours,
) {
  const { ink, quiet, line } = colours;
  const small = (text: string, bold = false) =>
    `<br><span class="${bold ? "ink" : "quiet"}" style="font:${bold ? "bold " : ""}14px/1.45 ${BODY};color:${bold ? ink : quiet}">${escapeHtml(text)}</span>`;
  const block = cloth
    ? `<div style="width:36px;height:44px;border:1px solid ${line};border-radius:3px;background-color:${cloth};font-size:1px;line-height:44px">&nbsp;</div>`
    : "";
  const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top`;
  return `<tr>${block ? `<td class="line" style="${cell};width:50px">${block}</td>` : ""}<td class="line ink"${block ? "" : ' colspan="2"'} style="${cell};font:bold 16px/1.35 ${DISPLAY};color:${ink};overflow-wrap:anywhere">${escapeHtml(`${quantity} × ${name}`)}${fit ? small(fit) : ""}${remarks.map((text) => small(text)).join("")}${code ? `<br><span class="quiet" style="font:13px/1.5 ${MONO};color:${quiet}">${escapeHtml(code)}</span>` : ""}${stock ? small(stock, true) : ""}</td><td class="line ink" style="${cell};padding-left:12px;text-align:right;white-space:nowrap;font:bold 16px/1.35 ${DISPLAY};color:${ink}">${escapeHtml(price ?? "")}</td></tr>`;
}

function quotePart(quote: readonly string[], { line, ink }: Colours): string {
  const text = quote.map((words) => escapeHtml(words)).join("<br>\n");
  return `<blockquote class="line ink" style="margin:0 0 4px;padding:2px 0 2px 14px;border-left:4px solid ${line};font:16px/1.5 ${BODY};color:${ink};overflow-wrap:anywhere">${text}</blockquote>`;
}

/** A titled part: somebody's words, garments, lines, labelled values. */
export function sectionPart({ title, quote, garments, lines, facts }: Section, colours: Colours): string {
  const { shown, rest } = listed(garments);
  return [
    heading2(title, colours),
    quote ? quotePart(quote, colours) : "",
    shown.length > 0 ? layoutTable(shown.map((garment) => garmentRow(garment, colours)).join("\n")) : "",
    rest ? paragraph(rest, colours.quiet, { names: "quiet", size: 15, margin: "8px 0 0" }) : "",
    ...(lines ?? []).map((text) => paragraph(text, colours.ink, { size: 15, margin: "0 0 4px" })),
    facts && facts.length > 0 ? factsPart(facts, colours) : "",
  ].join("\n");
}

/** The one action, and another way to it. The colour is the cell's too, because Outlook does not fill a link. */
export const buttonPart = ({ shop, button, otherwise }: Letter, { hv, onHv, link }: Colours): string =>
  `<table role="presentation" class="wide" style="border-collapse:separate;border-spacing:0"><tbody><tr><td class="hv" style="border-bottom:3px solid ${onHv};border-radius:4px;background-color:${hv};text-align:center"><a class="on-hv" href="${escapeHtml(shop.url + button.path)}" target="_blank" rel="noopener" style="display:block;padding:14px 28px;font:bold 17px/1.25 ${DISPLAY};color:${onHv};text-decoration:none">${escapeHtml(button.label)}</a></td></tr></tbody></table>${
    otherwise
      ? `<p style="margin:14px 0 0;font:15px/1.5 ${BODY}"><a class="link" href="${escapeHtml(shop.url + otherwise.path)}" target="_blank" rel="noopener" style="color:${link}">${escapeHtml(otherwise.label)}</a></p>`
      : ""
  }`;

/** What happens next: one sentence, or several as a list. */
export function nextPart(next: readonly string[], colours: Colours): string {
  const [first = "", ...more] = next;
  const item = (text: string) => `<li style="margin:0 0 6px;overflow-wrap:anywhere">${escapeHtml(text)}</li>`;
  const body =
    more.length === 0
      ? paragraph(first, colours.ink, { margin: "0" })
      : `<ul class="ink" style="margin:0;padding:0 0 0 20px;font:16px/1.5 ${BODY};color:${colours.ink}">${next.map(item).join("\n")}</ul>`;
  return `${heading2("What happens next", colours)}\n${body}`;
}

/** Who answers, who sent it and why, and what can be chosen. */
export function footPart(letter: Letter, { quiet, ink, link }: Colours): string {
  const { help, sender, link: settings } = footOf(letter);
  const [first = "", ...more] = help;
  const small = (text: string, margin = "0 0 4px") =>
    paragraph(text, quiet, { names: "quiet", size: 14, margin });
  return [
    paragraph(first, ink, { size: 14, margin: "0" }),
    ...more.map((text) => small(text)),
    ...sender.map((text, index) => small(text, index === 0 ? "12px 0 4px" : "0 0 4px")),
    settings
      ? `<p style="margin:0;font:14px/1.5 ${BODY}"><a class="link" href="${escapeHtml(letter.shop.url + settings.path)}" target="_blank" rel="noopener" style="color:${link}">${escapeHtml(settings.label)}</a></p>`
      : "",
  ].join("\n");
}

/** The shop's mark and name, and whose shop it is. The mark is a letter in a cell, so that it needs no picture. */
export function brandPart(name: string, organisation: string | undefined, colours: Colours): string {
  const { hv, onHv, onBrand, onBrandQuiet } = colours;
  const mark = `<td class="hv on-hv" style="width:34px;height:34px;border-radius:4px 10px 4px 4px;background-color:${hv};text-align:center;font:bold 22px/34px ${DISPLAY};color:${onHv}">K</td>`;
  const whose = organisation
    ? `<br><span style="font:14px/1.4 ${BODY};color:${onBrandQuiet}">${escapeHtml(organisation)}</span>`
    : "";
  const words = `<td style="padding:0 0 0 12px;font:bold 20px/1.2 ${DISPLAY};color:${onBrand};overflow-wrap:anywhere">${escapeHtml(name)}${whose}</td>`;
  return layoutTable(`<tr>${mark}${words}</tr>`);
}

/** A part of the letter's card. A seam joins it to the one above; what ends in a paragraph has its margin below. */
export const cardRow = (
  content: string,
  { line, surface }: Colours,
  { seam = true, bottom = 20 } = {},
): string =>
  row(
    content,
    `padding:20px 28px ${bottom}px;background-color:${surface};${seam ? `border-top:2px dashed ${line};` : ""}`,
    "card line pad",
  );
