import { type OccError } from "../../http/errors";
import { ERROR } from "./names";

/** Why a request was refused, in the words of RFC 7644 §3.12. */
export type ScimType =
  | "uniqueness"
  | "invalidFilter"
  | "invalidSyntax"
  | "invalidPath"
  | "invalidValue"
  | "mutability"
  | "noTarget"
  | "tooMany";

/** A refusal in SCIM's shape; any other thrown error but an OccError is a fault of the server. */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: ScimType,
  ) {
    super(detail);
  }
}

export const badRequest = (scimType: ScimType, detail: string) => new ScimError(400, detail, scimType);
export const taken = (detail: string) => new ScimError(409, detail, "uniqueness");
export const noResource = () => new ScimError(404, "There is no such resource.");

/** The fields of our own functions by the names that they have here. */
const ATTRIBUTES: Record<string, string> = {
  email: "userName",
  firstName: "name.givenName",
  lastName: "name.familyName",
  preferredName: "nickName",
  title: "name.honorificPrefix",
  jobGroup: "title",
  mobile: "phoneNumbers",
  employeeCode: "employeeNumber",
  unitUid: "department",
  workingTime: "load",
  orgCustomerId: "members",
  name: "displayName",
};

/** The refusal of a function that pages use too, in SCIM's words. */
export function scimErrorOf({ status, errors }: OccError): ScimError {
  const detail = errors
    .map(({ subject, subjectType, message }) =>
      subject && subjectType === "parameter" ? `${ATTRIBUTES[subject] ?? subject}: ${message}` : message,
    )
    .join(" ");
  if (status !== 400) return new ScimError(status, detail);
  const unreadable = errors.some(({ type }) => type === "HttpMessageNotReadableError");
  return badRequest(unreadable ? "invalidSyntax" : "invalidValue", detail);
}

/** The body of a refusal; its status is a text (RFC 7644 §3.12). */
export const errorBody = (status: number, detail: string, scimType?: ScimType) => ({
  schemas: [ERROR],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail,
});
