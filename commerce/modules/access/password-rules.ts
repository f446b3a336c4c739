import { OccError } from "../../http/errors";

const MOST_PASSWORD = 128;

/** The rules of a new password (spec 002 §5), each with what is said where it is broken. */
const RULES: [message: string, keeps: (password: string) => boolean][] = [
  ["Use at least 8 characters.", (password) => [...password].length >= 8],
  [`Use at most ${MOST_PASSWORD} characters.`, (password) => [...password].length <= MOST_PASSWORD],
  ["Add a capital letter.", (password) => /\p{Lu}/u.test(password)],
  ["Add a digit.", (password) => /\d/.test(password)],
  ["Add a special character.", (password) => /[^\p{L}\p{N}\s]/u.test(password)],
  ["Two of the same character stand side by side.", (password) => !/(.)\1/su.test(password)],
];

/** What is wrong with a new password; an empty list if it may be set. */
const passwordFaults = (password: string): string[] =>
  RULES.filter(([, keeps]) => !keeps(password)).map(([message]) => message);

/** @throws OccError 400 with one error for each broken rule, and one if the second is not the same. */
export function requirePassword(shown: { newPassword: string; confirmPassword: string }): void {
  const error = (subject: string, message: string) => ({
    type: "ValidationError",
    message,
    reason: "invalid",
    subject,
    subjectType: "parameter",
  });
  const errors = passwordFaults(shown.newPassword).map((message) => error("newPassword", message));
  if (shown.newPassword !== shown.confirmPassword) {
    errors.push(error("confirmPassword", "The passwords are not the same."));
  }
  const [first, ...more] = errors;
  if (first) throw new OccError(400, first, ...more);
}
