import { personName } from "../../http/person-name";
import { greetingOf, mailPerson, type Message, queueMail, queueText, signatureOf } from "../mail";
import type { AnswerJob } from "./answer-job";
import type { Found } from "./people";
import { CODE_MINUTES, LINK_MINUTES, WELCOME_DAYS, type Channel } from "./requests";
import type { accessRequests } from "./tables";

const SUBJECT = "Set a new password";

type RegistrationRequest = Pick<typeof accessRequests.$inferSelect, "id" | "site" | "asked" | "details">;

interface Sending {
  person: Found;
  request: { id: string; site: string };
  channel: Channel;
}

const nameOf = ({ user }: Found) => personName(user);

const mobileOf = (person: Found) => ({ name: nameOf(person), mobile: person.user.mobile! });

/** The page that sets a password by a link. */
const resetUrl = (job: AnswerJob, site: string, token: string, channel: Channel): string =>
  `${job.storefrontUrl(site)}/reset?${new URLSearchParams({ token, type: channel }).toString()}`;

/** Queues the mail or the text message with the link that sets a new password. */
export async function sendLink(
  job: AnswerJob,
  { person, request, channel, token }: Sending & { token: string },
): Promise<void> {
  const url = resetUrl(job, request.site, token, channel);
  const minutes = LINK_MINUTES[channel];
  const about = `password-link ${request.id}`;
  if (channel === "SMS") {
    const text = `Kitroom: set a new password within ${minutes} minutes: ${url} We never ask you for this link.`;
    const message = { about, to: mobileOf(person), subject: `Text message: ${SUBJECT}`, text };
    return queueText(job.db, message, job.now());
  }
  const opening = [
    `Somebody asked for a link to set a new password for your account. It works once, within ${minutes} minutes.`,
    "If it was not you, do nothing: your password has not changed.",
  ];
  return sendMail(job, person, { about, subject: SUBJECT, opening, link: { label: SUBJECT, url } });
}

/** Queues the mail that tells somebody of their new account, with the link that sets its first password. */
export function sendWelcome(
  job: AnswerJob,
  { person, request, token }: Sending & { token: string },
): Promise<void> {
  const opening = [
    `${person.organisation.name} opened an account for you in its uniform shop. Set your password to sign in with ${person.user.uid}.`,
    `The link works once, within ${WELCOME_DAYS} days. After that, choose “Forgot password” on the sign-in page.`,
  ];
  return sendMail(job, person, {
    about: `welcome ${request.id}`,
    subject: "Your account in the uniform shop",
    opening,
    link: { label: "Set your password", url: resetUrl(job, request.site, token, "EMAIL") },
  });
}

/** Queues the mail or the text message with the code to sign in with. */
export async function sendCode(
  job: AnswerJob,
  { person, request, channel, code }: Sending & { code: string },
): Promise<void> {
  const about = `sign-in-code ${request.id}`;
  const subject = "Your code to sign in";
  if (channel === "SMS") {
    const text = `Kitroom: ${code} is your code to sign in. It works for ${CODE_MINUTES} minutes. We never ask you for it.`;
    const message = { about, to: mobileOf(person), subject: `Text message: ${subject}`, text };
    return queueText(job.db, message, job.now());
  }
  const opening = [
    `Your code to sign in is ${code}. It works once, within ${CODE_MINUTES} minutes. Enter it on the page where you asked for it.`,
    "If you did not ask for it, do nothing. We never ask you for a code.",
  ];
  const url = `${job.storefrontUrl(request.site)}/login/verify-token`;
  return sendMail(job, person, { about, subject, opening, link: { label: "Sign in", url } });
}

const sendMail = (
  job: Pick<AnswerJob, "db" | "now">,
  person: Pick<Found, "user" | "organisation">,
  message: Message,
): Promise<void> => mailPerson(job.db, person, message, job.now());

/**
 * Queues the mail with the link to a new email address, and word of it to the present one.
 * @param token undefined for an address that has an account already.
 */
export async function sendEmailChange(
  job: AnswerJob,
  {
    person,
    request,
    token,
  }: { person: Found; request: { id: string; site: string; asked: string }; token?: string },
): Promise<void> {
  const base = job.storefrontUrl(request.site);
  const about = `email-change ${request.id}`;
  const subject = token ? "Confirm your new email" : "You have an account already";
  const opening = token
    ? [
        `Confirm that you want to sign in with ${request.asked}. The link works once, within ${LINK_MINUTES.EMAIL} minutes.`,
        "If you did not ask for this, do nothing.",
      ]
    : [
        "Somebody wants to sign in with your email address, which has an account already. Nothing has changed.",
      ];
  const query = new URLSearchParams({ token: token ?? "" }).toString();
  const link = token
    ? { label: subject, url: `${base}/update-email?${query}` }
    : { label: "Sign in", url: `${base}/login` };
  const greeting = token ? greetingOf(person.user) : "Hello,";
  const letter = {
    greeting,
    opening,
    blocks: [],
    link,
    closing: token ? signatureOf(person.organisation.support) : [],
  };
  const to = { name: token ? nameOf(person) : "", address: request.asked };
  await queueMail(job.db, { about, to, subject, letter }, job.now());
  await sendMail(job, person, {
    about: `${about} told`,
    subject: "Your email is being changed",
    opening: [
      `Somebody who is signed in with your account asked to sign in with ${request.asked}. It changes when the link that we sent there is confirmed.`,
      "If it was not you, set a new password now. That ends the request.",
    ],
    link: { label: SUBJECT, url: `${base}/forgot-password` },
  });
}

/** Queues the mail with the final step of a registration; to somebody with an account one that says so. */
export function sendRegistration(
  job: AnswerJob,
  { request, known, token }: { request: RegistrationRequest; known: boolean; token: string },
): Promise<void> {
  const base = job.storefrontUrl(request.site);
  const { details, asked } = request;
  const subject = known ? "You have an account already" : "Finish your registration";
  const opening = known
    ? ["Somebody registered with your email address, which has an account already. Sign in with it."]
    : [
        "You are nearly there: set your password and your account is ready. The link works once, within 24 hours.",
        "If you did not register, do nothing.",
      ];
  const link = known
    ? { label: "Sign in", url: `${base}/login` }
    : {
        label: subject,
        url: `${base}/customerRegistrationPage?${new URLSearchParams({ token }).toString()}`,
      };
  const greeting = known || !details ? "Hello," : `Hello ${details.firstName},`;
  const letter = { greeting, opening, blocks: [], link, closing: ["Questions? Contact your uniform desk."] };
  const about = `registration ${request.id}`;
  return queueMail(job.db, { about, to: { name: "", address: asked }, subject, letter }, job.now());
}
