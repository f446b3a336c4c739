import { useHref } from "@remix-run/react";
import type { ResponseOf } from "~/commerce/response";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { MailText } from "./mail-text.server";
import { type SampleGroups, SampleMailLinks } from "./sample-mails-page.server";

type Mail = Omit<ResponseOf<"get", "/demo/mails/{mailKind}">, "html">;

/** Widths in CSS pixels at which a mail is shown: a phone, and the reading pane of a desktop program. */
const VIEWS = [
  { name: "On a phone", width: 390 },
  { name: "On a desktop", width: 680 },
];

/** One kind of email as mail programs show it, at two widths, and as plain text. */
export function SampleMailPage({ mail, groups }: { mail: Mail; groups: SampleGroups }) {
  const html = useHref(`/demo-mails/${encodeURIComponent(mail.kind)}/html`);
  return (
    <div className="wrap pt-6">
      <PageHeading eyebrow="Demo emails" title={mail.name} />
      <div className="split left">
        <SampleMailLinks className="stack only-l" groups={groups} current={mail.kind} />
        <div className="stack-l">
          <div className="card pad">
            <KeyValues rows={[{ label: "Subject", value: mail.subject }]} />
          </div>
          {VIEWS.map(({ name, width }) => (
            <section key={width} aria-label={name}>
              <h2 className="mb-2">{name}</h2>
              <iframe
                className="card max-w-full"
                src={html}
                title={`${mail.subject}, ${name.toLowerCase()}`}
                width={width}
                height="720"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              />
            </section>
          ))}
          <MailText text={mail.text} />
          <div className="row">
            <a className="link" href={html} target="_blank" rel="noopener">
              Open the email by itself (opens in a new tab)
            </a>
            <ActionLink to="/demo-mails">All emails</ActionLink>
          </div>
        </div>
      </div>
    </div>
  );
}
