import { expect } from "vitest";
import { SCRIPT } from "./values";

/** Words of the house behind the answer that no answer may hold; what was typed may stand near a "from". */
const INSIDES =
  /\bat [\w.<>]+ \(?(\/|file:|node:)|node_modules|Failed query|drizzle|PGlite|\bselect [^;{}]{1,80} from\b|syntax error at or near|violates .{1,40} constraint|relation "|column "|invalid input syntax|invalid byte sequence|RangeError|TypeError|ZodError|ECONN(?:REFUSED|RESET|ABORTED)|"stack":/i;

/**
 * A refusal that repeats what it refuses at length helps nobody but who wants to fill a line. Characters, of a page
 * without its styles: the longest, of ten people whose every field is wrong, has 80,000.
 */
const LONGEST_REFUSAL = { page: 90_000, call: 40_000 };
const INLINED = /<style[^>]*>[^<]*<\/style>/;

/** What holds of every answer, whatever was sent. */
export function keepsCountenance(
  answer: { status: number; headers: Headers; text: string },
  said: string,
): void {
  const { status, headers, text } = answer;
  expect(status, `${said}\n${text.slice(0, 600)}`).toBeLessThan(500);
  expect(text.match(INSIDES)?.[0], `${said} shows its insides`).toBeUndefined();
  const isPage = (headers.get("Content-Type") ?? "").includes("html");
  if (isPage)
    expect(text.includes("<script>kitroom()"), `${said} draws what was typed as markup`).toBe(false);
  if (isPage) expect(text.includes(SCRIPT), `${said} draws what was typed as markup`).toBe(false);
  if (status >= 400)
    expect(text.replace(INLINED, "").length, `${said}: an endless refusal`).toBeLessThan(
      LONGEST_REFUSAL[isPage ? "page" : "call"],
    );
}
