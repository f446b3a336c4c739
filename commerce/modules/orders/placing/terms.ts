import { OccError } from "../../../http/errors";

/**
 * Refuses what is ordered without the terms (contract §8 "Place").
 * @param termsChecked as it was sent.
 * @throws OccError 400, of another type if it was not sent at all.
 */
export function mustAcceptTerms(termsChecked: "true" | "false" | undefined): void {
  if (termsChecked === "true") return;
  if (termsChecked === undefined) {
    throw new OccError(400, {
      type: "MissingServletRequestParameterError",
      message: "Required parameter 'termsChecked' is not present.",
    });
  }
  throw new OccError(400, {
    type: "RequestParameterError",
    message: "Accept the terms and conditions to place your order.",
    reason: "invalid",
    subject: "termsChecked",
    subjectType: "parameter",
  });
}
