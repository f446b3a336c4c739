import { home } from "./cms-home";
import { sizeGuideIndex } from "./cms-size-guide";
import { paragraph, type ComponentPlan, type Site } from "./cms-plan";
import { footer, header } from "./cms-shell";
import { signIn } from "./cms-sign-in";

const reading = (): ComponentPlan[] => [
  paragraph(
    "TermsText",
    "terms-and-conditions",
    "BodyContent",
    "Terms and conditions",
    "<p>This is a demonstration shop. Nothing is sold and nothing is sent.</p><p>Prices, people and places in it are invented.</p>",
  ),
  paragraph(
    "NotFoundText",
    "not-found",
    "BodyContent",
    "Page not found",
    "<p>There is no page here. The links above lead to the rest of the shop.</p>",
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
    "<p>Goods on the shelf leave within two working days. Hemming, names and braid add about a week.</p><p>Pre-ordered garments are made once orders close and come in one delivery.</p>",
  ),
  paragraph(
    "ReturnsText",
    "returns-help",
    "BodyContent",
    "Exchanges and returns",
    '<p>Unworn goods may be exchanged within 30 days. Goods with a name or an altered hem are exchanged only when we made a mistake.</p><p>To ask for an exchange, <a href="/contact-us">call or email us</a>.</p>',
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
