import sanitizeHtml from "sanitize-html";

/** Texts that are remembered; a shop's banners and names are far fewer. */
const MOST_REMEMBERED = 2000;

/** The same few texts stand on every page, and reading HTML costs more than remembering it. */
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

/** Editors' HTML with only what words need: emphasis, links, lists, paragraphs. No script, style or picture. */
export const sanitise = remembered((html) =>
  sanitizeHtml(html, {
    allowedTags: ["b", "strong", "i", "em", "a", "p", "br", "ul", "ol", "li", "h2", "h3", "span"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
  }),
);

/** A product name may hold HTML (spec 000 §3); a title or an alt text needs its words alone. */
export const plainText = remembered((html) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"'),
);
