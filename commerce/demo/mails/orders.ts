import {
  approvalAskedMessage,
  cancelledMessage,
  decidedMessage,
  parcelMessage,
  partCancelledMessage,
  placedMessage,
  productGarment,
} from "../../modules/orders";
import { type SampleMail, toReader } from "./sample";

const product = (code: string, name: string, colour: string, size: string, image: string) => ({
  ...{ code, name, colour, size },
  image: `/medias/${image}.svg`,
});
const TOP = product("SV-3001-TN-12", "Scrub top, unisex", "Ward Teal", "12", "scrub.teal.front");
const PANT = product(
  "SV-3101-NV-12",
  "Scrub cargo pant, tie waist",
  "Harbour Navy",
  "12",
  "scrubpant.navy.front",
);
const VEST = product("SV-3401-CH-M", "Soft shell vest", "Slate Charcoal", "M", "vest.charcoal.front");

const entry = (entryNumber: number, of: typeof TOP, quantity: number, price: string, more: object = {}) => ({
  ...{ entryNumber, quantity, product: of, selectedValueAdd: [] },
  totalPrice: { formattedValue: price },
  ...more,
});
const NAME = {
  name: "Embroidered name",
  prompts: [{ prompt1: "Name", userEnteredValue: "Aroha O’B" }],
};

const ORDER = {
  code: "KR-101480",
  status: "APPROVED",
  stage: "placed",
  entries: [
    entry(0, TOP, 3, "$87.00", { selectedValueAdd: [NAME] }),
    entry(1, PANT, 2, "$62.00"),
    entry(2, VEST, 1, "$72.00", { stockMessage: "Back order: ships about 14 Dec 2026" }),
  ],
  charges: {
    rows: [
      { code: "goods", label: "Subtotal, 6 pieces (exc. GST)", amount: "$221.00" },
      { code: "freight", label: "Freight", amount: "Free" },
      { code: "net", label: "Total exc. GST", amount: "$221.00" },
      { code: "gst", label: "GST 10%", amount: "$22.10" },
      { code: "credit", label: "Paid by Saltbush Valley Health", amount: "−$243.10" },
    ],
    total: { label: "You pay", amount: "$0.00" },
    note: undefined,
  },
  totalPriceWithTax: { formattedValue: "$243.10" },
  purchaseOrderNumber: "SV778120",
  costCenter: { code: "SV-THEATRE", name: "Theatre" },
  deliveryAddress: {
    firstName: "Aroha",
    lastName: "O’Brien-Ngāti",
    companyName: "Saltbush Valley Health",
    formattedAddress: "Theatre, level 2, 40 Hospital Road, Saltbush VIC 3999",
  },
  deliveryMode: { name: "Standard" },
};
const WAITING = { ...ORDER, status: "PENDING_APPROVAL", approvers: [{ name: "Sina Vaifale" }] };
const ASKED = {
  ...ORDER,
  charges: { ...ORDER.charges, total: { label: "Rāwiri pays", amount: "$0.00" } },
  wearer: { name: "Rāwiri Stathopoulos-Wanganeen", firstName: "Rāwiri", unit: "Theatre" },
  reasons: ["$29.00 too much for one order"],
  urgentReason: { msg: "Protective clothing is damaged" },
};
const LEFT = [{ name: "Theatre scrubs, yearly", left: "3 items left until 30 Jun 2027" }];
const BY = "Sina Vaifale";
const SENT = {
  orderCode: ORDER.code,
  code: "PC-20771",
  carrier: "Harbour Couriers",
  trackingId: "33X8 0042 7719",
};
const decided = { approved: true, by: BY, amended: [] };

export const ORDER_MAILS: SampleMail[] = [
  {
    kind: "order-placed",
    name: "An order is placed",
    about: "order-placed",
    letter: ({ hospital }) => toReader(placedMessage(hospital, ORDER, LEFT, {})),
  },
  {
    kind: "order-waits",
    name: "An order waits for approval",
    about: "order-placed",
    letter: ({ hospital }) => toReader(placedMessage(hospital, WAITING, LEFT, {})),
  },
  {
    kind: "order-placed-for",
    name: "An order is placed for somebody else",
    about: "order-placed-for",
    letter: ({ hospital }) =>
      toReader(placedMessage(hospital, ORDER, [], { placedFor: "Rāwiri Stathopoulos-Wanganeen" })),
  },
  {
    kind: "order-approval-asked",
    name: "An approver is asked",
    about: "order-approval-asked",
    letter: ({ hospital }) =>
      toReader(
        approvalAskedMessage(hospital, ASKED, {
          standsIn: "Kostas Whitford",
          key: "sample",
          lastDay: "13 Dec 2026",
        }),
      ),
  },
  {
    kind: "order-approval-by-mail",
    name: "An approver may decide from the mail",
    about: "order-approval-asked",
    letter: ({ hospital }) =>
      toReader(
        approvalAskedMessage(hospital, ASKED, {
          standsIn: null,
          key: "sample",
          lastDay: "13 Dec 2026",
          byMail: { key: "sample", until: "09:20 on 2 Dec 2026" },
        }),
      ),
  },
  {
    kind: "order-approved",
    name: "An order is approved",
    about: "order-approved",
    letter: ({ hospital }) => toReader(decidedMessage(hospital, ORDER, decided, LEFT)),
  },
  {
    kind: "order-amended",
    name: "An order is approved with changes",
    about: "order-approved",
    letter: ({ hospital }) =>
      toReader(
        decidedMessage(
          hospital,
          ORDER,
          {
            ...decided,
            comment: "Two tops are enough until July.",
            amended: [{ entryNumber: 0, from: 5, to: 3 }],
          },
          LEFT,
        ),
      ),
  },
  {
    kind: "order-declined",
    name: "An order is declined",
    about: "order-declined",
    letter: ({ hospital }) =>
      toReader(
        decidedMessage(
          hospital,
          ORDER,
          {
            ...decided,
            approved: false,
            reason: "Ordered twice",
            comment: "See KR-101455.\nIt is on its way.",
          },
          LEFT,
        ),
      ),
  },
  {
    kind: "order-cancelled",
    name: "An order is cancelled",
    about: "order-cancelled",
    letter: ({ hospital }) => toReader(cancelledMessage(hospital, ORDER, LEFT)),
  },
  {
    kind: "order-part-cancelled",
    name: "Part of an order is cancelled",
    about: "order-part-cancelled",
    letter: ({ hospital }) =>
      toReader(partCancelledMessage(hospital, ORDER, [productGarment(PANT, 1)], LEFT)),
  },
  {
    kind: "parcel-sent",
    name: "A parcel is on its way",
    about: "parcel-sent",
    letter: ({ hospital }) =>
      toReader(parcelMessage(hospital, SENT, [productGarment(TOP, 3), productGarment(PANT, 2)])),
  },
];

export const SAMPLE_PRODUCTS = { TOP, VEST };
