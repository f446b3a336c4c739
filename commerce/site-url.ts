/** Where people open a site, for links in mails: as the shop does, whose host name chooses the wholesale site. */
export function siteUrlOfEnvironment(site: string, env: NodeJS.ProcessEnv = process.env): string {
  const url = new URL(env["PUBLIC_URL"] || `http://localhost:${env["PORT"] || 3000}`);
  const isNamed = env["SITE"] || url.hostname.startsWith("wholesale.");
  if (site === "wholesale" && !isNamed) url.hostname = `wholesale.${url.hostname}`;
  return url.href.replace(/\/+$/, "");
}
