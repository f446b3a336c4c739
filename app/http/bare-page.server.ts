/**
 * A whole page without the shop's layout, for errors before the storefront runs or that it cannot render.
 * Only pass fixed texts: they are not escaped.
 */
export const barePage = (title: string, text: string, reference?: string): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>Error: ${title} | Kitroom</title></head><body><h1>${title}</h1>` +
  `<p>${text} <a href="/">Go to the shop</a>.</p>` +
  `${reference ? `<p>Reference: ${reference}</p>` : ""}</body></html>`;

/** Headers for such a page: it loads nothing. */
export const barePageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};
