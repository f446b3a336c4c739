import { bulkOrderMessage } from "../../modules/bulk-orders";
import { couponMessage } from "../../modules/coupons";
import { enquiryCopyMessage, enquiryMessage } from "../../modules/enquiries";
import { backInStockMessage } from "../../modules/interests";
import { usersAddedMessage } from "../../modules/manage-users";
import { lapseMessage, recallMessage, replacementMessage, unclaimedMessage } from "../../modules/notices";
import { deskQuoteMessage, quoteMessage } from "../../modules/quotes";
import { notPlacedMessage, setUpMessage } from "../../modules/replenishments";
import { READER, type SampleMail, toDesk, toReader } from "./sample";

const LAPSE = {
  ...{ packId: "PK-SV-TOPUP", packName: "Yearly top-up, theatre", measure: "points" as const },
  ...{ amount: 44, symbol: "$", lastDay: "2026-12-31" },
};
const STOCK = {
  ...{ styleCode: "SV-3401", name: "Soft shell vest", colourCode: "CH", colour: "Slate Charcoal" },
  ...{ size: "M", dimension: null, askedAt: "2026-11-02T01:00:00Z" },
};
const UNCLAIMED = {
  ...{
    customerId: "SV-000901",
    name: READER,
    firstName: "Makareta",
    unit: "Theatre",
    packName: "First uniform",
  },
  ...{ startsOn: "2026-12-14", openedOn: "2026-11-16" },
};
const COUPON = {
  ...{ code: "STYLE10", title: "10% off knitwear", news: "ends" as const, endsAt: "2026-12-06T12:59:00Z" },
};
const QUOTE = {
  ...{ code: "Q-2001", name: "Summer polos", description: "Polos for 30 new starters", pieces: 90 },
  wantedBy: "2027-01-15",
};
const ENQUIRY = {
  reference: "EQ-10077",
  topic: { name: "An order" },
  orderCode: "KR-101480",
  message: "One of my tops has the wrong name on it.\nCan I post it back?",
  files: [{ name: "name.jpg" }],
  answer: "by phone, 0412 555 019",
};
const ASKER = { name: READER, wearerId: "20277", unit: "Theatre", unitUid: "saltbush-theatre" };
const REPLENISHMENT = {
  code: "RP-10001",
  recurrence: { period: "WEEKLY" as const, every: 2, days: ["MONDAY" as const] },
  firstDate: "2026-12-07",
  purchaseOrderNumber: "HS-4471",
  costCentre: null,
  deliveryAddress: { line1: "12 Harrow Street", town: "Footscray" },
};
const REPLACEMENT = {
  ...{ styleCode: "KC-5001", name: "Hi-vis drill shirt, long sleeve, taped" },
  ...{ issuedOn: "2025-12-29", months: 12, replaceOn: "2026-12-29" },
};
const RECALL = {
  ...{
    styleCode: "EB-4006",
    name: "Visor",
    kind: "recall" as const,
    pieces: 2,
    replacement: "Cap, adjustable",
  },
  ...{ reason: "Its peak can crack in the heat of a fryer.", endsOn: "2026-12-29", exchangeFree: true },
};
const NOT_PLACED = {
  ...{ code: "RP-10001", dueDate: "2026-12-07", nextDate: "2026-12-21" },
  reason: "Crew tee, Chalk White, L is out of stock.",
};

/** What people chose to be told. */
export const NEWS_MAILS: SampleMail[] = [
  {
    kind: "lapse",
    name: "Points are about to lapse",
    about: "lapse",
    letter: ({ hospital }) => toReader(lapseMessage(hospital, LAPSE)),
  },
  {
    kind: "back-in-stock",
    name: "A size is back in stock",
    about: "stock",
    letter: ({ hospital }) => toReader(backInStockMessage(hospital, STOCK)),
  },
  {
    kind: "coupon",
    name: "A coupon is about to expire",
    about: "coupon",
    letter: ({ hospital }) => toReader(couponMessage(hospital, COUPON, "Australia/Melbourne")),
  },
];

/** Work that went on without its reader, and messages to and from the desk. */
export const WORK_MAILS: SampleMail[] = [
  {
    kind: "replenishment",
    name: "A replenishment order is set up",
    about: "replenishment",
    letter: ({ wholesale }) => toReader(setUpMessage(wholesale, REPLENISHMENT)),
  },
  {
    kind: "replenishment-not-placed",
    name: "A replenishment order is not placed",
    about: "replenishment",
    letter: ({ wholesale }) => toReader(notPlacedMessage(wholesale, NOT_PLACED)),
  },
  {
    kind: "bulk-order",
    name: "The orders of a file are placed",
    about: "bulk-order",
    letter: ({ wholesale }) =>
      toReader(
        bulkOrderMessage(wholesale, {
          ...{ id: "sample", fileName: "summer.csv", sent: "29 Nov 2026", placed: 12, mend: 1 },
        }),
      ),
  },
  {
    kind: "user-upload",
    name: "The people of a file are added",
    about: "user-upload",
    letter: ({ hospital }) =>
      toReader(
        usersAddedMessage(
          hospital,
          { id: "sample", fileName: "theatre.csv" },
          { added: 148, mend: 2, left: 0 },
        ),
      ),
  },
  {
    kind: "unclaimed-pack",
    name: "Somebody new has ordered nothing",
    about: "starter",
    letter: ({ hospital }) => toReader(unclaimedMessage(hospital, UNCLAIMED)),
  },
  {
    kind: "replacement",
    name: "A garment is to be replaced",
    about: "replacement",
    letter: ({ hospital }) => toReader(replacementMessage(hospital, REPLACEMENT)),
  },
  {
    kind: "recall",
    name: "A garment is recalled",
    about: "recall",
    letter: ({ hospital }) => toReader(recallMessage(hospital, RECALL)),
  },
  {
    kind: "quote-offer",
    name: "The desk has an offer",
    about: "quote",
    letter: ({ wholesale }) =>
      toReader(quoteMessage(wholesale, QUOTE, { code: QUOTE.code, news: "offer", by: "Wholesale desk" })),
  },
  {
    kind: "quote-message",
    name: "The desk writes about a quote",
    about: "quote",
    letter: ({ wholesale }) =>
      toReader(
        quoteMessage(wholesale, QUOTE, {
          ...{ code: QUOTE.code, news: "message", by: "Wholesale desk" },
          text: "We can do navy by 10 January.\nWould that suit?",
        }),
      ),
  },
  {
    kind: "quote-desk",
    name: "To the desk: a quote is asked for",
    about: "quote-desk",
    letter: ({ wholesale }) =>
      toDesk(
        deskQuoteMessage(wholesale, QUOTE, {
          opening: `${READER} asks for a quote.`,
          unit: "Footscray (harrow-footscray)",
          customer: READER,
        }),
      ),
  },
  {
    kind: "enquiry-copy",
    name: "A message to the desk: the copy",
    about: "enquiry-copy",
    letter: ({ hospital }) => toReader(enquiryCopyMessage(hospital, ENQUIRY)),
  },
  {
    kind: "enquiry",
    name: "To the desk: a message",
    about: "enquiry",
    letter: ({ hospital }) => toDesk(enquiryMessage(hospital, ENQUIRY, ASKER)),
  },
];
