import type { Database } from "../database/connection";
import { sweepCarts } from "../modules/carts";
import { publishDue } from "../modules/cms";
import { sweepAnswers } from "../http/idempotency";
import { sweepConfigurations } from "../modules/configurators";
import { learnFits } from "../modules/catalogue";
import { notifyOfCoupons } from "../modules/coupons";
import { sweepCardForms } from "../modules/demo-card-provider";
import { placeMarks } from "../modules/feeds";
import { sweepFiles } from "../modules/files";
import { sweepRequests } from "../modules/access";
import { sweepLinks } from "../modules/approvals";
import { placeUploaded, sweepBulkUploads } from "../modules/bulk-orders";
import { sweepTeamDrafts, workTeamFiles } from "../modules/team-orders";
import { addUploaded, sweepUploads } from "../modules/manage-users";
import { sweepInterests, notifyBackInStock } from "../modules/interests";
import { sweepKeptForms } from "../modules/kept-forms";
import { sweepMails } from "../modules/mail";
import {
  sweepNotices,
  notifyOfLapses,
  notifyOfRecalls,
  notifyOfReplacements,
  notifyOfUnclaimed,
} from "../modules/notices";
import { sweepAttempts, sweepBrowsers, sweepChallenges, sweepCodes, sweepTokens } from "../modules/oauth";
import { sweepRegistrations } from "../modules/payment-details";
import { renewAll } from "../modules/entitlement";
import { moveDemoOrders, noteNewRequests } from "../modules/orders";
import { placeDue } from "../modules/replenishments";
import { cancelUnposted, moveDemoReturns, refundCards } from "../modules/returns";
import { sweepWebhookEvents } from "../modules/webhooks";
import { sweepVisits } from "../modules/punchout";
import { sweepProgramUploads } from "../program";
import { sweepSignIns } from "../modules/sso";
import { correctTimesAhead } from "./times-ahead";

/** A periodic job that one process runs. It must be safe to run it again. */
export interface ScheduledJob {
  name: string;
  everySeconds: number;
  /** @param storefrontUrl the base URL of a site, for links in mails. */
  work: (db: Database, now: Date, storefrontUrl: (site: string) => string) => Promise<unknown>;
}

const HOUR = 3600;

export const SCHEDULE: readonly ScheduledJob[] = [
  // Organisations have their midnights at different hours, half hours and quarters.
  { name: "entitlement-periods", everySeconds: HOUR / 4, work: renewAll },
  { name: "lapses", everySeconds: 6 * HOUR, work: notifyOfLapses },
  { name: "replacements", everySeconds: 6 * HOUR, work: notifyOfReplacements },
  { name: "recalls", everySeconds: HOUR, work: notifyOfRecalls },
  { name: "unclaimed-packs", everySeconds: 6 * HOUR, work: notifyOfUnclaimed },
  { name: "back-in-stock", everySeconds: 300, work: notifyBackInStock },
  { name: "coupons", everySeconds: HOUR, work: notifyOfCoupons },
  { name: "newly-asked", everySeconds: 60, work: noteNewRequests },
  { name: "uploaded-users", everySeconds: 2, work: addUploaded },
  { name: "publish-content", everySeconds: 10, work: publishDue },
  { name: "bulk-orders", everySeconds: 2, work: placeUploaded },
  { name: "team-files", everySeconds: 2, work: workTeamFiles },
  { name: "replenishment-orders", everySeconds: 60, work: placeDue },
  { name: "fits", everySeconds: 24 * HOUR, work: learnFits },
  { name: "sweep-bulk-uploads", everySeconds: 24 * HOUR, work: sweepBulkUploads },
  { name: "sweep-program-uploads", everySeconds: 24 * HOUR, work: sweepProgramUploads },
  { name: "sweep-team-drafts", everySeconds: 24 * HOUR, work: sweepTeamDrafts },
  { name: "sweep-uploads", everySeconds: 24 * HOUR, work: sweepUploads },
  { name: "unposted-returns", everySeconds: HOUR, work: cancelUnposted },
  { name: "card-refunds", everySeconds: 60, work: refundCards },
  { name: "feed-places", everySeconds: HOUR, work: placeMarks },
  { name: "times-ahead", everySeconds: HOUR / 4, work: correctTimesAhead },
  { name: "sweep-tokens", everySeconds: HOUR, work: sweepTokens },
  { name: "sweep-codes", everySeconds: HOUR, work: sweepCodes },
  { name: "sweep-passkey-challenges", everySeconds: HOUR / 4, work: sweepChallenges },
  { name: "sweep-attempts", everySeconds: HOUR, work: sweepAttempts },
  { name: "sweep-requests", everySeconds: HOUR, work: sweepRequests },
  { name: "sweep-browsers", everySeconds: 24 * HOUR, work: sweepBrowsers },
  { name: "sweep-answers", everySeconds: HOUR, work: sweepAnswers },
  { name: "sweep-visits", everySeconds: HOUR, work: sweepVisits },
  { name: "sweep-sign-ins", everySeconds: HOUR, work: sweepSignIns },
  { name: "sweep-kept-forms", everySeconds: HOUR, work: sweepKeptForms },
  { name: "sweep-card-registrations", everySeconds: HOUR, work: sweepRegistrations },
  { name: "sweep-card-forms", everySeconds: HOUR, work: sweepCardForms },
  { name: "sweep-files", everySeconds: HOUR, work: sweepFiles },
  { name: "sweep-approval-links", everySeconds: 24 * HOUR, work: sweepLinks },
  { name: "sweep-mails", everySeconds: 24 * HOUR, work: sweepMails },
  { name: "sweep-webhook-events", everySeconds: 24 * HOUR, work: sweepWebhookEvents },
  { name: "sweep-notices", everySeconds: 24 * HOUR, work: sweepNotices },
  { name: "sweep-interests", everySeconds: 24 * HOUR, work: sweepInterests },
  { name: "sweep-configurations", everySeconds: 24 * HOUR, work: sweepConfigurations },
];

/** Deletes carts that nobody changed for some days. */
export const cartSweep = (days: number): ScheduledJob => ({
  name: "sweep-carts",
  everySeconds: 24 * HOUR,
  work: (db, now) => sweepCarts(db, now, days),
});

/**
 * The demo's warehouse, which looks for work several times in the time that things rest.
 * @param waitSeconds how long an order or return rests between two steps.
 */
export const demoWarehouse = (waitSeconds: number): ScheduledJob => ({
  name: "demo-warehouse",
  everySeconds: Math.max(1, Math.floor(waitSeconds / 4)),
  work: async (db, now, storefrontUrl) => {
    await moveDemoOrders(db, now, waitSeconds, storefrontUrl);
    await moveDemoReturns(db, now, waitSeconds);
  },
});
