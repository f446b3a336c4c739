import { getSettings } from "./settings.server";

const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host"];

/**
 * Whether the browser speaks https, so that its cookies can be Secure. PUBLIC_URL decides; without one, what a proxy
 * says. A proxy that says nothing counts as https: then it is safer to be refused a cookie than to send it in clear.
 * Nobody can forge these headers for somebody else's browser.
 */
export function isEncrypted(header: (name: string) => string | null | undefined): boolean {
  const { publicUrl } = getSettings();
  if (publicUrl) return publicUrl.startsWith("https:");
  const protocol = header("x-forwarded-proto");
  if (protocol) return /https/i.test(protocol);
  return PROXY_HEADERS.some((name) => header(name));
}
