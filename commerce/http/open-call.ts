import type { ApiServices, Call } from "./call";
import { aboutWhom, actingAs, checkContext } from "./caller";
import type { CallDeclaration } from "./declaration";
import { forbidden, insufficientScope, OccError } from "./errors";
import { mustTakeJson } from "./negotiate";
import type { PageOfCall } from "./page-memo";
import { callerMay } from "./policy";
import type { Person } from "./principal";
import { checkPunchOut } from "./punchout-calls";
import { visitOf } from "./punchout-sid";
import { parse, type Shape } from "./read-request";
import { scopesOf } from "./scopes";
import type { Upload } from "./read-upload";
import type { Sent } from "./input";

const NO_FILE: Upload = { name: "", content: new Uint8Array(), digest: "" };

/**
 * The argument of a handler: who calls, about whom, and what was sent, each checked.
 * @throws OccError for a site that does not exist, a caller who may not, and input that the declaration does not take.
 */
export async function openCall(
  services: ApiServices,
  sent: Sent,
  declaration: Pick<
    CallDeclaration<Shape, Shape, Shape | undefined>,
    | "method"
    | "path"
    | "who"
    | "reads"
    | "needs"
    | "scope"
    | "others"
    | "own"
    | "proxied"
    | "hidden"
    | "answer"
    | "body"
    | "mostBytes"
    | "upload"
    | "rows"
  > & {
    params: Shape;
    query: Shape;
  },
  page: PageOfCall | undefined,
): Promise<Call> {
  const params = parse(declaration.params, sent.params, "path");
  const site = await services.site(String(params["baseSiteId"]));
  if (!site) {
    throw new OccError(400, {
      type: "InvalidResourceError",
      message: `Base site ${String(params["baseSiteId"])} doesn't exist`,
    });
  }
  // The caller is checked before the body, so that a stranger learns nothing from validation errors.
  const token = sent.header("Authorization");
  const principal = await services.memo.once(page, `token ${token}`, () => services.authenticate(token));
  if (principal.kind === "client" && principal.organisationUid !== undefined) {
    throw forbidden("This token is for /scim/v2 alone.");
  }
  const userId = params["userId"] as string | undefined;
  checkPunchOut(principal, declaration);
  const asked = {
    ...declaration,
    userId,
    path: sent.path,
    orderingFor: sent.header("proxyuserid"),
    assisting: sent.header("sap-commerce-cloud-user-id"),
  };
  const acting = await actingAs(asked, principal, (agent, id) =>
    services.memo.once(page, `${agent.user.customerId} assists ${id}`, () => services.assisted(agent, id)),
  );
  const about = await aboutWhom(asked, acting, {
    ...services,
    orderedFor: (caller, id) =>
      services.memo.once(page, `${caller.user.customerId} for ${id}`, () => services.orderedFor(caller, id)),
  });
  if (declaration.needs && !callerMay(acting, declaration.needs)) throw forbidden();
  const needed = scopesOf(declaration);
  if (principal.kind !== "anonymous" && !needed.every((scope) => principal.scopes.includes(scope))) {
    throw insufficientScope(needed);
  }
  if (declaration.answer) mustTakeJson(sent);
  const upload = await fileOf(declaration, sent);
  const posted = declaration.upload || declaration.rows ? {} : await sent.body(declaration.mostBytes);
  // Spring reads parameters from the query or from a form body, and clients rely on it (contract §1.8).
  const query = parse(declaration.query, { ...(sent.form ? posted : {}), ...sent.query }, "query");
  checkContext(site, query, declaration.who === "person" ? about : undefined);
  const body = declaration.body ? parse(declaration.body, { ...posted }, "body") : {};
  const visit = visitOf(sent);
  return {
    ...services,
    baseSite: site,
    params,
    query,
    body,
    principal,
    about: about as Person,
    header: sent.header,
    setHeader: sent.setHeader ?? (() => {}),
    upload,
    once: (key, read) => services.memo.once(page, `${about?.user.customerId} ${visit} ${key}`, read),
  };
}

/** The file that a call takes: one of a form, or the body itself. */
async function fileOf(
  { upload, rows }: Pick<CallDeclaration<Shape, Shape, Shape | undefined>, "upload" | "rows">,
  sent: Sent,
): Promise<Upload> {
  if (upload && sent.upload) return sent.upload(upload);
  if (rows && sent.rows) return sent.rows(rows);
  return { ...NO_FILE };
}
