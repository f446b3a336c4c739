/** A refusal of each kind, as it is sent. */
const EXAMPLES: Record<string, { description: string; error: Record<string, string> }> = {
  "400": {
    description: "Not understood, or not possible; `type` and `reason` say why, `subject` where",
    error: {
      type: "CartError",
      message: "Cart not found.",
      reason: "notFound",
      subject: "10000001",
      subjectType: "cart",
    },
  },
  "401": {
    description: "No token, or one that has ended: refresh it once and ask again",
    error: { type: "InvalidTokenError", message: "Invalid access token" },
  },
  "403": {
    description: "Known, and may not; an application's own token where a person is needed",
    error: { type: "ForbiddenError", message: "You are not authorized to perform this action." },
  },
  "404": {
    description: "Not there, or not the caller's to see; the catalogue is not there for strangers",
    error: {
      type: "UnknownResourceError",
      message: "There is no resource for path /occ/v2/uniforms/nowhere",
    },
  },
  "406": {
    description: "The Accept header does not allow application/json",
    error: { type: "HttpMediaTypeNotAcceptableError", message: "Answers are application/json" },
  },
  "409": {
    description: "At odds with what is there already",
    error: { type: "AlreadyExistsError", message: "It exists already" },
  },
  "413": {
    description: "A body over 512 KB",
    error: { type: "PayloadTooLargeError", message: "The request body is too large" },
  },
  "415": {
    description: "A body that is neither JSON nor a form",
    error: {
      type: "HttpMediaTypeNotSupportedError",
      message: "Send application/json or application/x-www-form-urlencoded",
    },
  },
  "429": {
    description: "Too often; Retry-After holds the seconds to wait",
    error: { type: "TooManyRequestsError", message: "Too many attempts. Try again in 42 seconds" },
  },
  "500": {
    description: "A fault of ours; X-Correlation-Id finds it in our logs",
    error: { type: "InternalError", message: "An Internal Server Error occurred." },
  },
  "503": {
    description: "The database does not answer; Retry-After holds the seconds to wait",
    error: { type: "ServiceUnavailableError", message: "A server error occurred. Please try again later" },
  },
};

const READS = ["400", "401", "403", "404", "406", "429", "500", "503"];
const WRITES = [...READS, "409", "413", "415"];

const seconds = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };

function refusal(status: string) {
  const { description, error } = EXAMPLES[status]!;
  return {
    description,
    ...(status === "429" || status === "503" ? { headers: seconds } : {}),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ErrorList" },
        example: { errors: [error] },
      },
    },
  };
}

/** Every refusal that a call may be answered with, beside those that it declares itself. */
export const refusalsOf = (method: string) =>
  Object.fromEntries((method === "get" ? READS : WRITES).map((status) => [status, refusal(status)]));

const text = { schema: { type: "string" } };

/** Headers of every answer that is none of the refusals. */
export const successHeaders = {
  "X-Correlation-Id": { description: "The id of this call in our logs; a caller may send its own.", ...text },
};
