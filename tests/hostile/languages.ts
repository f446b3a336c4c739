import { strToU8, zipSync } from "fflate";
import { orderDocument, setupDocument } from "../support/cxml";
import { shapesOf, type Shape } from "./growth";
import { DEEP } from "./settings";

/** The run that goes with every change takes the first ones of each list. */
const some = <T>(all: readonly T[], few: number): readonly T[] => (DEEP ? all : all.slice(0, few));

const TAGS = [
  "<a/>",
  '<a b="4"/>',
  "<a></a>",
  "<!---->",
  "<![CDATA[]]>",
  "<?x y?>",
  "&amp;",
  "]]",
  "<a>",
  "</a>",
  "\r\n",
  "é",
];
const LONG = ['<a b="…"/>', "…", "<!--…-->", "<…/>", "<![CDATA[…]]>", "<?x …?>"];

/** Documents of a sender who shows a secret; they open nothing. */
export const setups: Shape[] = [
  ...shapesOf({
    pieces: some(TAGS, 7),
    long: some(LONG, 2),
    frames: some(
      [setupDocument({ post: "", more: "…" }), setupDocument({ post: "", cookie: "<a>…</a>" })],
      1,
    ),
  }),
  // Nothing closes before the first of them: what looks for the end of an element looks through all of it.
  ...shapesOf({ pieces: some(TAGS, 3), long: ['<cXML x="…">'], frames: ["…</cXML>"] }),
  ...shapesOf({
    pieces: some([' b="1"', " ", "x", "<!ENTITY", "<!", "%"], 3),
    frames: some(
      [
        setupDocument({ more: "<a …/>" }),
        setupDocument({ doctype: "<!DOCTYPE cXML […]>" }),
        setupDocument({ declaration: "<?xml version='1.0' …?>" }),
      ],
      2,
    ),
  }),
];

/** Orders with many of each part. */
export const orders: Shape[] = shapesOf({
  pieces: [
    '<ItemOut quantity="1"><ItemID><SupplierPartID>A</SupplierPartID></ItemID></ItemOut>',
    "<ShipTo><Address><PostalAddress><Street>A</Street></PostalAddress></Address></ShipTo>",
    "<Credential/>",
  ],
  frames: some([orderDocument({ items: "…" }), orderDocument({ from: "…" })], 1),
});

/** Files of rows. */
export const csv: Shape[] = shapesOf({
  pieces: some(
    [",", "\n", '"', "a,b\n", '"a"\n', ";", "\t", '""', '"\n"', "\r", "\r\n", " ", "=", "é", 'a"b,', "…"],
    6,
  ),
  long: some(["…,", '"…",', "…"], 1),
  frames: some(["sku,quantity\n…", "…", 'sku,quantity\n"…'], 2),
});

/** Forms as browsers send them, and what they might be. */
export const forms: Shape[] = shapesOf({
  pieces: some(
    [
      "a=1&",
      "&",
      "%61",
      "a[0]=1&",
      "a.b=1&",
      "=",
      "+",
      "%",
      "a%5B0%5D%5B0%5D=1&",
      "%00",
      ";",
      "email=a&",
      "é",
    ],
    5,
  ),
  long: some(["a=…&", "…"], 1),
});

const BOUNDARY = "--x\r\n";
const PART = `${BOUNDARY}Content-Disposition: form-data; name="a"\r\n\r\n`;

/** Forms with files; their boundary is `x`. */
export const multiparts: Shape[] = shapesOf({
  pieces: some([`${PART}1\r\n`, "\r\n-", BOUNDARY, "\r", "--", "-", "\n", "a: b\r\n"], 3),
  long: some([`${PART}…\r\n`, "…"], 1),
  frames: some(["…--x--\r\n", `${PART}…`, `${BOUNDARY}…`], 2),
});

