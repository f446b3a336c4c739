import type { Letter, MailShop, Message } from "../../modules/mail";

/** A mail of each kind for the page that shows them. Nothing in it happened. */
export interface SampleMail {
  /** Its part of the address. */
  kind: string;
  /** What happened, for the list. */
  name: string;
  /** The first word of what it is about, in the outbox. */
  about: string;
  letter: (shops: SampleShops) => Letter;
}

/** The shops that the samples are from. */
export interface SampleShops {
  hospital: MailShop;
  wholesale: MailShop;
}

/** A name that markup and tight columns must hold. */
export const READER = "Aroha O’Brien-Ngāti";
const DESK = "Saltbush uniform desk";

export const toReader = (message: Message): Letter => ({ ...message, greeting: "Hello Aroha," });
export const toDesk = (message: Message): Letter => ({ ...message, answersTo: READER });

/** @param storefrontUrl the base URL of a site. */
export const sampleShops = (storefrontUrl: (site: string) => string): SampleShops => ({
  hospital: {
    url: storefrontUrl("uniforms"),
    site: "uniforms",
    organisation: "Saltbush Valley Health",
    support: { name: DESK, phone: "1800 555 019", email: "uniforms@saltbush.example" },
  },
  wholesale: {
    url: storefrontUrl("wholesale"),
    site: "wholesale",
    organisation: "Harrow Street Workwear",
    support: { name: "Wholesale desk", phone: "1800 555 023", email: "trade@kitroom.example" },
  },
});
