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
