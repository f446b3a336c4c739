import { CommerceError } from "~/commerce/errors.server";

/**
 * The API speaks of a code or id that exists in the words of the framework (contract §10).
 * @returns that error in the words of the page, any other as it is.
 */
export function inPlainWords(error: unknown, message: string): unknown {
  if (!(error instanceof CommerceError) || !error.is("AlreadyExistsError")) return error;
  return new CommerceError(
    error.status,
    error.errors.map((one) => ({ ...one, message })),
    error.call,
  );
}
