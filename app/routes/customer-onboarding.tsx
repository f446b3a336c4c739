import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { NEW_FIELDS } from "~/features/account/addresses.server";
import { deliveryView, saveDelivery } from "~/features/onboarding/delivery.server";
import { messagesView, nameView, saveMessages, saveName } from "~/features/onboarding/name.server";
import { OnboardingPage } from "~/features/onboarding/onboarding-page.server";
import { type Ask, NEWCOMER_FIELDS, onboardingView } from "~/features/onboarding/onboarding.server";
import { type Newcomer } from "~/features/onboarding/newcomer";
import { type OnboardingStepKey, stepAt } from "~/features/onboarding/steps";
import { optional } from "~/features/shell/shell.server";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { readSizes, writeSizes } from "~/features/sizes/my-sizes.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { onboardingPath } from "~/paths";
import { refuseAgent } from "~/session/agent.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "wholesale" };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = "Welcome", quiet = "" } = args.data ?? {};
  return pageMeta(args, `${title} ${quiet}`.trim());
};

const stepOf = (visit: Visit, request: Request) =>
  stepAt(visit.site, new URL(request.url).searchParams.get("step"));

/** One step of the first sign-in. People who have finished it are sent to the root (spec 000 §4). */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    refuseAgent(visit);
    const query = { fields: NEWCOMER_FIELDS };
    const person = await answer(visit.commerce.GET("/orgUsers/current", { params: { query } }));
    if (!person.isFirstLogin) throw await seeOther(visit, "/");
    const at = stepOf(visit, args.request);
    const [door, ask] = await Promise.all([loadSignInFrame(visit), askOf(visit, at.step.key, person)]);
    return json(onboardingView(at, person, door, ask));
  });
}

/** A step whose calls fail can still be skipped, so that nobody is held here. */
async function askOf(visit: Visit, kind: OnboardingStepKey, person: Newcomer): Promise<Ask> {
  if (kind === "name") return { kind, ...nameView(person) };
  if (kind === "messages") return { kind, ...messagesView(person) };
  if (kind === "sizes") return { kind, sizes: await optional(visit, () => readSizes(visit)) };
  const delivery = await optional(visit, async () => {
    const [book, user] = await Promise.all([
      answer(visit.commerce.GET("/orgUsers/current/addresses")),
      answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: NEW_FIELDS } } })),
    ]);
    return deliveryView(book, user);
  });
  return { kind, delivery };
}

const SAVE = { name: saveName, delivery: saveDelivery, sizes: saveSizes, messages: saveMessages };

/**
 * Keeps what a step asked for, unless it is skipped, and goes on. The first sign-in is over after the last step; until
 * then it begins anew at the home page, with what was kept.
 */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    refuseAgent(visit);
    // A form of another tab, or a second press of the last button.
    if (!(await visit.person()).isFirstLogin) return seeOther(visit, "/");
    const { step, next } = stepOf(visit, args.request);
    const refused = form.get("do") === "skip" ? undefined : await SAVE[step.key](visit, form);
    if (refused) return refused;
    if (next) return seeOther(visit, next);
    await visit.commerce.POST("/orgUsers/current/onboarding", { body: {} });
    return seeOther(visit, "/");
  });
}

async function saveSizes(visit: Visit, form: FormData) {
  const refusal = await writeSizes(visit, form);
  if (refusal === undefined) return undefined;
  visit.flash({ kind: "bad", text: refusal });
  return seeOther(visit, `${onboardingPath}?step=3`);
}

export default documentPage(
  serverOnly$(function OnboardingRoute() {
    return <OnboardingPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
