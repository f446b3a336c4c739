import { dayOf } from "../../calendar";
import { counted } from "../../http/counted";
import { readableDate, readableTime, readableDay } from "../../http/dates";
import { sentence } from "../../http/why-not";
import type { Outcome } from "../approvals";
import { productUrl } from "../catalogue";
import type { EventPerson } from "../orders/tables";
import { amountText } from "../packs";
import { quoteUrl, quoteWords } from "../quotes";
import { requestTexts } from "./decision-requests";
import type {
  DecisionRequest,
  BackInStock,
  CouponNews,
  Lapse,
  NewSignIn,
  NoticeDetails,
  NotPlacedNews,
  notices,
  QuoteNews,
  RecallNews,
  Replacement,
  Unclaimed,
} from "./tables";

/** An event that somebody has a notice of, or what they were told beside those. */
export interface NoticeRow {
  kind: "order" | "parcel" | "return" | (typeof notices.$inferSelect)["kind"];
  code: string;
  sequence: number;
  at: string;
  by: EventPerson | null;
  to_state: string;
  note: string | null;
  amended: boolean;
  details: NoticeDetails | null;
  parcel: string | null;
  read: boolean;
  /** What became of an order that waited for a decision; nothing while it waits. */
  outcome?: Outcome;
}

const ORDER: Record<string, string> = {
  APPROVED: "was approved",
  REJECTED: "was declined",
  CANCELLED: "was cancelled",
  ERROR: "could not be sent to the warehouse",
};
const PARCEL: Record<string, string> = {
  SHIPPED: "is on its way",
  READY_FOR_PICKUP: "is ready to collect",
  DELIVERY_COMPLETED: "was delivered",
  DELIVERY_REJECTED: "was not accepted",
};
const RETURN: Record<string, string> = {
  WAIT: "was accepted: post your parcel",
  RECEIVED: "was checked",
  PAYMENT_REVERSAL_FAILED: "could not be refunded to its card",
  CANCELED: "was refused or cancelled",
  COMPLETED: "is completed",
};

/** "57 points lapse on 31 Dec 2026", and of what. */
export function lapseWords({ packName, measure, amount, symbol, lastDay }: Lapse) {
  const verb = measure === "dollar" || amount === 1 ? "lapses" : "lapse";
  return {
    title: `${amountText(amount, measure, symbol)} ${verb} on ${readableDay(lastDay)}`,
    more: `It is what is left of ${packName}. Order by then to use it.`,
  };
}

/** The same once that day has passed. */
function lapsedWords({ packName, measure, amount, symbol, lastDay }: Lapse) {
  return {
    title: `${amountText(amount, measure, symbol)} lapsed on ${readableDay(lastDay)}`,
    more: `It was left of ${packName}.`,
    url: ALLOCATIONS,
    action: { label: "See what I have", url: ALLOCATIONS },
  };
}

const ALLOCATIONS = "/my-account/allocations";

/** "Back in stock: Silk twill scarf, Meridian Blue, size One size". */
export const stockTitle = ({ name, colour, size, dimension }: Omit<BackInStock, "askedAt">): string =>
  `Back in stock: ${[name, colour, `size ${[size, dimension].filter(Boolean).join(" ")}`].join(", ")}`;

export const packUrl = ({ packId }: Lapse): string =>
  `/packDetailsPage?${new URLSearchParams({ packId }).toString()}`;

/** The product's page with the colour and the size chosen. */
export function stockUrl({ styleCode, name, colourCode, size, dimension }: BackInStock): string {
  const query = new URLSearchParams({ colour: colourCode, fit: dimension ? `${size}|${dimension}` : size });
  return `${productUrl(styleCode, name)}?${query.toString()}`;
}

/** The page of a person's coupons, below the shop's address. */
export const COUPONS_URL = "/my-account/coupons";

/** "Coupon STYLE10 can be used now", and until when. @param timeZone in which its end is read. */
export function couponWords({ code, title, news, endsAt }: CouponNews, timeZone: string) {
  const end = readableTime(new Date(endsAt), timeZone);
  return news === "starts"
    ? { title: `Coupon ${code} can be used now`, more: `${title}. It expires at ${end}.` }
    : { title: `Coupon ${code} expires soon`, more: `${title}. It expires at ${end}.` };
}

/** The page of a replenishment order, below the shop's address. */
export const replenishmentUrl = (code: string): string =>
  `/my-account/my-replenishment/${encodeURIComponent(code)}`;

/** "Replenishment order RP-10001 was not placed on 30 Nov 2026", why, and when it goes on. */
export const notPlacedWords = ({ code, dueDate, reason, nextDate }: NotPlacedNews) => ({
  title: `Replenishment order ${code} was not placed on ${readableDay(dueDate)}`,
  text: reason,
  more: `The next order is due on ${readableDay(nextDate)}. To change something, cancel it and set it up again.`,
});

/** The page of what was issued to the reader, below the shop's address. */
const ISSUED_URL = "/my-account/issued";

/** "Replace your Hi-vis drill shirt by 12 Apr 2027", and why. @param today when it is read. */
export function replacementWords({ name, issuedOn, months, replaceOn }: Replacement, today: string) {
  const label = "See what was issued to me";
  return {
    title:
      today > replaceOn
        ? `Your ${name} was to be replaced by ${readableDay(replaceOn)}`
        : `Replace your ${name} by ${readableDay(replaceOn)}`,
    more: `It was issued on ${readableDay(issuedOn)} and is replaced after ${counted(months, "month")}.`,
    url: ISSUED_URL,
    action: { label, url: ISSUED_URL },
  };
}

/** "Your Visor is recalled", why, and how it is exchanged. */
const recallNotice = (news: RecallNews) => {
  const { title, more, url, action } = recallWords(news);
  return { title, more, url, action };
};

