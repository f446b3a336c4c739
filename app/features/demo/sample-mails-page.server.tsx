import type { ResponseOf } from "~/commerce/response";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";

export type SampleGroups = ResponseOf<"get", "/demo/mails">["groups"];

const pathOf = (kind: string) => `/demo-mails/${encodeURIComponent(kind)}`;

/** Links to every kind of email, under what they are about. */
export function SampleMailLinks({ groups, current }: { groups: SampleGroups; current?: string }) {
  return (
    <nav className="stack" aria-label="Emails">
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
                  {mail.name}
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
      <div className="card pad">
        <SampleMailLinks groups={groups} />
      </div>
    </div>
  );
}
