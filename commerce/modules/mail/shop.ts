import type { Organisation } from "../../http/principal";

/** The shop that a mail is from, and whose uniform desk answers. */
export interface MailShop {
  /** The base URL, without a trailing slash. */
  url: string;
  /** The base site, whose name and colours the mail has. */
  site: string;
  /** The organisation's name; undefined where nobody may learn whose shop it is. */
  organisation?: string;
  support?: Organisation["support"];
}

/**
 * The shop of an organisation.
 * @param site the base site whose address the reader knows; otherwise the organisation's own.
 */
export const shopOf = (
  organisation: Pick<Organisation, "name" | "support" | "site">,
  storefrontUrl: (site: string) => string,
  site: string = organisation.site,
): MailShop => ({
  url: storefrontUrl(site),
  site,
  organisation: organisation.name,
  support: organisation.support,
});
