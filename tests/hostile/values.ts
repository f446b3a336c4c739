import fc from "fast-check";

/** Stands in what is sent; drawn as markup in an answer it would be a script. */
export const SCRIPT = `"'><script>kitroom()</script>`;

/** Texts that have broken something somewhere. */
const KNOWN = [
  "",
  " ",
  SCRIPT,
  "</textarea></title><img src=x onerror=kitroom()>",
  "javascript:kitroom()",
  "' or 1=1 --",
  "'; drop table users; --",
  "\\'; select pg_sleep(9); --",
  "{{7*7}}<%= 7*7 %>#{7*7}",
  "a\r\nSet-Cookie: kitroom=1",
  "a\nLocation: https://evil.example/",
  "\u0000",
  "a\u0000b",
  "\u0007\u001b[31m\u007f",
  "\ud800",
  "a\udfffb",
  "\u202e\u200b\ufeff\u2028",
  "🧵".repeat(60),
  "e\u0301".repeat(40),
  "ﬀ İ ı ẞ",
  "../../../etc/passwd",
  "..\\..\\",
  "%00",
  "%2e%2e%2f",
  "%252e%252e",
  "%c0%af",
  "%",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "true",
  "[]",
  "{}",
  "[object Object]",
  "0",
  "-1",
  "1.5",
  "1e99",
  "-1e99",
  "0x10",
  "00000000000000000001",
  "2147483648",
  "9007199254740993",
  "99999999999999999999999999",
  "current",
  "anonymous",
  "*",
  "(",
  "a:b:c:d",
  ":::",
  "2026-02-30",
  "9999-99-99T99:99:99Z",
  "=cmd|'/c calc'!A0",
  "\\\\host\\share",
  "//evil.example/",
  "https://evil.example/",
  "x".repeat(61),
  "x".repeat(256),
  "x".repeat(5000),
];

const anyUnit = fc.oneof(fc.constantFrom("grapheme", "binary", "binary-ascii") as fc.Arbitrary<"grapheme">);

/** A text that nobody types by mistake. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: anyUnit.chain((unit) => fc.string({ unit, maxLength: 80 })) },
  // Halves of surrogate pairs, which no UTF-8 holds.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((codes) => String.fromCharCode(...codes)),
  },
);

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "$ref",
  "",
  "a\u0000",
  "\ud800",
  "a.b",
  "a[0]",
  "0",
];

/** Built as text, so that no engine makes a prototype of it on the way. */
const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON that no schema asks for, as text. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "null",
      "true",
      "false",
      "0",
      "-0",
      "-1",
      "1.5",
      "1e400",
      "-1e400",
      "9007199254740993",
      "1e-400",
      "[]",
      "{}",
      '[""]',
      "[null]",
      '"\\ud800"',
      '"\\u0000"',
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom(...KEYS), hostileText),
          fc.constantFrom("1", "null", '"x"', "{}", "[]", '{"polluted":true}'),
        ),
        { maxLength: 5 },
      )
      .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      nested(40, "[", "]"),
      nested(9000, "[", "]"),
      nested(6000, '{"a":', "}"),
      `[${"1,".repeat(20_000)}1]`,
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
);

/** Bodies that are hardly JSON. */
export const brokenBody: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  hostileJson,
  fc.constantFrom(
    "{",
    '{"a":1',
    "[1,",
    '{"a":1}{"a":2}',
    "\ufeff{}",
    "{'a':1}",
    "a=1&a=2&a[b]=3&__proto__=1",
    "%",
    "a=%ff%fe",
    "<?xml version='1.0'?><a/>",
    "--x\r\n\r\n--x--",
  ),
);

export const contentType = fc.constantFrom(
  undefined,
  "application/json",
  "application/json; charset=utf-16",
  "application/json;charset=nonsense",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=shift_jis",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "text/xml",
  "application/octet-stream",
  "nonsense",
  "a/b;".repeat(50),
);

/** What may stand in a header at all: everything else a client refuses to send. */
export const headerText: fc.Arbitrary<string> = hostileText.map((text) =>
  [...text]
    .filter((char) => /[\t\u0020-\u007e\u00a0-\u00ff]/.test(char))
    .join("")
    .slice(0, 2000),
);

/** Well-formed for an address: half a surrogate pair cannot be written in UTF-8. */
export const inAddress = (text: string): string =>
  encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));

/** A part of a path as it is sent: percent signs that say nothing, or something that servers trip over. */
export const pathPart: fc.Arbitrary<string> = fc.oneof(
  hostileText.filter((text) => text.length < 2500).map(inAddress),
  fc.constantFrom(
    "%00",
    "%ff",
    "%",
    "%2",
    "%2e%2e",
    "%252e%252e%252f",
    "%2f",
    "%5c",
    "%0d%0aX: 1",
    "a;b=c",
    "a%3bb",
    ".%2e",
    "~",
    "%F0%9F",
  ),
);
