import { expect, it } from "vitest";
import { typedText } from "../../app/forms/typed-text";
import { plainText } from "../../commerce/http/plain-text";

const MOST = 0x10ffff;

it("[SI-01] the shop and the API remove the same invisible characters, and read the same spaces", () => {
  const differ: string[] = [];
  const kept: string[] = [];
  for (let code = 0; code <= MOST; code += 1) {
    const character = String.fromCodePoint(code);
    if (!/[\p{Cf}\p{Zs}]/u.test(character)) continue;
    const text = `a${character}b`;
    if (typedText(text) !== plainText(text)) differ.push(`U+${code.toString(16)}`);
    if (/\p{Zs}/u.test(character)) expect(plainText(text)).toBe("a b");
    else if (plainText(text) === text) kept.push(character);
  }
  expect(differ).toEqual([]);
  // Words and emoji need the joiners.
  expect(kept).toEqual(expect.arrayContaining(["\u200c", "\u200d"]));
  for (const removed of ["\u00ad", "\u200b", "\u202e", "\u2060", "\ufeff"]) {
    expect(typedText(`a${removed}b`)).toBe("ab");
  }
});
