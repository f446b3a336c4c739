import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }));

describe("forms", () => {
  it("[SI-08] every POST form is a PostForm, which carries the visit's proof", () => {
    const own = sources.filter(
      ({ file, text }) =>
        !["ui/post-form.tsx", "ui/away-form.tsx"].includes(file) &&
        /<(form|Form)\s[^>]*method="post"/.test(text),
    );
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  it("[SH-12] a submit stands inside its form: text browsers know no form attribute", () => {
    const outside = sources.filter(({ text }) => /<(\w*[Bb]utton|SubmitButton)\s[^>]*?\sform=/.test(text));
    expect(outside.map(({ file }) => file)).toEqual([]);
  });

  it("[SH-12] a button for the Enter key alone says what it does, where no stylesheet hides it", () => {
    const words = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/<button\b[^>]*className="vh"[^]*?>\s*([^<>]*?)\s*<\/button>/g)].map(([, said]) => ({
        file,
        said,
      })),
    );
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter(({ said }) => said !== "{words}" && !/^\w+ \w+/.test(said!))).toEqual([]);
  });
});
