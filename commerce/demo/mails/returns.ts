import { bookedMessage, faultsMessage, refusedRefundMessage } from "../../modules/returns";
import { SAMPLE_PRODUCTS } from "./orders";
import { READER, type SampleMail, toDesk, toReader } from "./sample";

const { TOP, VEST } = SAMPLE_PRODUCTS;

const BOOKED = {
  code: "RT-20144",
  status: "WAIT",
  order: { code: "KR-101480" },
  postBy: "2026-12-20",
  returnEntries: [
    {
      expectedQuantity: 1,
      orderEntry: { product: TOP },
      replacement: { ...TOP, code: "SV-3001-TN-14", size: "14" },
      reason: { name: "Too small" },
    },
  ],
  charges: {
    rows: [
      { label: "New piece", amount: "No charge" },
      { label: "Post, wrong size", amount: "Saltbush Valley Health pays" },
    ],
    total: { label: "You pay", amount: "$0.00" },
  },
  files: [],
};
const FAULTY = {
  ...BOOKED,
  code: "RT-20145",
  status: "APPROVAL_PENDING",
  postBy: null,
  returnEntries: [
    {
      expectedQuantity: 1,
      orderEntry: { product: VEST },
      reason: { name: "Faulty" },
      additionalComments: "The zip has come off its tape",
    },
  ],
  charges: {
    ...BOOKED.charges,
    rows: [
      { label: "New piece", amount: "No charge" },
      { label: "Post, faulty or wrong item", amount: "We pay" },
    ],
  },
  files: [{ name: "zip.jpg" }],
};
const REFUND = {
  number: "RF-3021",
  amount: "$79.20",
  card: "Visa ending in 4242",
  returnCode: "RT-20131",
  orderCode: "KR-101377",
  paidBy: READER,
};

export const RETURN_MAILS: SampleMail[] = [
  {
    kind: "return-booked",
    name: "An exchange or return is booked",
    about: "return-booked",
    letter: ({ hospital }) => toReader(bookedMessage(hospital, BOOKED)),
  },
  {
    kind: "fault-reported",
    name: "A fault is reported",
    about: "return-booked",
    letter: ({ hospital }) => toReader(bookedMessage(hospital, FAULTY)),
  },
  {
    kind: "fault-desk",
    name: "To the desk: a fault is reported",
    about: "fault",
    letter: ({ hospital }) =>
      toDesk(faultsMessage(hospital, FAULTY, { name: READER, unit: "Theatre", wearerId: "20277" })),
  },
  {
    kind: "refund-refused",
    name: "To the desk: a bank refuses a refund",
    about: "refund-refused",
    letter: ({ hospital }) => refusedRefundMessage(hospital, REFUND),
  },
];
