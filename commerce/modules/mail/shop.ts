import type { Site } from "../../http/call";
import type { Organisation } from "../../http/principal";

/** What a mail shows of its site. */
export type SiteLook = Pick<Site, "name" | "theme">;

/** The shop that a mail is from, and whose uniform desk answers. */
export interface MailShop {
  /** The base URL, without a trailing slash. */
  url: string;
  /** The base site, whose name and colours the mail has. */
  site: string;
  /** Those, where they are at hand; otherwise they are read. */
  look?: SiteLook;
  /** The organisation's name; undefined where nobody may learn whose shop it is. */
  organisation?: string;
  support?: Organisation["support"];
  /** In which its days and times are. */
  timeZone?: string;
}

/**
 * The shop of an organisation.
 * @param site the base site whose address the reader knows, or its uid; otherwise the organisation's own.
 */
export const shopOf = (
  organisation: Pick<Organisation, "name" | "support" | "site" | "timeZone">,
  storefrontUrl: (site: string) => string,
  site: string | (SiteLook & Pick<Site, "uid">) = organisation.site,
): MailShop => {
  const uid = typeof site === "string" ? site : site.uid;
  return {
    url: storefrontUrl(uid),
    site: uid,
    look: typeof site === "string" ? undefined : site,
    organisation: organisation.name,
    support: organisation.support,
    timeZone: organisation.timeZone,
  };
};
