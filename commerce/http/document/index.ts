import type { OpenAPIHono } from "@hono/zod-openapi";
import { POLICY } from "../policy";
import { FEEDS, FEEDS_DOES, SCOPES } from "../scopes";
import { referencePage } from "./page";
import { operationIdOf } from "./operation-id";
import { BODIES } from "./bodies";
import { ROWS } from "./rows";
import { PARAMETERS } from "./parameters";
import { refusals, refusalsOf, successHeaders } from "./responses";
import { TAGS } from "./tags";
import type { Operation, Parameter, Schema } from "./parts";

type Document = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const SCALARS = new Set(["string", "number", "integer", "boolean"]);

/** Whether a form can represent the body: only names with one value each. */
const isFlat = (schema: Schema | undefined) =>
  schema?.properties !== undefined &&
  Object.values(schema.properties).every(({ type }) => typeof type === "string" && SCALARS.has(type));

/** A body of rows, with an example of each form. */
function rowsOf(body: NonNullable<Operation["requestBody"]>, operationId: string): Operation["requestBody"] {
  const [, examples] = Object.entries(ROWS).find(([end]) => operationId.endsWith(end)) ?? [];
  return {
    ...body,
    content: Object.fromEntries(
      Object.entries(body.content).map(([type, shown]) => [type, { ...shown, example: examples?.[type] }]),
    ),
  };
}

function bodyOf({ requestBody }: Operation, operationId: string): Operation["requestBody"] {
  const rows = requestBody?.content["application/x-ndjson"];
  if (rows) return rowsOf(requestBody, operationId);
  const json = requestBody?.content["application/json"];
  if (!requestBody || !json) return requestBody;
  const [, example] = Object.entries(BODIES).find(([end]) => operationId.endsWith(end)) ?? [];
  const shown = { ...json, ...(example === undefined ? {} : { example }) };
  return {
    ...requestBody,
    content: {
      "application/json": shown,
      ...(isFlat(json.schema) ? { "application/x-www-form-urlencoded": shown } : {}),
    },
  };
}

function descriptionOf(operation: Operation, method: string): string {
  const query = (operation.parameters ?? []).some(
    ({ name, in: place }) => place === "query" && !["fields", "lang", "curr"].includes(name),
  );
  const needed = operation["x-kitroom-capability"];
  const scopes = operation.security?.[0]?.oauth;
  const rows = operation.requestBody?.content["application/x-ndjson"];
  const whose = operation["x-kitroom-client"] ? "an application's own" : "a person's";
  return [
    `${operation.summary}.`,
    scopes
      ? `Needs ${whose} token with the scope ${scopes.map((scope) => `\`${scope}\``).join(" and ")}.`
      : "Needs no token.",
    needed ? `Only for members of \`${POLICY[needed].groups.join("`, `")}\`.` : "",
    rows ? "A row that was applied changes nothing when it is sent again." : "",
    method === "get" || rows
      ? ""
      : "Send an Idempotency-Key so that a repeated request has no further effect.",
    method !== "get" && query && !rows ? "Query parameters may also be sent as a form." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** One call for the document: with an operation id, parameter descriptions, examples, and all answers. */
function described(path: string, method: string, operation: Operation): Operation {
  const operationId = operation.operationId ?? operationIdOf(method, path);
  const own = (operation.parameters ?? []).map((parameter) => ({
    ...PARAMETERS[parameter.name],
    ...parameter,
  }));
  const isCall = path.startsWith("/occ/v2/{");
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string" } };
  const parameters: Parameter[] =
    isCall && method !== "get" && !operation.requestBody?.content["application/x-ndjson"]
      ? [...own, { ...key, ...PARAMETERS["Idempotency-Key"] }]
      : own;
  const answers = Object.entries(operation.responses).map(([status, response]) => [
    status,
    status.startsWith("2") ? { ...response, headers: { ...successHeaders, ...response.headers } } : response,
  ]);
  const declared = Object.fromEntries(answers) as Operation["responses"];
  return {
    ...operation,
    operationId,
    description: operation.description ?? descriptionOf(operation, method),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.requestBody ? { requestBody: bodyOf(operation, operationId) } : {}),
    responses: isCall ? { ...declared, ...refusalsOf(method) } : declared,
  };
}

const INFO = {
  openapi: "3.1.0",
  info: {
    title: "Kitroom commerce API",
    version: "2",
    description:
      "SAP Commerce's OCC v2 with this project's own calls. How to sign in, select fields, read errors, page, repeat and call from a browser: docs/integrators.md, or the reference page at /occ/v2.",
    license: { name: "MIT", identifier: "MIT" },
  },
};

/**
 * The complete OpenAPI document: the declared calls and what applies to all of them.
 * @param publicUrl the public URL of the API; without it URLs are relative to the document.
 */
export function openApi(app: OpenAPIHono, publicUrl?: string): Document {
  const document = app.getOpenAPI31Document({ ...INFO, servers: [{ url: publicUrl ?? "/" }] });
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => [
        method,
        described(path, method, operation),
      ]),
    ),
  ]);
  const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  return {
    ...document,
    tags,
    paths: Object.fromEntries(paths) as Document["paths"],
    components: { ...document.components, responses: refusals },
  };
}

/** Registers the document, and the reference page at the root of the API and at /reference. */
export function documentRoutes(app: OpenAPIHono, publicUrl: string | undefined): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "oauth", {
    type: "oauth2",
    description: "Tokens for a person, or for the application itself (docs/integrators.md).",
    flows: {
      authorizationCode: {
        authorizationUrl: "/authorizationserver/oauth/authorize",
        tokenUrl: "/authorizationserver/oauth/token",
        refreshUrl: "/authorizationserver/oauth/token",
        scopes: SCOPES,
      },
      password: {
        tokenUrl: "/authorizationserver/oauth/token",
        refreshUrl: "/authorizationserver/oauth/token",
        scopes: SCOPES,
      },
      clientCredentials: {
        tokenUrl: "/authorizationserver/oauth/token",
        scopes: { ...SCOPES, [FEEDS]: FEEDS_DOES },
      },
    },
  });
  // The calls never change while the API runs.
  let document: Document | undefined;
  const written = () => (document ??= openApi(app, publicUrl));
  app.get("/occ/v2/openapi.json", (c) => c.json(written()));
  for (const path of ["/occ/v2", "/occ/v2/reference"]) app.get(path, (c) => referencePage(c, written()));
}
