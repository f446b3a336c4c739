import { ACCOUNT_MAILS } from "./account";
import { NEWS_MAILS, WORK_MAILS } from "./news";
import { ORDER_MAILS } from "./orders";
import { RETURN_MAILS } from "./returns";
import type { SampleMail } from "./sample";

interface Group {
  name: string;
  mails: readonly SampleMail[];
}

/** A mail of each kind that the shop sends, by what it is about. */
export const SAMPLE_MAILS: readonly Group[] = [
  { name: "Orders", mails: ORDER_MAILS },
  { name: "Exchanges and returns", mails: RETURN_MAILS },
  { name: "Accounts", mails: ACCOUNT_MAILS },
  { name: "News", mails: NEWS_MAILS },
  { name: "Files, quotes and messages", mails: WORK_MAILS },
];
