import { getSettings } from "~/config/settings.server";
import { DEMO_PASSWORD } from "./demo-password";

/** Whether this shop is the demo with its own people, who have no secrets. */
export const isDemo = (): boolean => getSettings().demo && !getSettings().commerceUrl;

/**
 * A press on one of the demo's people (`kestrel.example newstarter`) as the sign-in form would have sent it; any
 * other request as it is.
 */
export function asTyped(request: Request, form: FormData): { request: Request; form: FormData } {
  const [, domain, role] = /^([\w.-]{1,80}) ([a-z]{1,40})$/.exec(String(form.get("somebody") ?? "")) ?? [];
  if (!domain || !isDemo()) return { request, form };
  const body = new URLSearchParams({ email: `${role}@${domain}`, password: DEMO_PASSWORD });
  const headers = new Headers(request.headers);
  headers.delete("Content-Type");
  headers.delete("Content-Length");
  const typed = new FormData();
  for (const [name, value] of body) typed.set(name, value);
  return { request: new Request(request.url, { method: "POST", headers, body }), form: typed };
}
