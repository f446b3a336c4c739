import { createHmac, hkdfSync } from "node:crypto";
import { timeAfter } from "../../calendar";
import { fitsOne, type Secrets } from "../../http/signature";

/** Minutes that a preview can be looked at. */
const MINUTES = 60;

interface Ticket {
  site: string;
  /** When it stops to work, in seconds since 1970. */
  until: number;
}

const signature = (text: string, secret: string): string =>
  createHmac("sha256", new Uint8Array(hkdfSync("sha256", secret, "", "preview ticket", 32)))
    .update(text)
    .digest("base64url");

/** A ticket to look at what is not published yet on one site, and to change nothing (contract §16). */
export function makeTicket(site: string, [secret]: Secrets, now: Date): { ticket: string; expires: Date } {
  const expires = timeAfter(now, { minutes: MINUTES });
  const held: Ticket = { site, until: Math.floor(expires.getTime() / 1000) };
  const text = Buffer.from(JSON.stringify(held)).toString("base64url");
  return { ticket: `${text}.${signature(text, secret)}`, expires };
}

/** Whether a ticket was made here, for this site, less than an hour ago. */
export function isTicket(ticket: string, site: string, secrets: Secrets, now: Date): boolean {
  const [text = "", signed = ""] = ticket.split(".");
  if (!fitsOne(signed, secrets, (secret) => signature(text, secret))) return false;
  const held = JSON.parse(Buffer.from(text, "base64url").toString()) as Ticket;
  return held.site === site && held.until * 1000 > now.getTime();
}
