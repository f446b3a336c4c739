/** A whole page without the shop around it, for what comes before the shop or cannot be drawn by it. Words are ours alone. */
export const barePage = (title: string, text: string, reference?: string): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>Error: ${title} | Kitroom</title></head><body><h1>${title}</h1>` +
  `<p>${text} <a href="/">Go to the shop</a>.</p>` +
  `${reference ? `<p>Reference: ${reference}</p>` : ""}</body></html>`;

/** Goes with it: nothing on it loads anything. */
export const barePageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};
