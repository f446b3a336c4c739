import { personName } from "../../http/person-name";
import { greetingOf, mailPerson, type Message, queueMail, queueText, shopOf } from "../mail";
import type { AnswerJob } from "./answer-job";
import {
  addressTakenMessage,
  codeMessage,
  confirmEmailMessage,
  emailChangingMessage,
  finishRegistrationMessage,
  passwordLinkMessage,
  registeredAlreadyMessage,
  resetPath,
  welcomeMessage,
} from "./messages";
import type { Found } from "./people";
import { CODE_MINUTES, LINK_MINUTES, type Channel } from "./requests";
import type { accessRequests } from "./tables";

type RegistrationRequest = Pick<typeof accessRequests.$inferSelect, "id" | "site" | "asked" | "details">;

interface Sending {
  person: Found;
  request: { id: string; site: string };
  channel: Channel;
}

const mobileOf = ({ user }: Found) => ({ name: personName(user), mobile: user.mobile! });

/** The shop of a person, at the address of the site where they asked. */
const shopFor = (job: AnswerJob, { organisation }: Found, site: string) =>
  shopOf(organisation, job.storefrontUrl, site);

const send = (job: AnswerJob, { user }: Found, about: string, message: Message): Promise<void> =>
  mailPerson(job.db, user, { about, message }, job.now());

/** Queues the mail or the text message with the link that sets a new password. */
export async function sendLink(
  job: AnswerJob,
  { person, request, channel, token }: Sending & { token: string },
): Promise<void> {
  const about = `password-link ${request.id}`;
  const message = passwordLinkMessage(shopFor(job, person, request.site), token);
  if (channel === "EMAIL") return send(job, person, about, message);
  const url = `${message.shop.url}${resetPath(token, channel)}`;
  const text = `Kitroom: set a new password within ${LINK_MINUTES[channel]} minutes: ${url} We never ask you for this link.`;
  const subject = `Text message: ${message.subject}`;
  return queueText(job.db, { about, to: mobileOf(person), subject, text }, job.now());
}

/** Queues the mail that tells somebody of their new account, with the link that sets its first password. */
export const sendWelcome = (
  job: AnswerJob,
  { person, request, token }: Sending & { token: string },
): Promise<void> =>
  send(
    job,
    person,
    `welcome ${request.id}`,
    welcomeMessage(shopFor(job, person, request.site), person.user.uid, token),
  );

/** Queues the mail or the text message with the code to sign in with. */
export async function sendCode(
  job: AnswerJob,
  { person, request, channel, code }: Sending & { code: string },
): Promise<void> {
  const about = `sign-in-code ${request.id}`;
  const message = codeMessage(shopFor(job, person, request.site), code);
  if (channel === "EMAIL") return send(job, person, about, message);
  const text = `Kitroom: ${code} is your code to sign in. It works for ${CODE_MINUTES} minutes. We never ask you for it.`;
  const subject = `Text message: ${message.subject}`;
  return queueText(job.db, { about, to: mobileOf(person), subject, text }, job.now());
}

/**
 * Queues the mail with the link to a new email address, and word of it to the present one.
 * @param token undefined for an address that has an account already: its owner is told nothing of who asked.
 */
export async function sendEmailChange(
  job: AnswerJob,
  {
    person,
    request,
    token,
  }: { person: Found; request: { id: string; site: string; asked: string }; token?: string },
): Promise<void> {
  const shop = shopFor(job, person, request.site);
  const about = `email-change ${request.id}`;
  const letter = token
    ? { ...confirmEmailMessage(shop, request.asked, token), greeting: greetingOf(person.user) }
    : { ...addressTakenMessage({ url: shop.url, site: shop.site }, "email"), greeting: "Hello," };
  const to = { name: token ? personName(person.user) : "", address: request.asked };
  await queueMail(job.db, { about, to, letter }, job.now());
  await send(job, person, `${about} told`, emailChangingMessage(shop, request.asked));
}

/** Queues the mail with the final step of a registration; to somebody with an account one that says so. */
export function sendRegistration(
  job: AnswerJob,
  { request, known, token }: { request: RegistrationRequest; known: boolean; token: string },
): Promise<void> {
  const { id, site, details, asked } = request;
  const shop = { url: job.storefrontUrl(site), site };
  const message = known ? registeredAlreadyMessage(shop) : finishRegistrationMessage(shop, token);
  const greeting = known || !details ? "Hello," : `Hello ${details.firstName},`;
  const letter = { ...message, greeting };
  return queueMail(
    job.db,
    { about: `registration ${id}`, to: { name: "", address: asked }, letter },
    job.now(),
  );
}
