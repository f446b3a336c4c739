import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { leadTo } from "~/features/sign-in/other-addresses.server";
import { beginPasskey } from "~/features/sign-in/passkey.server";
import { readForm } from "~/forms/read-form.server";
import { anyVisitor, refuse } from "~/session/page.server";

/** Only the script of the sign-in page posts here. */
export async function loader(args: LoaderFunctionArgs) {
  return leadTo(args, "/login");
}

/** What a passkey has to sign. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) =>
    form.get("do") === "passkey"
      ? json(await beginPasskey(visit), { status: 201 })
      : refuse(visit, json(null, { status: 400 })),
  );
}
