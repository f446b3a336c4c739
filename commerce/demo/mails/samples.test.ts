import { describe, expect, test } from "vitest";
import { mailProblems, readIn } from "../../../tests/support/whole-mail";
import { type Letter, letterHtml, letterText } from "../../modules/mail";
import { sampleShops } from "./sample";
import { SAMPLE_MAILS } from "./samples";

const shops = sampleShops((site) => `https://${site}.shop.example`);
const mails = SAMPLE_MAILS.flatMap(({ mails: each }) => each);
const siteOf = ({ shop }: Letter) =>
  shop.site === "wholesale"
    ? ({ name: "Kitroom Wholesale", theme: "wholesale" } as const)
    : ({ name: "Kitroom", theme: "default" } as const);
const written = (letter: Letter) => ({
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter, siteOf(letter)),
});

const HOSTILE = "O'Brien-Ngāti <b>&\r\nBcc: thief@evil.example";
/** Not texts of a person: where links lead, and what the program itself reads. */
const FIXED = new Set(["url", "site", "path", "settings", "cloth", "passcode", "code"]);
/** The same with a hostile name at the end of every text. */
const spoilt = <T>(value: T, key = ""): T => {
  if (typeof value === "string") return (FIXED.has(key) ? value : `${value} ${HOSTILE}`) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => spoilt(one, key)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, spoilt(one as unknown, name)]),
  ) as T;
};

describe("a mail of each kind", () => {
  test.each(mails)("[CK-03] is whole in both parts: $kind", async ({ letter }) => {
    expect(await mailProblems(written(letter(shops)))).toEqual([]);
  });

  test.each(mails)("[CK-03] takes no markup and no header from names: $kind", async ({ letter }) => {
    const mail = written(spoilt(letter(shops)));
    expect(await mailProblems(mail)).toEqual([]);
    expect(mail.html).not.toContain("<b>");
    expect(readIn(mail.html)).toContain("O'Brien-Ngāti <b>& Bcc:");
    expect(mail.text).not.toMatch(/^\s*bcc:/im);
  });

  test("[CK-03] has an address of its own", () => {
    expect(new Set(mails.map(({ kind }) => kind)).size).toBe(mails.length);
  });
});

test("[CK-03] a mail of an order with 400 lines lists 30 garments, says how many are missing and stays under 60 KB", async () => {
  const letter = mails.find(({ kind }) => kind === "order-placed")!.letter(shops);
  const [items, ...others] = letter.sections!;
  const garments = Array.from({ length: 400 }, (_, n) => ({
    ...items!.garments![n % 3]!,
    name: `Scrub top with a long name for colleagues of ward ${n}`,
  }));
  const mail = written({ ...letter, sections: [{ ...items!, garments }, ...others] });
  expect(await mailProblems(mail)).toEqual([]);
  expect(mail.text.match(/Scrub top with a long name/g)).toHaveLength(30);
  expect(mail.text).toContain("And 370 more. The page shows them all.");
});
