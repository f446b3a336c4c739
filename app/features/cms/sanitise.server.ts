import sanitizeHtml from "sanitize-html";

/** How many texts the cache keeps; a shop has far fewer banners and names. */
const MOST_REMEMBERED = 2000;

/** The same few texts are on every page, so sanitised HTML is cached. */
function remembered(work: (html: string) => string): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const before = known.get(html);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const made = work(html);
    known.set(html, made);
    return made;
  };
}

/** What is left of editors' HTML. */
export const KEPT = {
  allowedTags: ["b", "strong", "i", "em", "a", "p", "br", "ul", "ol", "li", "h2", "h3", "span"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** Editors' HTML with only emphasis, links, lists and paragraphs. No script, style or picture. */
export const sanitise = remembered((html) => sanitizeHtml(html, KEPT));

/** A product name may contain HTML (spec 000 §3). Titles and alt texts need plain text. */
export const plainText = remembered((html) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"'),
);
