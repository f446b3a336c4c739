import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/register/register-page";
import { loadRegister, requireNewcomer } from "~/features/register/register.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Register with another code");

/** Registration with another code than the one that was kept. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    visit.session.unset("registerCode");
    return loadRegister(visit, undefined);
  });
}

export default function RegisterSpecificRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} />;
}
