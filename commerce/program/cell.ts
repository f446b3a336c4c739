import { mobileOf, plainEmail, shownMobile } from "../http/contact";
import { isDay } from "../calendar";
import { jsonOf } from "../http/json-of";
import { oneLine, plainCode, plainText } from "../http/plain-text";
import { isEmail } from "../modules/manage-users";
import { unkeepable, UNKEEPABLE_WORDS } from "../http/read-request";
import type { z } from "@hono/zod-openapi";

/** Why a cell cannot be read, with what to write instead. */
export class CellFault extends Error {}

/** How a column's cells are read and written. What was written is read as the same value, and written the same again. */
export interface Cell<Value = unknown> {
  /** What may stand there, for the reference of the files. */
  form: string;
  /** The only texts that may stand there. */
  words?: readonly string[];
  /** @param text trimmed and not empty. @throws CellFault */
  read(text: string): Value;
  write(value: Value): string;
}

/** A name in one line, such as a garment's. @param most characters. */
export const line = (most = 200): Cell<string> => ({
  form: `Text in one line, at most ${most} characters`,
  read: (text) => within(oneLine(text), most),
  write: (value) => value,
});

/** A text that may have several lines. @param most characters. */
export const paragraphs = (most = 4000): Cell<string> => ({
  form: `Text, at most ${most} characters`,
  read: (text) => within(plainText(text), most),
  write: (value) => value,
});

function within(text: string, most: number): string {
  if (text.length <= most) return text;
  throw new CellFault(`The text has ${text.length} characters; at most ${most} fit.`);
}

const MOST_CODE = 60;

/** A code is text: leading zeros and letters are part of it. */
export const code: Cell<string> = {
  form: `A code of at most ${MOST_CODE} characters, without blanks`,
  read(text) {
    const value = plainCode(text);
    if (/\s/.test(value)) throw new CellFault("A code has no blanks. Use a hyphen.");
    return within(value, MOST_CODE);
  },
  write: (value) => value,
};

/** A whole number in a range, both ends included. */
export const whole = (least: number, most: number): Cell<number> => ({
  form: `A whole number from ${least} to ${most}`,
  read(text) {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
    throw new CellFault(`Write a whole number from ${least} to ${most}.`);
  },
  write: String,
});

/** A number with a point, such as a latitude. */
export const decimal = (least: number, most: number): Cell<number> => ({
  form: `A number from ${least} to ${most}`,
  read(text) {
    const value = Number(text);
    if (/^-?\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new CellFault(`Write a number from ${least} to ${most}, such as ${(least + most) / 2 + 0.5}.`);
  },
  write: String,
});

/** Cents, written in dollars. */
export const money: Cell<number> = {
  form: "An amount such as 59.90, without a currency sign",
  read(text) {
    const plain = text.replace(/^\$\s*/, "");
    if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d{1,7}(\.\d{1,2})?$/.test(plain)) {
      return Math.round(Number(plain.replaceAll(",", "")) * 100);
    }
    throw new CellFault("Write an amount such as 59.90.");
  },
  write: (value) => (value / 100).toFixed(2),
};

/** Hundredths of a per cent, written as per cent: GST of 10 is 1000. */
export const basisPoints: Cell<number> = {
  form: "Per cent, such as 10",
  read(text) {
    const value = Math.round(Number(text.replace(/\s*%$/, "")) * 100);
    if (value >= 0 && value <= 10_000) return value;
    throw new CellFault("Write per cent from 0 to 100, such as 10.");
  },
  write: (value) => String(value / 100),
};

const YES = ["yes", "y", "true", "1"];
const NO = ["no", "n", "false", "0"];

export const yesNo: Cell<boolean> = {
  form: "`yes` or `no`",
  read(text) {
    const word = text.toLowerCase();
    if (YES.includes(word)) return true;
    if (NO.includes(word)) return false;
    throw new CellFault("Write yes or no.");
  },
  write: (value) => (value ? "yes" : "no"),
};

/** One of some words, in any case. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Cell<Word> => ({
  form: words.map((word) => `\`${word}\``).join(", "),
  words,
  read(text) {
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    if (found !== undefined) return found;
    throw new CellFault(`Write one of: ${words.join(", ")}.`);
  },
  write: (value) => value,
});

const DAY_LENGTH = "2027-07-01".length;

/** Where the shop sells, and in what. */
export const country = oneOf("AU", "NZ");
export const currency = oneOf("AUD", "NZD");

/** A local day of the organisation. */
export const day: Cell<string> = {
  form: "A day such as 2027-07-01",
  read(text) {
    if (text.length === DAY_LENGTH && isDay(text)) return text;
    throw new CellFault("This is not a date. Write one such as 2027-07-01.");
  },
  write: (value) => value,
};

/** A moment, with the offset of its place. */
export const instant: Cell<Date> = {
  form: "A moment with its offset from UTC, such as 2027-07-01T00:00:00+10:00",
  read(text) {
    const [, onDay] =
      /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
    const moment = Date.parse(text);
    if (onDay && isDay(onDay) && !Number.isNaN(moment)) return new Date(moment);
    throw new CellFault("Write a moment with its offset from UTC, such as 2027-07-01T00:00:00+10:00.");
  },
  write: (value) => value.toISOString().replace(".000Z", "Z"),
};

/** Several values in one cell, separated by `|`. Values with that sign in them stand in a JSON list. */
export const several = <Value>(of: Cell<Value>): Cell<Value[]> => ({
  form: `${of.form}; several are separated by \`|\``,
  read: (text) => partsOf(text).map((part) => of.read(part)),
  write(values) {
    const texts = values.map((value) => of.write(value));
    return texts.some((text) => text.includes("|") || text.startsWith("["))
      ? JSON.stringify(texts)
      : texts.join("|");
  },
});

function partsOf(text: string): string[] {
  if (text.startsWith("[")) {
    const list = jsonOf(text);
    if (Array.isArray(list) && list.every((item) => typeof item === "string" && item.trim() !== "")) {
      return list as string[];
    }
  }
  return text
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A value with parts of its own, as JSON. @param form what its parts are. */
export const json = <Value>(schema: z.ZodType<Value>, form: string): Cell<Value> => ({
  form: `JSON: ${form}`,
  read(text) {
    const value = jsonOf(text);
    if (value === undefined) throw new CellFault(`This is not JSON. Write ${form}.`);
    if (unkeepable(value) !== undefined) throw new CellFault(UNKEEPABLE_WORDS);
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    const [issue] = checked.error.issues;
    const where = issue!.path.length > 0 ? ` (at ${issue!.path.join(".")})` : "";
    throw new CellFault(`${issue!.message}${where}. Write ${form}.`);
  },
  write: (value) => JSON.stringify(inOrder(value)),
});

/** The names of an object in order, because the database keeps another one. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== "object") return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, inner]) => [name, inOrder(inner)]));
}

export const email: Cell<string> = {
  form: "An email address",
  read(text) {
    const address = plainEmail(text);
    if (isEmail(address)) return address;
    throw new CellFault("This is not an email address.");
  },
  write: (value) => value,
};

export const mobile: Cell<string> = {
  form: "A mobile number of Australia or New Zealand",
  read(text) {
    const number = mobileOf(text);
    if (number !== undefined) return number;
    throw new CellFault("This is not a mobile number of Australia or New Zealand.");
  },
  write: (value) => shownMobile(value),
};
