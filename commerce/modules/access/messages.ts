import type { MailShop, Message } from "../mail";
import { CODE_MINUTES, LINK_MINUTES, WELCOME_DAYS, type Channel } from "./requests";

const NEW_PASSWORD = { label: "Set a new password", path: "/forgot-password" };
const SIGN_IN = { label: "Sign in", path: "/login" };

/** The page that sets a password by a link. */
export const resetPath = (token: string, channel: Channel): string =>
  `/reset?${new URLSearchParams({ token, type: channel }).toString()}`;

export const passwordLinkMessage = (shop: MailShop, token: string): Message => ({
  shop,
  subject: "Set a new password",
  heading: "Set a new password",
  opening: [
    `Somebody asked for a link to set a new password for your account. It works once, within ${LINK_MINUTES.EMAIL} minutes.`,
  ],
  button: { label: "Set a new password", path: resetPath(token, "EMAIL") },
  next: [
    "Choose a password. You are then signed out on your other devices.",
    "If it was not you, do nothing: your password has not changed.",
    "We never ask you for this link.",
  ],
  why: "somebody asked for a new password for your account",
  settings: "always",
});

/** @param email the address that the person signs in with. */
export const welcomeMessage = (shop: MailShop, email: string, token: string): Message => ({
  shop,
  subject: "Your account in the uniform shop",
  heading: "Your uniform shop account is ready",
  opening: [
    `${shop.organisation} opened an account for you in its uniform shop. Set your password to sign in with ${email}.`,
  ],
  facts: [{ label: "You sign in with", value: email }],
  button: { label: "Set your password", path: resetPath(token, "EMAIL") },
  next: [
    "Set your password, then choose your uniform.",
    `The link works once, within ${WELCOME_DAYS} days. After that, choose “Forgot password” on the sign-in page.`,
  ],
  why: `${shop.organisation} opened an account for you`,
  settings: "always",
});

export const codeMessage = (shop: MailShop, code: string): Message => ({
  shop,
  subject: "Your code to sign in",
  heading: "Your code to sign in",
  opening: [`Your code to sign in is ${code}. It works once, within ${CODE_MINUTES} minutes.`],
  passcode: code,
  button: { label: "Enter the code", path: "/login/verify-token" },
  next: [
    "Type the code on the page where you asked for it.",
    "If you did not ask for it, do nothing. We never ask you for a code.",
  ],
  why: "somebody asked for a code for your account",
  settings: "always",
});

/** @param asked the new address. */
export const confirmEmailMessage = (shop: MailShop, asked: string, token: string): Message => ({
  shop,
  subject: "Confirm your new email",
  heading: "Confirm your new email",
  opening: [
    `Confirm that you want to sign in with ${asked}. The link works once, within ${LINK_MINUTES.EMAIL} minutes.`,
  ],
  facts: [{ label: "New email", value: asked }],
  button: {
    label: "Confirm your new email",
    path: `/update-email?${new URLSearchParams({ token }).toString()}`,
  },
  next: [
    "From then on you sign in with the new address, and we write to it.",
    "If you did not ask for this, do nothing.",
  ],
  why: "somebody asked to sign in with this address",
  settings: "always",
});

/** To an address that has an account already. It says nothing of who typed it, or where they work. */
export const addressTakenMessage = (shop: MailShop, typed: "email" | "registration"): Message => ({
  shop,
  subject: "You have an account already",
  heading: "You have an account already",
  opening: [
    typed === "email"
      ? "Somebody wants to sign in with your email address, which has an account already. Nothing has changed."
      : "Somebody registered with your email address, which has an account already. Sign in with it.",
  ],
  button: SIGN_IN,
  next: [
    "If it was not you, do nothing. If you forgot your password, choose “Forgot password” when you sign in.",
  ],
  why: "somebody typed your email address",
  settings: "always",
});

export const registeredAlreadyMessage = (shop: MailShop): Message =>
  addressTakenMessage(shop, "registration");

/** @param asked the new address. */
export const emailChangingMessage = (shop: MailShop, asked: string): Message => ({
  shop,
  subject: "Your email is being changed",
  heading: "Your email is being changed",
  opening: [
    `Somebody who is signed in with your account asked to sign in with ${asked}. It changes when the link that we sent there is confirmed.`,
  ],
  facts: [{ label: "New email", value: asked }],
  button: NEW_PASSWORD,
  next: [
    "If it was you, open the email that we sent to the new address.",
    "If it was not you, set a new password now. That ends the request.",
  ],
  why: "the email of your account is about to change",
  settings: "always",
});

export const finishRegistrationMessage = (shop: MailShop, token: string): Message => ({
  shop,
  subject: "Finish your registration",
  heading: "Finish your registration",
  opening: [
    "You are nearly there: set your password and your account is ready. The link works once, within 24 hours.",
  ],
  button: {
    label: "Finish your registration",
    path: `/customerRegistrationPage?${new URLSearchParams({ token }).toString()}`,
  },
  next: ["Set your password, then choose your uniform.", "If you did not register, do nothing."],
  why: "somebody registered with this address",
  settings: "always",
});
