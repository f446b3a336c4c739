import type { ResponseOf } from "~/commerce/response";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";

export type SampleGroups = ResponseOf<"get", "/demo/mails">["groups"];

const pathOf = (kind: string) => `/demo-mails/${encodeURIComponent(kind)}`;

/** Links to every kind of email, under what they are about. */
export function SampleMailLinks({
  groups,
  current,
  className,
}: {
  groups: SampleGroups;
  /** The kind that is shown. */
  current?: string;
  className?: string;
}) {
  return (
    <nav className={classNames(className)} aria-label="Emails">
      {groups.map(({ name, mails }) => (
        <div key={name}>
          <h2 className="mb-2">{name}</h2>
          <ul className="stack-s">
            {mails.map((mail) => (
              <li key={mail.kind}>
                <Link
                  className="link"
                  to={pathOf(mail.kind)}
                  aria-current={mail.kind === current ? "page" : undefined}
                >
                  {mail.kind === current ? <b>{mail.name}</b> : mail.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Every kind of email that the shop sends, to look at without doing what sends it. */
export function SampleMailsPage({ groups }: { groups: SampleGroups }) {
  return (
    <div className="wrap pt-6">
      <PageHeading
        eyebrow="Demo"
        title="Emails"
        lead="A sample of every email that the shop sends. Names and orders are invented. What the shop really wrote is in the outbox."
      />
      <SampleMailLinks className="grid" groups={groups} />
      <p className="mt-6">
        <ActionLink to="/demo-outbox">Outbox</ActionLink>
      </p>
    </div>
  );
}
