import { queueMail, queueText } from "../mail";
import type { AnswerJob } from "./answer";
import type { Found } from "./people";
import { LINK_MINUTES, type Channel } from "./requests";

const SUBJECT = "Set a new password";

interface Sending {
  person: Found;
  request: { id: string; site: string };
  channel: Channel;
  token: string;
}

const calledOf = ({ user }: Found) => user.preferredName ?? user.firstName;

/** Queues the mail or the text message with the link that sets a new password. */
export async function sendLink(job: AnswerJob, { person, request, channel, token }: Sending): Promise<void> {
  const { user, organisation } = person;
  const query = new URLSearchParams({ token, type: channel });
  const url = `${job.storefrontUrl(request.site)}/reset?${query.toString()}`;
  const minutes = LINK_MINUTES[channel];
  const about = `password-link ${request.id}`;
  const name = `${user.firstName} ${user.lastName}`;
  if (channel === "SMS") {
    const text = `Kitroom: set a new password within ${minutes} minutes: ${url} We never ask you for this link.`;
    const to = { name, mobile: user.mobile! };
    return queueText(job.db, { about, to, subject: `Text message: ${SUBJECT}`, text }, job.now());
  }
  const { support } = organisation;
  return queueMail(
    job.db,
    {
      about,
      to: { name, address: user.uid },
      replyTo: support.email,
      subject: SUBJECT,
      letter: {
        greeting: `Hello ${calledOf(person)},`,
        opening: [
          `Somebody asked for a link to set a new password for your account. It works once, within ${minutes} minutes.`,
          "If it was not you, do nothing: your password has not changed.",
        ],
        blocks: [],
        link: { label: SUBJECT, url },
        closing: [
          "Questions? Contact your uniform desk.",
          `${support.name}, ${support.phone}, ${support.email}`,
        ],
      },
    },
    job.now(),
  );
}
