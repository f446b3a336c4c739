import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError } from "~/commerce/errors.server";
import { pageFault } from "~/http/faults.server";
import { requireSignIn } from "./guards.server";
import { openVisit, type Visit } from "./visit.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/**
 * The frame of a loader that needs a signed-in person: guards first, and turns the API's refusals into the
 * error page's words. A sign-in that ends in the middle leads to the login page and back.
 */
export async function signedIn<T>(
  { request, context }: Args,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visit = await openVisit(request, context);
  await requireSignIn(visit, request);
  return framed(visit, request, undefined, () => work(visit));
}

/** The frame of a loader that anybody may see: the API's refusals in the error page's words. */
export async function open<T>({ request, context }: Args, work: (visit: Visit) => Promise<T>): Promise<T> {
  const visit = await openVisit(request, context);
  return work(visit).catch((error: unknown) => {
    throw pageFault(error);
  });
}

/** The frame of an action that needs a signed-in person: the form that met an expired session comes back after the login. */
export async function signedInPost<T>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  work: (visit: Visit, form: FormData) => Promise<T>,
): Promise<T> {
  const visit = await openVisit(request, context);
  const form = await readForm(request);
  await requireSignIn(visit, request, form);
  const result = await framed(visit, request, form, () => work(visit, form));
  visit.refused = result instanceof Response && result.status >= 400;
  return result;
}

/** Marks the request's form as refused and hands the answer on. */
export function refuse<T>(visit: Visit, reply: T): T {
  visit.refused = true;
  return reply;
}

/** @throws Response 400 for a body that is no form, 413 for one that no form of ours could be. */
export async function readForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get("content-length") ?? 0) > 512 * 1024) {
    throw new Response("That is more than this form can take.", { status: 413 });
  }
  try {
    return await request.formData();
  } catch {
    throw new Response("The form could not be read. Go back and send it again.", { status: 400 });
  }
}

async function framed<T>(
  visit: Visit,
  request: Request,
  form: FormData | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommerceError && error.status === 401) {
      visit.signedIn = false;
      visit.expired = true;
      visit.session.unset("tokens");
      await requireSignIn(visit, request, form);
    }
    throw pageFault(error);
  }
}
