import { KeyValues } from "~/ui/key-values";
import type { Shell } from "./shell.server";

type SupportDeskProps = {
  shell: Shell | undefined;
  /** The prepared text of an email to the desk. */
  mail?: { subject: string; body: string };
  /** Opening hours, as editors wrote them. */
  hours?: string[];
};

/** Who can help, by the organisation's own desk. */
export function SupportDesk({ shell, mail, hours = [] }: SupportDeskProps) {
  const support = shell?.person?.support;
  if (!support) return null;
  const query = mail
    ? `?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`
    : "";
  return (
    <section className="card pad" aria-labelledby="desk">
      <h2 id="desk">{support.name}</h2>
      {hours.map((part) => (
        <div key={part} className="prose" dangerouslySetInnerHTML={{ __html: part }} />
      ))}
      <KeyValues
        className="mt-2"
        rows={[
          {
            label: "Phone",
            value: <a href={`tel:${support.phone.replace(/\s+/g, "")}`}>{support.phone}</a>,
          },
          { label: "Email", value: <a href={`mailto:${support.email}${query}`}>{support.email}</a> },
        ]}
      />
    </section>
  );
}
