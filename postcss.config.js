import tailwind from "@tailwindcss/postcss";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";

/** The browsers of package.json; tests/unit/engines.test.ts holds what is built to them. */
const targets = browserslistToTargets(browserslist());

/** Prefixes, and older spellings of what these browsers do not know yet. */
const forTheseBrowsers = {
  postcssPlugin: "for-these-browsers",
  OnceExit(root, { postcss }) {
    // Safari knows this name since 15.4, and the other, which does the same, since ever.
    root.walkDecls("overflow-wrap", (rule) => {
      if (rule.value === "anywhere") rule.assign({ prop: "word-break", value: "break-word" });
    });
    // Only a comment: of that package's own styles, none are sent.
    root.walkComments((comment) => comment.remove());
    const from = root.source?.input.file ?? "app.css";
    const { code } = transform({ filename: from, code: Buffer.from(root.toString()), targets, minify: true });
    root.raws = {};
    root.removeAll().append(postcss.parse(code.toString(), { from }));
  },
};

export default { plugins: [tailwind({ optimize: false }), forTheseBrowsers] };
