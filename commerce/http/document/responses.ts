/** Each error answer, with its name in the document and an example. */
const REFUSALS: Record<string, { name: string; description: string; error: Record<string, string> }> = {
  "400": {
    name: "BadRequest",
    description: "The request is wrong or cannot be done; `type` and `reason` say why, `subject` says where",
    error: {
      type: "CartError",
      message: "Cart not found.",
      reason: "notFound",
      subject: "10000001",
      subjectType: "cart",
    },
  },
  "401": {
    name: "Unauthorized",
    description: "No token, or an expired one: refresh it once and try again",
    error: { type: "InvalidTokenError", message: "Invalid access token" },
  },
  "403": {
    name: "Forbidden",
    description:
      "The caller is not allowed, sent an application's own token where a person's is needed, or a token without the call's scope (`InsufficientScopeError`)",
    error: { type: "ForbiddenError", message: "You are not authorized to perform this action." },
  },
  "404": {
    name: "NotFound",
    description: "Not found, or not visible to the caller; without a token the catalogue is never visible",
    error: {
      type: "UnknownResourceError",
      message: "There is no resource for path /occ/v2/uniforms/nowhere",
    },
  },
  "406": {
    name: "NotAcceptable",
    description: "The Accept header does not allow application/json",
    error: { type: "HttpMediaTypeNotAcceptableError", message: "Answers are application/json" },
  },
  "409": {
    name: "Conflict",
    description: "In conflict with something that exists",
    error: { type: "AlreadyExistsError", message: "It already exists" },
  },
  "413": {
    name: "PayloadTooLarge",
    description: "The body is larger than 512 KB, or a file than its call takes",
    error: { type: "PayloadTooLargeError", message: "The request body is too large" },
  },
  "415": {
    name: "UnsupportedMediaType",
    description: "The body is neither JSON nor a form, or no multipart/form-data where a file is expected",
    error: {
      type: "HttpMediaTypeNotSupportedError",
      message: "Send application/json or application/x-www-form-urlencoded",
    },
  },
  "429": {
    name: "TooManyRequests",
    description: "Too many requests; Retry-After has the seconds to wait",
    error: { type: "TooManyRequestsError", message: "Too many attempts. Try again in 42 seconds" },
  },
  "500": {
    name: "InternalServerError",
    description: "An error in the API; X-Correlation-Id finds it in the logs",
    error: { type: "InternalError", message: "An Internal Server Error occurred." },
  },
  "503": {
    name: "ServiceUnavailable",
    description: "The database does not answer; Retry-After has the seconds to wait",
    error: { type: "ServiceUnavailableError", message: "A server error occurred. Please try again later" },
  },
};

const READS = ["400", "401", "403", "404", "406", "429", "500", "503"];
const WRITES = [...READS, "409", "413", "415"];

const seconds = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" as const } } };

/** The error answers, as the document's components: each is there once, and calls refer to it. */
export const refusals = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, { name, description, error }]) => [
    name,
    {
      description,
      ...(status === "429" || status === "503" ? { headers: seconds } : {}),
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/ErrorList" },
          example: { errors: [error] },
        },
      },
    },
  ]),
);

/** The error answers of every call, besides those that it declares. */
export const refusalsOf = (method: string) =>
  Object.fromEntries(
    (method === "get" ? READS : WRITES).map((status) => [
      status,
      { $ref: `#/components/responses/${REFUSALS[status]!.name}` },
    ]),
  );

const text = { schema: { type: "string" } };

/** Headers of every successful answer. */
export const successHeaders = {
  "X-Correlation-Id": { description: "The id of this call in the logs. A caller may send its own.", ...text },
};
