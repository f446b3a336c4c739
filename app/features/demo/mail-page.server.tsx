import type { SerializeFrom } from "@remix-run/node";
import { useHref } from "@remix-run/react";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { MailText } from "./mail-text.server";
import { MailStatus } from "./outbox-page.server";
import type { mailView } from "./outbox.server";

/**
 * One email of the demo as plain text. Its HTML is a separate page, because inside a frame it blocked
 * navigation away from the page.
 */
export function MailPage({ mail }: { mail: SerializeFrom<typeof mailView> }) {
  const html = useHref(`/demo-outbox/${encodeURIComponent(mail.id)}/html`);
  return (
    <div className="wrap pt-6">
      <PageHeading eyebrow="Demo outbox" title={mail.subject} />
      <div className="stack">
        <section className="card pad" aria-labelledby="facts">
          <h2 id="facts" className="mb-2">
            Details
          </h2>
          <KeyValues
            rows={[
              { label: "To", value: mail.to },
              ...(mail.replyTo ? [{ label: "Reply to", value: mail.replyTo }] : []),
              { label: "Date", value: mail.date },
              { label: "Status", value: <MailStatus mail={mail} /> },
              ...(mail.lastError
                ? [{ label: `After ${mail.attempts} attempts`, value: mail.lastError }]
                : []),
            ]}
          />
        </section>
        <MailText text={mail.text} />
        <div className="row">
          {mail.isText ? null : (
            <a className="link" href={html} target="_blank" rel="noopener">
              Show it as an email program does (opens in a new tab)
            </a>
          )}
          <ActionLink to="/demo-outbox">All messages</ActionLink>
        </div>
      </div>
    </div>
  );
}
