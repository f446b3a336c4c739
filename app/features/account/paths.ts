import { cardsPath } from "~/features/cards/paths";
import { couponsPath } from "~/features/coupons/paths";
import { interestsPath } from "~/features/interests/paths";
import { preferencesPath } from "~/features/preferences/paths";
import { savedCartsPath } from "~/features/saved-carts/paths";
import { wishListPath } from "~/features/wish-list/paths";

/** The address book (spec 000 §2: delivery and shipping). */
export const addressesPath = "/my-account/delivery-and-shipping";

export const addressPath = (id: string): string => `${addressesPath}/${encodeURIComponent(id)}`;

export const sessionsPath = "/my-account/sessions";

export const securityPath = "/my-account/login-security";

export const passkeyPath = (id: string): string => `${securityPath}/passkeys/${encodeURIComponent(id)}`;

export const emailPath = "/my-account/update-email";

export const paymentsPath = "/my-account/payment-details";

export const closePath = "/my-account/close-account";

/** What people look after elsewhere than on their profile. */
export const accountLinks = [
  { to: emailPath, label: "Change your email" },
  { to: sessionsPath, label: "Where you are signed in" },
  { to: addressesPath, label: "Delivery and shipping" },
  { to: paymentsPath, label: "Billing and payments" },
  { to: cardsPath, label: "Saved cards" },
  { to: couponsPath, label: "My coupons" },
  { to: savedCartsPath, label: "Saved carts" },
  { to: wishListPath, label: "Wish list" },
  { to: interestsPath, label: "My interests" },
  { to: preferencesPath, label: "Notifications" },
  { to: closePath, label: "Close your account" },
];
