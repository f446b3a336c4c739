import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Schema, Parameter, Answer, Operation } from "./parts";
import { INTRODUCTION } from "./introduction";
import { TAGS } from "./tags";

interface Document {
  info: { title: string };
  paths?: object;
  components?: { schemas?: object; responses?: object };
}

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
code,pre{font:0.875em/1.5 ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;border:1px solid #8888;border-radius:.25rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
details{border-top:1px solid #8888;padding:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.5em}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8884;overflow-wrap:anywhere}
:focus-visible{outline:3px solid;outline-offset:2px}
`;
/** One string, because the policy has the hash of the text between the tags. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);

/** The page runs and loads nothing, and may not be framed. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const nameOf = ($ref: string) => $ref.split("/").at(-1) ?? "";

/** A shape in a few words: "Cart", "list of Price", "text". */
function typeOf(schema: Schema | undefined): string {
  if (!schema) return "";
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.enum) return schema.enum.join(" | ");
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : schema.type;
  return schema.properties ? `{ ${Object.keys(schema.properties).join(", ")} }` : (type ?? "object");
}

const parameterRow = ({ name, in: place, required, description, example }: Parameter) =>
  html`<tr>
    <td><code>${name}</code></td>
    <td>${place}${required ? ", required" : ""}</td>
    <td>
      ${description ?? ""}${example === undefined ? "" : html` Example: <code>${String(example)}</code>`}
    </td>
  </tr>`;

const COMMON = new Set(["baseSiteId", "lang", "curr"]);

function bodyPart({ requestBody }: Operation) {
  const kinds = Object.entries(requestBody?.content ?? {});
  const [, shown] = kinds[0] ?? [];
  if (!shown) return "";
  const fields = Object.keys(shown.schema?.properties ?? {});
  return html`<p>Body (${kinds.map(([kind]) => kind).join(" or ")}): <code>${fields.join(", ")}</code></p>
    ${shown.example === undefined ? "" : html`<pre>${JSON.stringify(shown.example, null, 2)}</pre>`}`;
}

function answerRow(status: string, answer: Answer, shared: Record<string, Answer>) {
  const { description, content } = answer.$ref ? shared[nameOf(answer.$ref)]! : answer;
  return html`<li>${status} ${typeOf(content?.["application/json"]?.schema)} ${description}</li>`;
}

function operationPart(
  path: string,
  method: string,
  operation: Operation,
  sharedAnswers: Record<string, Answer>,
) {
  const parameters = (operation.parameters ?? []).filter(({ name }) => !COMMON.has(name));
  return html`<details id="${operation.operationId}">
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${operation.summary}</summary>
    <p>${operation.description}</p>
    ${
      parameters.length === 0
        ? ""
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Where</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              ${parameters.map(parameterRow)}
            </tbody>
          </table>`
    }
    ${bodyPart(operation)}
    <p>Answers:</p>
    <ul>
      ${Object.entries(operation.responses).map(([status, answer]) =>
        answerRow(status, answer, sharedAnswers),
      )}
    </ul>
  </details>`;
}

function schemaPart([name, schema]: [string, Schema]) {
  return html`<details id="schema-${name}">
    <summary><code>${name}</code></summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Shape</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(schema.properties ?? {}).map(
          ([property, shape]) =>
            html`<tr>
              <td><code>${property}</code></td>
              <td>${typeOf(shape)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** The reference page: how the API is used, then every call and shape, made from the OpenAPI document. No script. */
export function referencePage(c: Context, document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  const sharedAnswers = (document.components?.responses ?? {}) as Record<string, Answer>;
  const areas = Object.keys(TAGS).filter((tag) =>
    operations.some(({ operation }) => operation.tags[0] === tag),
  );
  c.header("Content-Security-Policy", POLICY);
  c.header("X-Content-Type-Options", "nosniff");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${document.info.title}</title>
          ${STYLE_ELEMENT}
        </head>
        <body>
          <header><h1>${document.info.title}</h1></header>
          <nav aria-label="Areas">
            <ul>
              ${areas.map((tag) => html`<li><a href="#area-${tag}">${tag}</a></li>`)}
              <li><a href="#shapes">Shapes</a></li>
              <li><a href="/occ/v2/openapi.json">openapi.json</a></li>
            </ul>
          </nav>
          <main>
            ${INTRODUCTION}
            ${areas.map(
              (tag) =>
                html`<section aria-labelledby="area-${tag}">
                  <h2 id="area-${tag}">${tag}</h2>
                  <p>${TAGS[tag]}</p>
                  ${operations
                    .filter(({ operation }) => operation.tags[0] === tag)
                    .map(({ path, method, operation }) =>
                      operationPart(path, method, operation, sharedAnswers),
                    )}
                </section>`,
            )}
            <section aria-labelledby="shapes">
              <h2 id="shapes">Shapes</h2>
              ${Object.entries(document.components?.schemas ?? {})
                .filter(([, schema]) => (schema as Schema).properties)
                .map(([name, schema]) => schemaPart([name, schema as Schema]))}
            </section>
          </main>
        </body>
      </html>`,
  );
}
