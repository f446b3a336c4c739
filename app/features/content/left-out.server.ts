import sanitizeHtml from "sanitize-html";
import { KEPT, sanitise } from "~/features/cms/sanitise.server";

/** What the shop leaves out of editors' HTML, each once: "<img>", "style of <p>". Empty if it shows all of it. */
export function leftOut(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      if (!KEPT.allowedTags.includes(name)) return void found.push(`<${name}>`);
      const allowed = name === "a" ? KEPT.allowedAttributes.a : [];
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!allowed.includes(attribute)) found.push(`${attribute} of <${name}>`);
        else if (!hasHref(value)) found.push(`the address ${value}`);
      }
    },
  });
  return [...new Set(found)];
}

/** Whether a link to an address stays one. */
const hasHref = (address: string): boolean =>
  sanitise(`<a href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">x</a>`).includes(
    " href=",
  );
