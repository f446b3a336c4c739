// @ts-check
// What a kept choice is called, read from the page that it was chosen on. Part of worker.js (docs/decisions/0148).

const keptNames = (() => {
  /** @param {string} html */
  const textOf = (html) =>
    html
      .replace(/<!--[\s\S]*?-->|<[^>]*>/g, " ")
      .replace(/&(?:#(x?[\da-f]+)|(\w+));/gi, (whole, number, name) => {
        if (name) return { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " }[String(name)] || whole;
        return String.fromCodePoint(
          String(number)[0] === "x" ? parseInt(String(number).slice(1), 16) : Number(number),
        );
      })
      .replace(/\s+/g, " ")
      .trim();

  /**
   * The text in the last element of a kind before a place, or in the first after it.
   * @param {string} html
   * @param {RegExp} element
   */
  function lastOf(html, element) {
    const found = html.match(new RegExp(element.source, "g"));
    return found ? textOf(found[found.length - 1] || "") : "";
  }

  /** @param {string} text */
  const asWritten = (text) =>
    text.replace(
      /[&<>"']/g,
      (letter) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" }[letter]};`,
    );

  /**
   * The label of a radio.
   * @param {string} html of the form
   * @param {string} name
   * @param {string} value
   */
  function labelOf(html, name, value) {
    const tags = html.match(/<input\b[^>]*>/g) || [];
    const tag = tags.find(
      (one) => one.includes(`name="${name}"`) && one.includes(`value="${asWritten(value)}"`),
    );
    if (!tag) return "";
    const after = html.slice(html.indexOf(tag) + tag.length);
    return textOf(after.slice(0, after.indexOf("</label>")));
  }

  /**
   * @param {string} html of the page; empty if it is not kept
   * @param {URLSearchParams} fields
   * @param {URL} url
   */
  function of(html, fields, url) {
    const style = fields.get("style") || url.searchParams.get("style") || "";
    const card = fields.has("style") ? html.indexOf(`name="style" value="${asWritten(style)}"`) : -1;
    const start = card < 0 ? html.indexOf('id="choosing"') : html.lastIndexOf("<form", card);
    const form = start < 0 ? "" : html.slice(start, html.indexOf("</form>", start));
    const name =
      card < 0
        ? textOf(html.slice(html.indexOf(">", start) + 1, html.indexOf("</h", start)))
        : lastOf(html.slice(0, card), /<h3>[\s\S]*?<\/h3>/);
    const colour = labelOf(form, "colour", fields.get("colour") || "") || fields.get("colour");
    const size = (fields.get("fit") || "").split("|").filter(Boolean).join(" ");
    const count = Number(fields.get("all") || fields.get("quantity") || 1);
    const detail = [colour, size, count > 1 ? `${count} pieces` : ""].filter(Boolean).join(", ");
    /** What a form without a choice lacks, which the shop would refuse later. */
    const lacks = ["colour", "fit"].some((part) => form.includes(`name="${part}"`) && !fields.get(part));
    return { name: (start < 0 ? "" : name) || style, detail, lacks };
  }

  return { of };
})();
