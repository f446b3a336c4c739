import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FinalStep } from "~/features/register/final-step";
import { finalSchema, finish, openRegistration, requireToken } from "~/features/register/final.server";
import { requireNewcomer } from "~/features/register/register.server";
import { Door } from "~/features/sign-in/door";
import { loadDoor } from "~/features/sign-in/door.server";
import { constraintOf } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/http/read-form.server";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Finish your registration");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    const token = await requireToken(visit, args.request);
    const person = await openRegistration(visit, token);
    return json({ person, token, constraint: constraintOf(finalSchema), door: await loadDoor(visit) });
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    return finish(visit, await requireToken(visit, args.request), form);
  });
}

export default function CustomerRegistrationPage() {
  const { door, ...rest } = useLoaderData<typeof loader>();
  return (
    <Door door={door}>
      <FinalStep {...rest} lastResult={useActionData<typeof action>()} />
    </Door>
  );
}
