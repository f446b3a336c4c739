import { HtmlValidate } from "html-validate";

/** The recommended rules that pages do not keep, each with its reason. */
const NOT_KEPT: Record<string, string> = {
  "attr-case": "React writes some names with capitals; HTML has none.",
  "attribute-boolean-style": 'React writes `required=""`.',
  "attribute-empty-style": 'React writes `hidden=""`.',
  "void-style": "React writes `<br/>`.",
  "long-title": "A page is named after its goods, whose names are not ours to shorten.",
  "no-implicit-button-type": "A button of a form sends it: that is the default, and is meant.",
  "no-implicit-input-type": "A field takes a text: that is the default, and is meant.",
  "no-redundant-role":
    "On phones the stylesheet shows rows as blocks, and then browsers forget that they are a table unless its parts say so.",
  "tel-non-breaking": "Numbers are written as people copy them, with plain spaces.",
};

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    ...Object.fromEntries(Object.keys(NOT_KEPT).map((rule) => [rule, "off" as const])),
    // What is chosen from several boxes goes by one name.
    "form-dup-name": ["error", { shared: ["radio", "button", "submit", "checkbox"] }],
    // React and conform make ids of colons, dots and brackets, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Lists, tables and sections may have a name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** What is wrong with a page's HTML as it was sent: the rule, in words, and where, one line each. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`),
  );
}
