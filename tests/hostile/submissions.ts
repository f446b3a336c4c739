import fc from "fast-check";
import type { Things } from "../matrix/cast";
import type { Field, PageForm } from "./html";
import { contentType, hostileText } from "./values";

type Entries = [name: string, value: string][];

/** What is sent in place of a form as it stands on its page. */
export interface Submission {
  /** As a browser encodes it, as parts, or as text under another name. */
  as: "form" | "parts" | "file" | "other";
  entries: Entries;
  type?: string;
  /** The one field that somebody typed into, when everything else is as the page had it. */
  typed?: { name: string; value: string };
}

const VISIBLE = /^(text|email|tel|search|url|number|date|textarea)$/;
const isTyped = ({ type }: Field) => VISIBLE.test(type);

/** What the page would send with one of its buttons pressed. */
function untouched(fields: Field[]): fc.Arbitrary<Entries> {
  const sent = fields.filter((field) => field.sent).map(({ name, value }): Entries[number] => [name, value]);
  const buttons = fields.filter(({ type }) => type === "submit");
  if (buttons.length === 0) return fc.constant(sent);
  return fc.constantFrom(...buttons).map(({ name, value }) => [...sent, [name, value]]);
}

const CONFORM = ["insert", "remove", "reorder", "update", "reset", "validate"];

/** Names that no page has: of the form library, of prototypes, of lists without an end. */
const forgedName = (names: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      "__proto__",
      "constructor.prototype.x",
      "__proto__[x]",
      "__state__",
      "_data",
      "_method",
      "a[b][c]",
      "",
      ".",
    ),
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom(
          "[0]",
          "[]",
          "[999999999]",
          "[-1]",
          "[4294967295]",
          ".__proto__.x",
          ".length",
          ".a.b.c",
          "[0].a",
          "[",
          "]",
          "[a]",
          ".constructor",
          "[0][0][0]",
        ),
      )
      .map(([name, more]) => `${name}${more}`),
  );

const intent = (names: string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...CONFORM),
      fc.constantFrom(...names, "__proto__", ""),
      fc.constantFrom(0, -1, 1e9, "x"),
    )
    .map(([type, name, index]) =>
      JSON.stringify({
        type,
        payload: { name, index, from: 0, to: index, value: { a: 1 }, defaultValue: "x" },
      }),
    );

/** A form with something about it that a browser would not send, or that nobody would type. */
export function submissionsOf({ fields }: PageForm, others: Things): fc.Arbitrary<Submission> {
  const names = [...new Set(fields.map(({ name }) => name))];
  const known = names.length > 0 ? names : ["intent"];
  const typed = fields.filter(isTyped);
  const foreign = Object.values(others).filter((value): value is string => typeof value === "string");
  const set = (entries: Entries, name: string, value: string): Entries => [
    ...entries.filter(([other]) => other !== name),
    [name, value],
  ];
  const bend = (change: (entries: Entries) => fc.Arbitrary<Entries>) =>
    untouched(fields)
      .chain(change)
      .map((entries): Submission => ({ as: "form", entries }));
  const one = fc.constantFrom(...known);

  const typing = untouched(fields).chain((entries) =>
    fc
      .tuple(fc.constantFrom(...(typed.length > 0 ? typed : [{ name: "extra" }])), hostileText)
      .map(([{ name }, value]): Submission => ({
        as: "form",
        entries: set(entries, name, value),
        ...(typed.length > 0 ? { typed: { name, value } } : {}),
      })),
  );
  const forged = bend((entries) =>
    fc.tuple(one, hostileText).map(([name, value]) => set(entries, name, value)),
  );
  const missing = bend((entries) =>
    fc.subarray(known, { minLength: 1 }).map((gone) => entries.filter(([name]) => !gone.includes(name))),
  );
  const repeated = bend((entries) =>
    fc
      .tuple(one, fc.array(hostileText, { minLength: 1, maxLength: 3 }))
      .map(([name, values]) => [...entries, ...values.map((value): Entries[number] => [name, value])]),
  );
  const of = bend((entries) =>
    fc.tuple(one, fc.constantFrom(...foreign)).map(([name, value]) => set(entries, name, value)),
  );
  const extra = bend((entries) =>
    fc.oneof(
      fc.tuple(forgedName(known), hostileText).map((pair): Entries => [...entries, pair]),
      intent(known).map((value): Entries => [...entries, ["__intent__", value]]),
    ),
  );
  const many = bend((entries) =>
    fc
      .tuple(one, fc.constantFrom(50, 3000))
      .map(([name, times]) => [
        ...entries,
        ...Array.from({ length: times }, (_, at): Entries[number] => [`${name}[${at}]`, "1"]),
      ]),
  );
  const carried = fc
    .tuple(untouched(fields), fc.constantFrom("parts", "file", "other"), contentType)
    .map(([entries, as, type]): Submission => ({
      as,
      entries,
      ...(as === "other" ? { type } : {}),
    }));
  return fc.oneof(
    { weight: 5, arbitrary: typing },
    { weight: 4, arbitrary: forged },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: repeated },
    { weight: 3, arbitrary: of },
    { weight: 3, arbitrary: extra },
    { weight: 1, arbitrary: many },
    { weight: 1, arbitrary: carried },
  );
}

/** The body and headers of a submission. */
export function encoded({ as, entries, type }: Submission): {
  body: BodyInit;
  headers: Record<string, string>;
} {
  if (as === "parts" || as === "file") {
    const form = new FormData();
    for (const [name, value] of entries) {
      if (as === "file")
        form.append(name, new Blob([value], { type: "text/html" }), `${value.slice(0, 20)}.html`);
      else form.append(name, value);
    }
    return { body: form, headers: {} };
  }
  const text = new URLSearchParams(entries).toString();
  return {
    body: text,
    headers: { "Content-Type": as === "form" ? "application/x-www-form-urlencoded" : (type ?? "") },
  };
}
