import { buysOnAccount, type Person } from "../../http/principal";

/**
 * The codes of the styles that an approver must agree to each time that somebody orders them (program rule "restricted
 * style"). Who buys on account is not asked, as with the organisation's other rules.
 */
export const restrictedFor = (about: Person): readonly string[] =>
  buysOnAccount(about) ? [] : about.organisation.restrictedStyles;
