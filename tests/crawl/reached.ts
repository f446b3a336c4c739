import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PATTERNS } from "./addresses";
import { ROLES } from "./roles";

const FOLDER = "test-results/crawl";

/** Pages that no crawl looks at, and why; every role asks for them all the same. */
const NEVER: Record<string, string> = {
  "/SSO-Redirection": "leads on at once; its screen stands only while the API does not answer",
  "/customer-onboarding": "asks at a first sign-in; the journey of registration looks at it",
  "/customerRegistrationPage": "ends a registration, whose journey looks at it",
  "/login/forgot-password": "leads to the page of a forgotten password",
  "/login/pw/change": "leads to the page of a new password",
  "/login/register": "leads to registration",
  "/login/sso": "leads to the provider of an organisation",
  "/order-in-progress": "stands while one orders for somebody else, whose journey looks at it",
  "/reg/new": "leads to registration",
  "/reset-password": "leads to the page of a new password",
  "/resetpassword": "leads to the page of a new password",
  "/site-notice": "takes a form and leads to where it was sent from",
  "/checkout": "leads to the checkout's first step",
  "/login/resume": "leads to where the form was that met the end of a session",
  "/punchout/cxml/session": "leads into the visit, under its key",
};

export interface Reached {
  pages: number;
  patterns: string[];
  forms: number;
  /** What could not be prepared for the role. */
  left: string[];
}

/** Keeps what a role's crawl reached for the report at the end. */
export function note(project: string, role: string, reached: Reached): void {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${project} ${role}`.replace(/[^\w@.-]+/g, "-");
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ project, role, ...reached }));
}

export const forget = (): void => rmSync(FOLDER, { recursive: true, force: true });

/**
 * Prints how many pages each role saw.
 * @throws Error when all roles crawled and a page of the build was reached by none.
 */
export function report(): void {
  if (!existsSync(FOLDER)) return;
  const files = readdirSync(FOLDER, { withFileTypes: true }).filter((file) => file.isFile());
  const all = files.map(
    ({ name }) =>
      JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Reached & { project: string; role: string },
  );
  for (const { project, role, pages, forms, patterns, left } of all) {
    console.log(
      `  ${project.padEnd(9)} ${role.padEnd(36)} ${pages} pages of ${patterns.length} kinds, ${forms} forms`,
    );
    for (const line of left) console.log(`            not prepared: ${line}`);
  }
  const reached = new Set(all.flatMap(({ patterns }) => patterns));
  const missed = PATTERNS.filter((pattern) => !reached.has(pattern) && !(pattern in NEVER));
  const stale = Object.keys(NEVER).filter((pattern) => reached.has(pattern));
  console.log(
    `  ${PATTERNS.length} kinds of pages in the build; never reached: ${missed.join(", ") || "none"}`,
  );
  if (stale.length > 0) throw new Error(`reached after all: ${stale.join(", ")}`);
  if (missed.length > 0 && all.length === ROLES.length * 2)
    throw new Error(`never reached: ${missed.join(", ")}`);
}
