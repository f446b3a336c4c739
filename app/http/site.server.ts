import { getSettings } from "./settings.server";

/** The base site of a request: fixed by SITE, else by host name (`wholesale.…`), else the default one. */
export function siteOf(request: Request): "uniforms" | "wholesale" {
  const { site } = getSettings();
  if (site) return site;
  return new URL(request.url).hostname.startsWith("wholesale.") ? "wholesale" : "uniforms";
}
