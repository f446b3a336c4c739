import openapiTS, { astToString } from "openapi-typescript";
import { pino } from "pino";
import type { Database } from "../database/connection";
import { createApp } from "./app";
import { openApi } from "./document";

/** The API's OpenAPI document; it needs no database, because no call is made. */
export function openApiDocument() {
  const { app } = createApp({
    db: undefined as unknown as Database,
    now: () => new Date(0),
    demo: false,
    mediaBaseUrl: "",
    storefrontUrl: () => "",
    clientId: "",
    clientSecret: "",
    logger: pino({ level: "silent" }),
  });
  return openApi(app);
}

type Document = ReturnType<typeof openApiDocument>;

/**
 * The document for the storefront: paths below the base site, and always for `current`, the signed-in person.
 * The client adds the base path; the storefront never names a user.
 */
function forStorefront(document: Document): Document {
  const prefix = "/occ/v2/{baseSiteId}";
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith(prefix));
  const implied = ["baseSiteId", "userId", "lang", "curr", "Idempotency-Key"];
  return {
    ...document,
    paths: Object.fromEntries(
      paths.map(([path, item]) => [
        path.slice(prefix.length).replace("{userId}", "current"),
        Object.fromEntries(
          Object.entries(item as Record<string, { parameters?: { name: string }[] }>).map(([verb, call]) => [
            verb,
            { ...call, parameters: call.parameters?.filter(({ name }) => !implied.includes(name)) },
          ]),
        ),
      ]),
    ),
  };
}

/** TypeScript types of the document, as text; a test fails when the written file differs. */
export async function contractTypes(): Promise<string> {
  const document = forStorefront(openApiDocument()) as unknown as Parameters<typeof openapiTS>[0];
  const nodes = await openapiTS(document, { alphabetize: true });
  return `// Written by \`npm run contract\` from the API's OpenAPI document. Do not edit.\n${astToString(nodes)}`;
}
