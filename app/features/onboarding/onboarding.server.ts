import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { spared } from "~/features/shell/shell.server";
import { loadDoor } from "~/features/sign-in/door.server";
import { readSizes, writeSizes } from "~/features/sizes/my-sizes.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { loadDelivery, saveDelivery } from "./delivery.server";
import { loadMessages, loadName, saveMessages, saveName } from "./name.server";
import { onboardingPath, type OnboardingStepKey, stepAt } from "./steps";

const FIELDS =
  "name,uid,firstName,preferredName,mobile,priceEnabled,isFirstLogin,organisation(name,support(name)),orgUnit(name,billToName)";

const readNewcomer = (visit: Visit) =>
  answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: FIELDS } } }));

/** The person who signs in for the first time. */
export type Newcomer = Awaited<ReturnType<typeof readNewcomer>>;

const stepOf = (visit: Visit, request: Request) =>
  stepAt(visit.site, new URL(request.url).searchParams.get("step"));

/** One step of the first sign-in. People who have finished it are sent to the root (spec 000 §4). */
export async function loadOnboarding(visit: Visit, request: Request) {
  const person = await readNewcomer(visit);
  if (!person.isFirstLogin) throw await seeOther(visit, "/");
  const { step, number, button, quiet, steps } = stepOf(visit, request);
  const [{ rail, shop }, ask] = await Promise.all([loadDoor(visit), loadStep(visit, step.key, person)]);
  const { name, firstName, priceEnabled, organisation, orgUnit } = person;
  return json({
    title: step.title,
    lead: step.lead,
    number,
    button,
    quiet,
    steps,
    ask,
    rail,
    shop,
    who: {
      name,
      firstName,
      greeted: person.preferredName || firstName,
      organisation: organisation.name,
      support: organisation.support.name,
      billTo: orgUnit.billToName,
      seesPrices: priceEnabled,
    },
  });
}

/** A step whose calls fail can still be skipped, so that nobody is held here. */
async function loadStep(visit: Visit, key: OnboardingStepKey, person: Newcomer) {
  if (key === "name") return { kind: key, ...loadName(person) };
  if (key === "messages") return { kind: key, ...loadMessages(person) };
  if (key === "delivery") return { kind: key, delivery: await spared(visit, () => loadDelivery(visit)) };
  return { kind: key, sizes: await spared(visit, () => readSizes(visit)) };
}

async function saveSizes(visit: Visit, form: FormData) {
  const refusal = await writeSizes(visit, form);
  if (refusal === undefined) return undefined;
  visit.flash({ kind: "bad", text: refusal });
  return seeOther(visit, `${onboardingPath}?step=3`);
}

const SAVE = { name: saveName, delivery: saveDelivery, sizes: saveSizes, messages: saveMessages };

/**
 * Keeps what a step asked for, unless it is skipped, and goes on. The first sign-in is over after the last step; until
 * then it begins anew at the home page, with what was kept.
 */
export async function saveOnboarding(visit: Visit, request: Request, form: FormData) {
  // A form of another tab, or a second press of the last button.
  if (!(await visit.person()).isFirstLogin) return seeOther(visit, "/");
  const { step, next } = stepOf(visit, request);
  const refused = form.get("do") === "skip" ? undefined : await SAVE[step.key](visit, form);
  if (refused) return refused;
  if (next) return seeOther(visit, next);
  await visit.commerce.POST("/orgUsers/current/onboarding", { body: {} });
  return seeOther(visit, "/");
}
