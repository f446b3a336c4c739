import openapiTS, { astToString } from "openapi-typescript";
import { pino } from "pino";
import ts from "typescript";
import type { Database } from "../database/connection";
import { createApp } from "../app";
import { openApi } from "../http/document";

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

interface Operation {
  operationId?: string;
  parameters?: { name: string }[];
  responses?: Record<string, unknown>;
  "x-kitroom-others"?: string;
  "x-kitroom-client"?: true;
}

/** What a call answers when it succeeds. */
const successes = (responses: Operation["responses"] = {}) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith("2")));

/** Calls of the operator's own systems, which the storefront never makes. */
const isOfClients = (item: Record<string, Operation>) =>
  Object.values(item).every((call) => call["x-kitroom-client"]);

/**
 * The document for the storefront: paths below the base site, for `current`, the signed-in person; calls that can name
 * somebody else (`others`) also by the person's number. The client adds the base path, and throws every error answer
 * as one class, so those are not in it.
 */
function forStorefront(document: Document): Document {
  const prefix = "/occ/v2/{baseSiteId}";
  const paths = Object.entries(document.paths ?? {})
    .filter(([path, item]) => path.startsWith(prefix) && !isOfClients(item as Record<string, Operation>))
    .map(([path, item]) => [path.slice(prefix.length), item as Record<string, Operation>] as const);
  const implied = ["baseSiteId", "lang", "curr", "Idempotency-Key"];
  const without = (names: readonly string[], operations: [string, Operation][]) =>
    Object.fromEntries(
      operations.map(([verb, call]) => [
        verb,
        {
          ...call,
          parameters: call.parameters?.filter(({ name }) => !names.includes(name)),
          responses: successes(call.responses),
        },
      ]),
    );
  // No two operations of a document have one name.
  const renamed = ([verb, call]: [string, Operation]): [string, Operation] => [
    verb,
    { ...call, operationId: `${call.operationId}OfOthers` },
  ];
  const ofOthers = ([, call]: [string, Operation]) => call["x-kitroom-others"] !== undefined;
  const storefrontPaths = Object.fromEntries(
    paths.flatMap(([path, item]) => {
      const all = Object.entries(item);
      const own = [path.replace("{userId}", "current"), without([...implied, "userId"], all)] as const;
      return path.includes("{userId}") && all.some(ofOthers)
        ? [own, [path, without(implied, all.filter(ofOthers).map(renamed))] as const]
        : [own];
    }),
  );
  return {
    ...document,
    components: { ...document.components, schemas: named(document, storefrontPaths), responses: {} },
    paths: storefrontPaths,
  };
}

/** The schemas that paths name, themselves or by another one. */
function named({ components }: Document, paths: object): NonNullable<Document["components"]>["schemas"] {
  const all = Object.entries(components?.schemas ?? {});
  const found = new Set<string>();
  for (const texts = [JSON.stringify(paths)]; texts.length > 0;) {
    const text = texts.pop()!;
    for (const [name, schema] of all) {
      if (found.has(name) || !text.includes(`"#/components/schemas/${name}"`)) continue;
      found.add(name);
      texts.push(JSON.stringify(schema));
    }
  }
  return Object.fromEntries(all.filter(([name]) => found.has(name)));
}

/** Members of paths and calls that openapi-fetch takes for missing, whether they are `never` or not there. */
const OPTIONAL = new Set([
  ...["get", "put", "post", "delete", "options", "head", "patch", "trace"],
  ...["header", "cookie", "requestBody"],
]);

const isEmpty = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  member.type?.kind === ts.SyntaxKind.NeverKeyword &&
  ts.isIdentifier(member.name) &&
  OPTIONAL.has(member.name.text);

/** The types without members that are only there to say `never`. */
const withoutEmpty: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node | undefined =>
    ts.isTypeElement(node) && isEmpty(node) ? undefined : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(root, visit, context);
};

/** TypeScript types of the document, as text; a test fails when the written file differs. */
export async function contractTypes(): Promise<string> {
  const document = forStorefront(openApiDocument()) as unknown as Parameters<typeof openapiTS>[0];
  const nodes = await openapiTS(document, { alphabetize: true });
  const { transformed } = ts.transform(nodes, [withoutEmpty]);
  const types = astToString(transformed, { formatOptions: { removeComments: true } });
  return `// Written by \`npm run contract\` from the API's OpenAPI document. Do not edit.\n${types}`;
}

/** A schema of the document, as far as it says how long texts may be. */
interface Sized {
  $ref?: string;
  maxLength?: number;
  properties?: Record<string, Sized>;
  items?: Sized;
}

/** How long the texts of a body may be, by the property's path: "name", "orgUnit.uid", "entries[].comment". */
function limitsOf(schema: Sized | undefined, named: Record<string, Sized>, at = ""): [string, number][] {
  const read = schema?.$ref ? named[schema.$ref.split("/").at(-1)!] : schema;
  if (!read) return [];
  return [
    ...(read.maxLength && at ? [[at, read.maxLength] as [string, number]] : []),
    ...Object.entries(read.properties ?? {}).flatMap(([name, one]) =>
      limitsOf(one, named, at ? `${at}.${name}` : name),
    ),
    ...limitsOf(read.items, named, `${at}[]`),
  ];
}

/** The most characters of the texts that calls take, as a module for the storefront's forms. */
export function contractLimits(): string {
  const { paths, components } = forStorefront(openApiDocument());
  const named = (components?.schemas ?? {}) as Record<string, Sized>;
  const lines = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { requestBody?: { content?: Record<string, { schema?: Sized }> } }>)
      .map(
        ([verb, call]) =>
          [verb, limitsOf(call.requestBody?.content?.["application/json"]?.schema, named)] as const,
      )
      .filter(([, limits]) => limits.length > 0)
      .map(
        ([verb, limits]) =>
          `  ${JSON.stringify(`${verb.toUpperCase()} ${path}`)}: ${JSON.stringify(Object.fromEntries(limits))},`,
      ),
  );
  return [
    "// Written by `npm run contract` from the API's OpenAPI document. Do not edit.",
    "/** The most characters of a text, by the call that takes it and its place in the body. */",
    "export const LIMITS = {",
    ...lines,
    "} as const;",
    "",
  ].join("\n");
}
