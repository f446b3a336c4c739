import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { onServer } from "./on-server";
import { pgliteTemplate, postgresTemplate, type Template } from "./template";

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
  }
}

/** Seeds one database for the whole run; TEST_DATABASE_URL moves the suite to PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env["TEST_DATABASE_URL"];
  const template = url ? await postgresTemplate(url) : await pgliteTemplate();
  project.provide("template", template);
  return async () => {
    if (template.kind === "pglite") rmSync(template.copies, { recursive: true, force: true });
    else await onServer(template.url, `drop database if exists ${template.database}`);
  };
}