export const json: Shape[] = shapesOf({
  pieces: some(["1,", "[", '{"a":', '"a",', "\\u0041", " ", '"', "{},", "\\", "1", "-", "e"], 6),
  long: some(['"…",', "…"], 1),
  frames: some(["[…", '{"a":"…"}', "[…1]", "…"], 2),
});

/** What stands behind the question mark of an address. */
export const queries: Shape[] = shapesOf({
  pieces: some(["a=1&", "&", "%61", "=", "+", "a[]=1&", "%", ";", "a", "?", "%F0%9F"], 5),
  long: some(["a=…&", "text=…&"], 1),
  frames: some(["…", "text=…"], 1),
});

/** Selections of properties. */
export const fields: Shape[] = shapesOf({
  pieces: some(["a,", "products(", "FULL,", " ", "products(code),", "a", ")", ",", "_"], 5),
  long: some(["…,", "products(…,"], 1),
  frames: some(["…", "products(…)"], 1),
});

/** Values of headers that lists with weights are read from. */
export const lists: Shape[] = shapesOf({
  pieces: some(
    ["a/b,", "*/*;q=0.1,", ";", ",", " ", ';a="', "q=", "a-b,", "en;q=1,", "=", '\\"', "\t", "W/"],
    5,
  ),
  long: some(["…,", "a/b;c=…,"], 1),
  frames: some(["…", "gzip…x"], 1),
});

/** What a token says of itself: JSON with some claims. */
export const claims: Shape[] = shapesOf({
  pieces: some(['"a",', "[", '{"a":', "1,", "\\u0041", '"iss",', " ", "e"], 5),
  long: some(['"…",', "…"], 1),
  frames: some(['{"iss":[…0]}', '{"iss":"…"}', "…"], 2),
});

/** What stands where a token of three parts should. */
export const tokens: Shape[] = shapesOf({
  pieces: some([".", "a", "=", "_", "e30.", "%"], 4),
  long: some(["….", "…"], 1),
});

/** Bytes of CBOR: what an authenticator writes is made of maps, lists, texts and bytes (RFC 8949). */
export const cbor: Shape[] = shapesOf({
  pieces: some(["\x81", "\xa1\x60", "\x60", "\x40", "\x00", "\xc1", "\x9f", "\xbf", "\xfb", "\x78\xff"], 6),
  frames: some(["\xa3…", "\xa1\x68authData…", "\x9f…\xff", "…"], 2),
});

const zipped = (files: Record<string, string>, level: 0 | 6 = 6): string =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
      level,
    }),
  ).toString("latin1");

/** As many files as make up a length. */
const many = (length: number, nameOf: (at: number) => string) =>
  Object.fromEntries(
    Array.from({ length: Math.max(1, Math.floor(length / 150)) }, (_, at) => [nameOf(at), "a"]),
  );

/** Zips, as texts of one byte a character. */
export const zips: Shape[] = [
  ...some(csv, 8).map(({ said, text }): Shape => ({
    said: `a zip with ${said}`,
    text: (length) => zipped({ "stock.csv": text(length) }),
  })),
  {
    said: "a zip of many files",
    text: (length) =>
      zipped(
        many(length, (at) => `stock-${at}.csv`),
        0,
      ),
  },
  {
    said: "a zip of files of no kind",
    text: (length) =>
      zipped(
        many(length, (at) => `x${at}.csv`),
        0,
      ),
  },
  {
    said: "a zip of many other files",
    text: (length) =>
      zipped(
        many(length, (at) => `${at}.txt`),
        0,
      ),
  },
  {
    said: "a zip of a file of a long name",
    text: (length) => zipped({ [`${"y".repeat(Math.min(length / 8, 60_000))}.csv`]: "a" }, 0),
  },
  ...shapesOf({
    pieces: ["PK\x05\x06", "PK\x01\x02", "PK\x03\x04", "\x00", "P"],
    frames: ["PK…", `${zipped({ "stock.csv": "sku" })}…`],
  }),
];
