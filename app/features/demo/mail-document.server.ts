/**
 * The HTML part of an email as a page of its own, sandboxed: no scripts, forms, requests or frames. Its link opens the
 * shop in a new tab. It sends no Cross-Origin-Opener-Policy, because browsers refuse a sandboxed page with one.
 * @param framedBy which pages may show it in a frame.
 */
export const mailDocument = (html: string, framedBy: "'none'" | "'self'"): Response =>
  new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${framedBy}; sandbox allow-popups allow-popups-to-escape-sandbox`,
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Cache-Control": "private, no-cache",
    },
  });
