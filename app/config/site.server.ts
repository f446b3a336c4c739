import { getSettings } from "./settings.server";

/** The base site of a request: fixed by SITE, else by host name (`wholesale.…`), else the default one. */
export function siteOf(request: Request): "uniforms" | "wholesale" {
  const { site } = getSettings();
  if (site) return site;
  return new URL(request.url).hostname.startsWith("wholesale.") ? "wholesale" : "uniforms";
}

/**
 * Where people open a site, for links that leave the shop: PUBLIC_URL, or this machine. Where the host name
 * chooses the site, the wholesale one's begins with `wholesale.`.
 */
export function siteUrl(base: string, site: string): string {
  const url = new URL(base);
  const named = url.hostname.startsWith("wholesale.");
  if (!getSettings().site && site === "wholesale" && !named) url.hostname = `wholesale.${url.hostname}`;
  return url.href.replace(/\/+$/, "");
}
