import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/register/register-page";
import { loadRegister, requireNewcomer, unitOf } from "~/features/register/register.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor } from "~/session/page.server";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Register with your code");

/** A known code is kept, and the form shows under this address; an unknown one leads to the homepage (spec 000 §4). */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    await requireNewcomer(visit);
    const known = await unitOf(visit, args.params["code"]);
    if (!known) throw await seeOther(visit, "/");
    visit.session.set("registerCode", known.code);
    return loadRegister(visit, known);
  });
}

export default function RegisterByCodeRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} />;
}
