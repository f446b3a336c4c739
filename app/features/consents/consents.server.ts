import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { readableDate } from "~/ui/dates";

type Templates = ResponseOf<"get", "/users/current/consenttemplates">;
type Current = NonNullable<Templates["consentTemplates"][number]["currentConsent"]>;

/** What the shop asks to be allowed, and what the person decided. */
export const consentsView = ({ consentTemplates }: Templates, timeZone: string) =>
  consentTemplates.map(({ id, version, name, description, currentConsent: current }) => ({
    ...{ id, version, name, description },
    /** The consent that can be withdrawn. */
    given: current && !current.consentWithdrawnDate ? current.code : undefined,
    since: sinceOf(current, timeZone),
  }));

export type ConsentsView = SerializeFrom<typeof consentsView>;

function sinceOf(current: Current | undefined, timeZone: string): string {
  if (!current) return "You have not decided yet.";
  const { consentGivenDate: given, consentWithdrawnDate: withdrawn } = current;
  return withdrawn
    ? `You withdrew this on ${readableDate(withdrawn, timeZone)}.`
    : `You allowed this on ${readableDate(given, timeZone)}.`;
}

type Decision = { withdraw: string } | { allow: string; version: number };

/** The button that was pressed: a consent to withdraw, or a template to allow; undefined for neither. */
export function decisionIn(form: FormData): Decision | undefined {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 80);
  const [withdraw, allow, version] = [text("withdraw"), text("allow"), Number(text("version"))];
  if (withdraw) return { withdraw };
  return allow && Number.isInteger(version) ? { allow, version } : undefined;
}
