import { getSettings } from "./settings.server";

const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host"];

/**
 * Whether the browser uses https, so that its cookies can be Secure. PUBLIC_URL decides; without it the
 * proxy's header does. A proxy without that header counts as https: losing a cookie is safer than sending it
 * unencrypted. Nobody can forge these headers for another person's browser.
 */
export function isEncrypted(header: (name: string) => string | null | undefined): boolean {
  const { publicUrl } = getSettings();
  if (publicUrl) return publicUrl.startsWith("https:");
  const protocol = header("x-forwarded-proto");
  if (protocol) return /https/i.test(protocol);
  return PROXY_HEADERS.some((name) => header(name));
}
