import {
  addressTakenMessage,
  codeMessage,
  confirmEmailMessage,
  emailChangingMessage,
  finishRegistrationMessage,
  identityMessage,
  passwordLinkMessage,
  registeredAlreadyMessage,
  welcomeMessage,
} from "../../modules/access";
import type { MailShop, Message } from "../../modules/mail";
import { newSignInMessage } from "../../modules/oauth";
import { passkeyMessage } from "../../modules/passkeys";
import { type SampleMail, type SampleShops, toReader } from "./sample";

const OLD = "aroha@saltbush.example";
const NEW = "aroha.obrien@saltbush.example";
/** Nobody may learn from a mail to a stranger where somebody works. */
const nameless = ({ hospital: { url, site } }: SampleShops): MailShop => ({ url, site });
const toNobody = (message: Message) => ({ ...message, greeting: "Hello," });

const before = { active: true, uid: OLD, mobile: null };

export const ACCOUNT_MAILS: SampleMail[] = [
  {
    kind: "welcome",
    name: "A new account",
    about: "welcome",
    letter: ({ hospital }) => toReader(welcomeMessage(hospital, OLD, "sample")),
  },
  {
    kind: "registration",
    name: "A registration to finish",
    about: "registration",
    letter: (shops) => toReader(finishRegistrationMessage(nameless(shops), "sample")),
  },
  {
    kind: "registered-already",
    name: "A registration of somebody with an account",
    about: "registration",
    letter: (shops) => toNobody(registeredAlreadyMessage(nameless(shops))),
  },
  {
    kind: "password-link",
    name: "A link to set a new password",
    about: "password-link",
    letter: ({ hospital }) => toReader(passwordLinkMessage(hospital, "sample")),
  },
  {
    kind: "sign-in-code",
    name: "A code to sign in",
    about: "sign-in-code",
    letter: ({ hospital }) => toReader(codeMessage(hospital, "402816")),
  },
  {
    kind: "new-sign-in",
    name: "A sign-in from a new browser",
    about: "sign-in",
    letter: ({ hospital }) =>
      toReader(newSignInMessage(hospital, { browser: "Firefox on Windows", at: "10:42 on 29 Nov 2026" })),
  },
  {
    kind: "email-confirm",
    name: "A new email to confirm",
    about: "email-change",
    letter: ({ hospital }) => toReader(confirmEmailMessage(hospital, NEW, "sample")),
  },
  {
    kind: "email-taken",
    name: "A new email that has an account",
    about: "email-change",
    letter: (shops) => toNobody(addressTakenMessage(nameless(shops), "email")),
  },
  {
    kind: "email-changing",
    name: "To the old address: the email changes",
    about: "email-change",
    letter: ({ hospital }) => toReader(emailChangingMessage(hospital, NEW)),
  },
  {
    kind: "account-changed",
    name: "An account is changed",
    about: "account-changed",
    letter: ({ hospital }) =>
      toReader(
        identityMessage(hospital, {
          before,
          set: { uid: NEW },
          by: "Thandiwe Carrick",
          changes: [{ what: "Email", from: OLD, to: NEW }],
        }),
      ),
  },
  {
    kind: "account-closed",
    name: "An account is closed",
    about: "account-changed",
    letter: ({ hospital }) =>
      toReader(
        identityMessage(hospital, { before, set: { active: false }, by: "Thandiwe Carrick", changes: [] }),
      ),
  },
  {
    kind: "passkey-added",
    name: "A passkey is added",
    about: "passkey-added",
    letter: ({ hospital }) => toReader(passkeyMessage(hospital, "added", { name: "Work laptop" })),
  },
  {
    kind: "passkey-removed",
    name: "A passkey is removed",
    about: "passkey-removed",
    letter: ({ hospital }) => toReader(passkeyMessage(hospital, "removed", { name: "Work laptop" })),
  },
];
