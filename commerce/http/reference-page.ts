import type { OpenAPIHono } from "@hono/zod-openapi";

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  security?: unknown[];
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Every call by area as one plain page, made from the OpenAPI document: it needs no script and no network. */
export function referencePage(document: ReturnType<OpenAPIHono["getOpenAPI31Document"]>): string {
  const byTag = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const parameters = (operation.parameters ?? [])
        .filter(({ name }) => !["baseSiteId", "lang", "curr", "fields"].includes(name))
        .map(({ name, in: place, required }) => `${name} (${place}${required ? ", required" : ""})`);
      const row = `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(
        operation.summary ?? "",
      )}</td><td>${escape(parameters.join(", "))}</td><td>${operation.security ? "signed in" : "anyone"}</td></tr>`;
      const tag = operation.tags?.[0] ?? "Other";
      byTag.set(tag, [...(byTag.get(tag) ?? []), row]);
    }
  }
  const areas = [...byTag].map(
    ([tag, rows]) =>
      `<h2>${escape(tag)}</h2><table><thead><tr><th>Verb</th><th>Path</th><th>What it does</th><th>Parameters</th><th>Who</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Commerce API</title></head><body><h1>Commerce API</h1><p>The whole contract with every shape: <a href="/occ/v2/openapi.json">openapi.json</a></p>${areas.join("")}</body></html>`;
}
