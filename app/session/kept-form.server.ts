import { randomUUID } from "node:crypto";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { signInAsApplication } from "~/commerce/oauth.server";
import { log } from "~/config/log.server";
import { MAX_CARRIED } from "./form-cookie.server";
import { openResume, type Resume, sealResume } from "./resume.server";
import type { Visit } from "./visit.server";

/** The longest sealed text that fits in a URL of every browser and proxy. */
const MAX_IN_URL = 6000;
/** In place of a sealed text: the key of one that the API keeps. */
const KEPT = /^form-([\w-]{43})$/;

/** What an agent typed for a customer is theirs only while they act for that customer. */
function ownerOf(visit: Visit) {
  const account = visit.session.get("account");
  const customer = visit.session.get("agent")?.customer;
  return {
    site: visit.site,
    account: account && customer ? `${account} for ${customer.customerId}` : account,
  };
}

/**
 * Seals the form of a browser that has no cookie any more: nobody knows whose it is, so it is for whoever signs in at
 * that browser. Not of one whose person has just signed out; and only what the address can take, so that nobody fills
 * the API's memory.
 */
function sealForBrowser(visit: Visit, action: string, form: FormData): string | undefined {
  if (Object.keys(visit.session.data).length > 0 && !visit.session.has("sender")) return undefined;
  const account = visit.session.get("sender") ?? `browser ${randomUUID()}`;
  const sealed = sealResume({ site: visit.site, account }, action, form);
  if (!sealed || sealed.length > MAX_CARRIED) return undefined;
  visit.session.set("sender", account);
  return sealed;
}

/**
 * What the login page takes along for a form that met the end of a sign-in: the sealed form, or, where that is too long
 * for the way through an identity provider, the key of the one that the API keeps.
 * @returns undefined for a form that cannot be kept.
 */
export async function keepForm(visit: Visit, action: string, form: FormData): Promise<string | undefined> {
  const owner = ownerOf(visit);
  if (!owner.account) return sealForBrowser(visit, action, form);
  const sealed = sealResume(owner, action, form);
  if (!sealed || sealed.length <= MAX_CARRIED) return sealed;
  try {
    // The person is not signed in, so the storefront asks in its own name.
    const { access } = await signInAsApplication(visit.transport);
    const commerce = createCommerce({ transport: visit.transport, site: visit.site, accessToken: access });
    const { key } = await answer(commerce.POST("/keptForms", { body: { owner: owner.account, sealed } }));
    return `form-${key}`;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ event: "form.unkept", correlationId: visit.correlationId, status: error.status });
    return sealed.length <= MAX_IN_URL ? sealed : undefined;
  }
}

/** The form that waits for this person; undefined for one that is over or of somebody else. @throws CommerceError */
export async function keptForm(visit: Visit, resume: string | null): Promise<Resume | undefined> {
  const formKey = KEPT.exec(resume ?? "")?.[1];
  const sealed = formKey ? await read(visit, formKey) : resume;
  const browser = { site: visit.site, account: visit.session.get("sender") };
  return openResume(ownerOf(visit), sealed) ?? openResume(browser, sealed);
}

async function read(visit: Visit, formKey: string): Promise<string | null> {
  try {
    const path = { formKey };
    return (await answer(visit.commerce.GET("/keptForms/{formKey}", { params: { path } }))).sealed;
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null;
    throw error;
  }
}
