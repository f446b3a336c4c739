import { rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import nodemailer from "nodemailer";
import { privateFolder } from "../database/private-folder";
import type { mailOutbox } from "../modules/mail/tables";

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** A file that goes with a mail. */
interface AttachedFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** The mail transport: to a mail server, or into a folder. */
export interface Post {
  /** @throws Error when the mail was not accepted; it is retried later. */
  deliver(mail: OutboxMail, files?: readonly AttachedFile[]): Promise<void>;
  close(): void;
}

export interface PostSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  smtpUrl?: string;
  /** Where mails are written as files when there is no mail server; undefined sends nothing at all. */
  outboxDir?: string;
  /** How text messages are sent; without it they are files beside the mails. */
  sms?: SmsGateway;
  /** Who mails are from, as an address or `Name <address>`. */
  from: string;
}

/** In milliseconds; together shorter than a claim, so that no other process sends the same mail meanwhile. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/**
 * The nodemailer message. Names and subject are passed as values, so nodemailer encodes them. The Message-ID
 * comes from the mail's id, so that a receiver can recognise a duplicate.
 */
function messageOf(mail: OutboxMail, files: readonly AttachedFile[], from: string) {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: mail.toName, address: mail.toAddress },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: files.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
    messageId: `<${mail.id}@${host}>`,
    date: mail.createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpPost(url: string, from: string): Post {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...SMTP_TIMEOUTS });
  return {
    deliver: async (mail, files = []) => void (await transport.sendMail(messageOf(mail, files, from))),
    close: () => transport.close(),
  };
}

/** One `.eml` file for each mail, named by time and id, so that writing it twice leaves one file. */
function folderPost(folder: string, from: string): Post {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async deliver(mail, files = []) {
      const { message } = await transport.sendMail(messageOf(mail, files, from));
      privateFolder(folder);
      const name = `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`;
      const draft = join(folder, `.${name}.part`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
    close: () => {},
  };
}

/** Sends a text message to a mobile. A shop that has a provider gives its own. */
interface SmsGateway {
  /** @throws Error when it was not accepted; it is retried later. */
  deliver(message: { to: string; text: string; id: string; createdAt: Date }): Promise<void>;
}

/** One text file for each message, beside the mails. */
const folderSms = (folder: string): SmsGateway => ({
  async deliver({ to, text, id, createdAt }) {
    privateFolder(folder);
    const name = `${createdAt.toISOString().replaceAll(":", "-")}-${id}.txt`;
    await writeFile(join(folder, name), `To: ${to}\n\n${text}\n`, { mode: 0o600 });
  },
});

/** Retried, and then given up, where a person sees it. */
const noSms: SmsGateway = {
  deliver: () => Promise.reject(new Error("There is no gateway for text messages")),
};

/** Mails go by one way, text messages by the other. */
const byChannel = (post: Post, sms: SmsGateway): Post => ({
  deliver: (mail, files) =>
    mail.channel === "SMS" ? sms.deliver({ ...mail, to: mail.toAddress }) : post.deliver(mail, files),
  close: () => post.close(),
});

/** The mail transport of a shop; undefined without a mail server and a folder. */
export function openPost({ smtpUrl, outboxDir, from, sms }: PostSettings): Post | undefined {
  const folder = outboxDir && resolve(outboxDir);
  const post = smtpUrl ? smtpPost(smtpUrl, from) : folder ? folderPost(folder, from) : undefined;
  return post && byChannel(post, sms ?? (folder ? folderSms(folder) : noSms));
}
