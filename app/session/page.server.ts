import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { CommerceError, isEmptyShop } from "~/commerce/errors.server";
import { isAssistEnded, leaveAssist } from "./agent.server";
import { pageFault } from "~/errors/faults.server";
import { readForm } from "~/forms/read-form.server";
import { readUpload, type UploadedFile } from "~/forms/read-upload.server";
import { requireOpenVisit, requireSignIn, takeBillTo } from "./guards.server";
import { isProxyEnded, leaveProxy, requireOpenPath } from "./proxy.server";
import { requireRequisitionPath } from "./punch-out-paths.server";
import { requireOnboarded } from "./newcomer.server";
import { seeOther } from "./see-other.server";
import type { Visit } from "./visit.server";
import { openVisit } from "./open-visit.server";

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, "request" | "context">;

/**
 * Wraps a loader that needs a signed-in person: runs the guards and turns API errors into error pages. If the
 * sign-in ends meanwhile, it redirects to the login page and back.
 */
export async function signedIn<T>(args: Args, work: (visit: Visit) => Promise<T>): Promise<T> {
  return framed(args, undefined, async (visit) => {
    await requireSignIn(visit, args.request);
    await requireOnboarded(visit, args.request);
    await requireOpenPath(visit, args.request);
    await requireRequisitionPath(visit, args.request);
    await takeBillTo(visit, args.request);
    return work(visit);
  });
}

/**
 * Wraps an action that needs a signed-in person. A form with an expired session is restored after the login.
 * @param read for a form whose fields are not of this shop.
 */
export async function signedInPost<T>(
  args: Args,
  work: (visit: Visit, form: FormData) => Promise<T>,
  read: (request: Request) => Promise<FormData> = readForm,
): Promise<T> {
  const form = await read(args.request);
  return framed(args, form, async (visit) => {
    await requireSignIn(visit, args.request, form);
    await requireRequisitionPath(visit, args.request);
    const result = await work(visit, form);
    if (result instanceof Response && result.status >= 400) visit.refused = true;
    return result;
  });
}

/** Wraps an action with files, as `signedInPost`. After a new sign-in only the files are asked for again. */
export async function signedInUpload<T>(
  args: Args,
  work: (visit: Visit, form: FormData, files: UploadedFile[]) => Promise<T>,
): Promise<T> {
  // Read first: the time that a page's calls have must not run while a phone sends its pictures.
  const { form, files, done } = await readUpload(args.request);
  try {
    return await signedInPost(
      args,
      (visit) => work(visit, form, files),
      () => Promise.resolve(form),
    );
  } finally {
    await done();
  }
}

/** Wraps a loader or action without a sign-in. It reads its form itself. */
export async function anyVisitor<T>(args: Args, work: (visit: Visit) => Promise<T>): Promise<T> {
  return framed(args, undefined, work);
}

/** Marks the form of the request as refused and returns the answer. */
export function refuse<T>(visit: Visit, reply: T): T {
  visit.refused = true;
  return reply;
}

async function framed<T>(
  { request, context }: Args,
  form: FormData | undefined,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  let visit: Visit | undefined;
  try {
    visit = await openVisit(request, context);
    // Loaders run after the action. If one fails, its error page needs the form too.
    if (form) visit.posted = form;
    await requireOpenVisit(visit, request);
    return await work(visit);
  } catch (error) {
    const posted = form ?? visit?.posted;
    if (visit && isProxyEnded(error)) throw await leaveProxy(visit);
    if (visit && isAssistEnded(visit, error)) throw await leaveAssist(visit, error);
    if (visit && error instanceof CommerceError && error.status === 401) {
      visit.signedIn = false;
      visit.expired = true;
      visit.session.unset("tokens");
      await requireSignIn(visit, request, posted);
    }
    // The sign-in page says what to do.
    if (visit && isEmptyShop(error)) throw await seeOther(visit, "/login");
    throw pageFault(error, { context, form: posted });
  }
}
