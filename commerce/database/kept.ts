/**
 * Days for which rows are kept, by the job that deletes them: what an operator answers for, in one place. The tables of
 * docs/operations/mail-and-jobs.md and personal-data.md have the same numbers, which a test compares. Jobs that delete
 * what has ended by its own time keep it for no days.
 */
export const KEPT_DAYS = {
  /** The longest time that a sign-in can last. */
  "sweep-answers": { stored: 30 },
  /** After its time a link still says in words that it has expired. */
  "sweep-approval-links": { expired: 60 },
  "sweep-attempts": { counted: 1 },
  "sweep-browsers": { used: 90 },
  "sweep-bulk-uploads": { sent: 90 },
  "sweep-card-forms": { expired: 1 },
  "sweep-card-registrations": { expired: 1 },
  "sweep-codes": { expired: 1 },
  "sweep-configurations": { changed: 30 },
  "sweep-files": { sent: 1 },
  "sweep-interests": { added: 365 },
  "sweep-kept-forms": {},
  /** They contain names and addresses. */
  "sweep-mails": { sent: 30, givenUp: 90 },
  "sweep-notices": { told: 365 },
  "sweep-passkey-challenges": {},
  /** Files hold names and addresses of people: they go once nobody needs them to look back. */
  "sweep-program-uploads": { waiting: 30, applied: 90 },
  /** An expired link can still be exchanged for a new one. */
  "sweep-requests": { requested: 7 },
  "sweep-sign-ins": { ended: 1 },
  /** As long as rows that a file ordered are known again, and long enough to go on with what was begun. */
  "sweep-team-drafts": { changed: 90 },
  "sweep-tokens": { expired: 1 },
  "sweep-uploads": { sent: 30 },
  /** The buyer of an ended visit gets a clear message. A purchase order for a requisition may come weeks later; as long its cart keeps what it holds of packs. */
  "sweep-visits": { ended: 1, holds: 30 },
  "sweep-webhook-events": { happened: 30, givenUp: 90 },
} as const;
