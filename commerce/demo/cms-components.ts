import { home } from "./cms-home";
import { sizeGuideIndex } from "./cms-size-guide";
import { banner, paragraph, type ComponentPlan, type Site } from "./cms-plan";
import { footer, header } from "./cms-shell";
import { signIn } from "./cms-sign-in";

const reading = (): ComponentPlan[] => [
  paragraph(
    "TermsText",
    "terms-and-conditions",
    "BodyContent",
    "Terms and conditions",
    "<p>This is a demonstration shop. Nothing is sold or sent.</p><p>Its prices, people and places are invented.</p>",
  ),
  paragraph(
    "NotFoundText",
    "not-found",
    "BodyContent",
    "Page not found",
    "<p>There is no page at this address. Use the links above to find what you need.</p>",
  ),
  paragraph("SizeGuideText", "size-guide", "BodyContent", "Size guide", sizeGuideIndex()),
  paragraph(
    "ContactText",
    "contact-us",
    "BodyContent",
    "Contact us",
    "<p>Weekdays from 8 am to 6 pm in Melbourne. We answer email within one working day.</p>",
  ),
  paragraph(
    "DeliveryText",
    "delivery-help",
    "BodyContent",
    "Delivery",
    "<p>Items in stock leave within two working days. Hemming, names and braid add about a week.</p><p>Pre-ordered items are made after orders close and arrive in one delivery.</p>",
  ),
  banner(
    "DeliveryFloods",
    "delivery-help",
    "warning",
    "The Great Northern Highway is closed by floods. Parcels to the Kimberley wait in Perth until it opens.",
  ),
  banner(
    "DeliveryHoliday",
    "delivery-help",
    "general",
    'Before a long weekend <a href="/contact-us">ask the desk</a> if your team needs its uniforms on a certain day.',
  ),
  banner(
    "DeliveryTracking",
    "delivery-help",
    "system",
    "Tracking shows what the carriers tell us, up to four hours late.",
  ),
  paragraph(
    "ReturnsText",
    "returns-help",
    "BodyContent",
    "Exchanges and returns",
    '<p>You can exchange unworn items within 30 days. You can exchange items with a name or an altered hem only if we made a mistake.</p><p><a href="/exchange-return">Choose the order and the item</a>, or <a href="/contact-us">call or email us</a>.</p>',
  ),
];

/** Every component of a site. */
export const componentsOf = (site: Site): ComponentPlan[] => [
  ...header(site),
  ...home(site),
  ...footer(),
  ...signIn(site),
  ...reading(),
];
