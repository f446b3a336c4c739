import { zoneWords } from "../../http/dates";
import type { MailShop } from "./shop";

/** A labelled value, such as an order number or a total. */
export interface Fact {
  label: string;
  value: string;
  /** What the reader looks for first; it stands out. */
  main?: boolean;
  /** A sum of what is above it: it stands out below a seam. */
  total?: boolean;
}

/** A garment and how many of it. */
export interface Garment {
  /** "2", or "2 of 3". */
  quantity: string;
  name: string;
  /** Colour and size. */
  fit: string;
  /** Value-adds, reasons and comments. */
  remarks?: readonly string[];
  code?: string;
  price?: string;
  /** Words about its stock. */
  stock?: string;
  /** The cloth's colour as sRGB hex, for the block that stands for its picture. */
  cloth?: string;
}

/** A titled part of a letter: what somebody wrote, garments, and labelled values, in this order. */
export interface Section {
  title: string;
  /** A person's own words, one string a line. */
  quote?: readonly string[];
  garments?: readonly Garment[];
  lines?: readonly string[];
  facts?: readonly Fact[];
}

/** What a mail says, whoever it goes to. Every string is plain text. */
export interface Message {
  /** The shop that it is from. */
  shop: MailShop;
  subject: string;
  /** What happened, in one sentence. */
  heading: string;
  /** The number of what it is about, as on labels. */
  code?: string;
  opening: readonly string[];
  /** A code to type in, shown large. */
  passcode?: string;
  facts?: readonly Fact[];
  sections?: readonly Section[];
  /** Where the reader goes from here. The path begins with a slash: a mail links to its own shop alone. */
  button: { label: string; path: string };
  /** Another way to the same end, as a plain link below the button. */
  otherwise?: { label: string; path: string };
  /** What happens next. */
  next?: readonly string[];
  /** Why the reader gets it; goes on from "because". */
  why: string;
  /**
   * How the reader can change what they are told: `topic` leads to their choices, `always` says that this one
   * cannot be turned off. Without it the foot does not speak of it.
   */
  settings?: "topic" | "always";
}

/** A message to one reader. */
export interface Letter extends Message {
  /** Without it the letter begins with what happened. */
  greeting?: string;
  /** The name of whoever answers to the mail reach, where that is not the uniform desk. */
  answersTo?: string;
}

/** One line without control characters, so that a header value cannot start another header. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();

/** A letter whose strings are all one line: in none of them can a name begin a line of its own. */
export function inLines<T>(value: T): T {
  if (typeof value === "string") return oneLine(value) as T;
  if (Array.isArray(value)) return value.map(inLines) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLines(one as unknown)])) as T;
}

/** Garments of a section that a mail lists. The rest is on the page: Gmail cuts mails of more than 102 KB. */
const MOST_GARMENTS = 30;

/** The garments that a mail lists, and a line about those that it leaves out. */
export function listed(garments: readonly Garment[] = []): { shown: readonly Garment[]; rest?: string } {
  const left = garments.length - MOST_GARMENTS;
  if (left <= 0) return { shown: garments };
  return { shown: garments.slice(0, MOST_GARMENTS), rest: `And ${left} more. The page shows them all.` };
}

/** The last part of a letter: who answers questions, who sent it and why, and what can be chosen. */
export function footOf({ shop, why, settings, answersTo }: Letter): {
  help: readonly string[];
  sender: readonly string[];
  link?: { label: string; path: string };
} {
  const { support, organisation, timeZone } = shop;
  const help = answersTo
    ? [`Reply to this email to answer ${answersTo}.`]
    : ["Questions? Contact your uniform desk.", ...(support ? [contactOf(support)] : [])];
  const from = organisation ? `the uniform shop of ${organisation}` : "the uniform shop";
  const sender = [`Sent by ${from}, because ${why}.`];
  if (timeZone) sender.push(`Days and times are in ${zoneWords(timeZone)}.`);
  if (settings === "always") sender.push("You can’t turn off emails like this one.");
  if (settings !== "topic") return { help, sender };
  return { help, sender, link: { label: "Choose what we tell you about", path: SETTINGS_PATH } };
}

const SETTINGS_PATH = "/my-account/notification-preference";

const contactOf = ({ name, phone, email }: NonNullable<MailShop["support"]>) =>
  [name, phone, email].join(", ");
