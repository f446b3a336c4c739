import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/register/register-page";
import { keepCode, loadRegister, requireNewcomer } from "~/features/register/register.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Register with your code");

/** A known code is kept, and the form shows under this address (spec 000 §4). */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    await keepCode(visit, args.params["code"]!);
    return loadRegister(visit, false);
  });
}

export default function RegisterByCodeRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} />;
}