export function recallWords({ name, kind, reason, replacement, exchangeFree }: RecallNews) {
  const how =
    replacement && exchangeFree
      ? `Exchange it for ${replacement} at no charge, on the page of its order. It uses nothing of your packs.`
      : "Ask your uniform desk what to do with it.";
  return {
    title: kind === "recall" ? `Your ${name} is recalled` : `Your ${name} is replaced`,
    more: `${sentence(reason)} ${how}`,
    why: sentence(reason),
    how,
    url: ISSUED_URL,
    action: { label: "See what was issued to me", url: ISSUED_URL },
  };
}

/**
 * "Tāne Fitzroy has not ordered New crew pack", and the list of people to order for, searched for them, if the reader may
 * order for them.
 */
export function unclaimedWords({
  name,
  firstName,
  unit,
  packName,
  startsOn,
  openedOn,
  managerOrders,
}: Unclaimed) {
  const title = `${name} has not ordered ${packName}`;
  const more = `It has been open since ${readableDay(openedOn)}. The first day of work at ${unit} is ${readableDay(startsOn)}.`;
  if (managerOrders === false) {
    const next = `Remind ${firstName} to order, or ask an administrator to order in their name.`;
    return { title, more, next, url: "/", action: { label: "Open the shop", url: "/" } };
  }
  const url = `/proxy-order?${new URLSearchParams({ search: name }).toString()}`;
  const next = "You can order in their name, or remind them.";
  return { title, more, next, url, action: { label: `Order for ${firstName}`, url } };
}

interface Words {
  /** "Order KR-100482 was approved by Hemi Waaka". */
  title: string;
  /** What was said with it. */
  text?: string;
  /** A sentence about it. */
  more?: string;
  /** The page that it is about, below the shop's address. */
  url: string;
  /** The next step. */
  action: { label: string; url: string };
}

/** The next step after what happened to an order, a parcel or a return; for the rest their page is opened. */
const STEPS: Record<string, string> = {
  "parcel SHIPPED": "Track the parcel",
  "parcel READY_FOR_PICKUP": "See where to collect it",
  "return WAIT": "See how to post it",
  "order REJECTED": "Change and order again",
};

function stepOf({ kind, to_state: to, parcel }: NoticeRow, url: string): Words["action"] {
  const label = STEPS[`${kind} ${to}`] ?? (kind === "return" ? "Open the return" : "Open the order");
  if (parcel !== null) return { label, url: `${url}#${encodeURIComponent(parcel)}` };
  return { label, url: `${kind} ${to}` === "order REJECTED" ? `${url}/again` : url };
}

/** What a notice says, and where it leads. @param when it is read, and the zone of its dates. */
export function wordsOf(row: NoticeRow, { now, timeZone }: { now: Date; timeZone: string }): Words {
  const { kind, code, to_state: to, by, amended, note, details } = row;
  const text = note ?? undefined;
  const url = `/my-account/${kind === "return" ? "returns" : "orders"}/${encodeURIComponent(code)}`;
  const action = stepOf(row, url);
  switch (kind) {
    case "stock": {
      const stock = details as BackInStock;
      const asked = readableDate(new Date(stock.askedAt), timeZone);
      return {
        title: stockTitle(stock),
        more: `You asked us to tell you on ${asked}.`,
        url: stockUrl(stock),
        action: { label: "See the product", url: stockUrl(stock) },
      };
    }
    case "points": {
      const lapse = details as Lapse;
      if (dayOf(now, timeZone) > lapse.lastDay) return lapsedWords(lapse);
      const label = lapse.measure === "points" ? "Use my points" : "Choose now";
      return { ...lapseWords(lapse), url: packUrl(lapse), action: { label, url: packUrl(lapse) } };
    }
    case "sign-in": {
      const { browser, by } = details as NewSignIn;
      const title = `New sign-in: ${browser}, ${readableTime(new Date(row.at), timeZone)}`;
      if (by === "sso") {
        const page = "/my-account/sessions";
        const more = "Was it not you? Tell your organisation.";
        return { title, more, url: page, action: { label: "See where you are signed in", url: page } };
      }
      const page = "/my-account/login-security";
      const more = "Was it not you? Change your password.";
      return { title, more, url: page, action: { label: "Change your password", url: page } };
    }
    case "coupon": {
      const words = couponWords(details as CouponNews, timeZone);
      return { ...words, url: COUPONS_URL, action: { label: "See my coupons", url: COUPONS_URL } };
    }
    case "replenishment": {
      const news = details as NotPlacedNews;
      const page = replenishmentUrl(news.code);
      return {
        ...notPlacedWords(news),
        url: page,
        action: { label: "See the replenishment order", url: page },
      };
    }
    case "quote": {
      const news = details as QuoteNews;
      const page = quoteUrl(news.code);
      return { ...quoteWords(news), url: page, action: { label: "See the quote", url: page } };
    }
    case "starter": {
      const { next, more, ...words } = unclaimedWords(details as Unclaimed);
      return { ...words, more: `${more} ${next}` };
    }
    case "replacement":
      return replacementWords(details as Replacement, dayOf(now, timeZone));
    case "recall":
      return recallNotice(details as RecallNews);
    case "approval":
      return requestTexts(details as DecisionRequest, row.outcome);
    case "return":
      return { title: `Your return ${code} ${RETURN[to] ?? "has news"}`, text, url, action };
    case "parcel":
      return { title: `A parcel of order ${code} ${PARCEL[to] ?? "has news"}`, text, url, action };
    case "order": {
      const who = by ? ` by ${by.name}` : "";
      return {
        title: `Order ${code} ${ORDER[to] ?? "has news"}${who}${amended ? ", with changes" : ""}`,
        text,
        url,
        action,
      };
    }
  }
}
