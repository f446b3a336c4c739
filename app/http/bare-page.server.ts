/** A whole page without the shop around it, for what comes before the shop or cannot be drawn by it. */
export const barePage = (title: string, text: string): string =>
  `<!DOCTYPE html><html lang="en"><title>${title}</title><h1>${title}</h1>` +
  `<p>${text} <a href="/">Go to the shop</a>.</p></html>`;

/** Goes with it: nothing on it loads anything. */
export const barePageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'",
  "Cache-Control": "no-store",
};
