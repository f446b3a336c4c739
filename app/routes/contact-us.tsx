import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ContactPage } from "~/features/contact/contact-page";
import { actOnContact, loadContact } from "~/features/contact/contact.server";
import { MessagePage } from "~/features/contact/message-page";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInUpload } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && "message" in args.data ? "We have your message" : "Contact us");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadContact(visit, new URL(args.request.url).searchParams));
}

export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, actOnContact);
}

export default function ContactRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return "message" in data ? <MessagePage {...data} /> : <ContactPage {...data} reply={reply} />;
}
