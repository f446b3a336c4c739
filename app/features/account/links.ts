import {
  addressesPath,
  cardsPath,
  closePath,
  consentsPath,
  couponsPath,
  emailPath,
  interestsPath,
  paymentsPath,
  preferencesPath,
  savedCartsPath,
  sessionsPath,
  wishListPath,
} from "~/paths";

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
  { to: consentsPath, label: "Consents" },
  { to: closePath, label: "Close your account" },
];
