import sanitizeHtml from "sanitize-html";

/** Editors' HTML with only what words need: emphasis, links, lists, paragraphs. No script, style or picture. */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ["b", "strong", "i", "em", "a", "p", "br", "ul", "ol", "li", "h2", "h3", "span"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
  });

/** A product name may hold HTML (spec 000 §3); a title or an alt text needs its words alone. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"');
