import type { Colours } from "./colours";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, so that a name is never markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** The faces of the design language, without a request. Outlook takes the first that it has, so no quotes are needed. */
export const DISPLAY = "Bahnschrift,DIN Alternate,Roboto Condensed,Arial Narrow,Arial,sans-serif";
export const BODY = "Segoe UI,-apple-system,Roboto,Helvetica Neue,Arial,sans-serif";
export const MONO = "Cascadia Mono,SF Mono,Roboto Mono,Consolas,monospace";

/** A table for layout: the only boxes that every mail program places alike. */
export const layoutTable = (rows: string, style = ""): string =>
  `<table role="presentation" style="width:100%;border-collapse:collapse;border-spacing:0;${style}"><tbody>${rows}</tbody></table>`;

/** A row of one cell. @param names classes for dark mode and phones. */
export const row = (content: string, style: string, names = ""): string =>
  `<tr><td${names ? ` class="${names}"` : ""} style="${style}">${content}</td></tr>`;

/** A paragraph; `names` holds the class of its colour in dark mode. */
export const paragraph = (
  text: string,
  colour: string,
  { names = "ink", size = 16, margin = "0 0 12px" } = {},
): string =>
  `<p class="${names}" style="margin:${margin};font:${size}px/1.5 ${BODY};color:${colour};overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** A heading of a section. */
export const heading2 = (text: string, { ink }: Colours): string =>
  `<h2 class="ink" style="margin:0 0 8px;font:bold 19px/1.25 ${DISPLAY};color:${ink}">${escapeHtml(text)}</h2>`;

/** A number as on labels: monospaced, with a bar at its left. */
export const codeLabel = (code: string, { shelf, ink }: Colours, size = 13): string =>
  `<span class="shelf ink bar" style="display:inline-block;padding:2px 8px;border-left:3px solid ${ink};background-color:${shelf};font:bold ${size}px/1.4 ${MONO};color:${ink}">${escapeHtml(code)}</span>`;
