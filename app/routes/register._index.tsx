import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/register/register-page";
import { loadRegister, register, requireNewcomer } from "~/features/register/register.server";
import { pageMeta } from "~/http/page-meta";
import { readForm } from "~/http/read-form.server";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Register");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    return loadRegister(visit, new URL(args.request.url).searchParams.has("sent"));
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    return register(visit, form);
  });
}

export default function RegisterRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
