import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { alreadyExists, notFound } from "../../http/errors";
import type { ConsentQuery, ConsentTemplate } from "./contract";
import { consents } from "./tables";

interface Row extends Omit<ConsentTemplate, "currentConsent"> {
  code: string | null;
  givenAt: string;
  withdrawnAt: string | null;
}

/** The newest version of what the site asks for, with what the person decided last; nothing of anybody without one. */
export async function templatesOf(
  { db, baseSite }: Pick<Call, "db" | "baseSite">,
  customerId: string | null,
): Promise<ConsentTemplate[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select distinct on (t.id) t.id, t.name, t.description, t.version, c.code, c.given_at as "givenAt",
        c.withdrawn_at as "withdrawnAt"
      from consent_templates t left join consents c on c.customer_id = ${customerId}
        and c.site = t.site and c.template_id = t.id and c.template_version = t.version
      where t.site = ${baseSite.uid}
      order by t.id, t.version desc, c.withdrawn_at is not null, c.given_at desc`,
  );
  return rows.map(({ code, givenAt, withdrawnAt, ...template }) => ({
    ...template,
    ...(code === null
      ? {}
      : {
          currentConsent: {
            code,
            consentGivenDate: occDate(new Date(givenAt)),
            consentWithdrawnDate: withdrawnAt === null ? undefined : occDate(new Date(withdrawnAt)),
          },
        }),
  }));
}

/** @throws OccError 404 for what is not asked for, or not in this version; 409 for what is given already. */
export async function give(
  call: Pick<Call, "db" | "about" | "baseSite" | "now">,
  { consentTemplateId: templateId, consentTemplateVersion: templateVersion }: z.infer<typeof ConsentQuery>,
): Promise<ConsentTemplate> {
  const { db, about, baseSite } = call;
  const { customerId } = about.user;
  const asked = await templatesOf(call, null);
  const template = asked.find(({ id, version }) => id === templateId && version === templateVersion);
  if (!template) {
    throw notFound("There is no such consent in this version.", {
      subject: templateId,
      subjectType: "consentTemplate",
    });
  }
  const row = { code: randomUUID(), customerId, site: baseSite.uid, templateId, templateVersion };
  const [given] = await db
    .insert(consents)
    .values({ ...row, givenAt: call.now() })
    .onConflictDoNothing()
    .returning();
  if (!given) throw alreadyExists("You have already given this consent.");
  return {
    ...template,
    currentConsent: { code: given.code, consentGivenDate: occDate(given.givenAt) },
  };
}

/** Withdrawing twice is withdrawing once. @throws OccError 404 for a consent that the person did not give. */
export async function withdraw(
  { db, about, now }: Pick<Call, "db" | "about" | "now">,
  consentCode: string,
): Promise<void> {
  const [row] = await db
    .update(consents)
    .set({ withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(consents.code, consentCode), eq(consents.customerId, about.user.customerId)))
    .returning({ code: consents.code });
  if (!row)
    throw notFound("You have not given this consent.", { subject: consentCode, subjectType: "consent" });
}
