import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { CheckPage } from "~/features/connections/check-page.server";
import { type CheckReply, checkSchema, withoutSecrets } from "~/features/connections/check.server";
import {
  askedOf,
  connectionsQuery,
  connectionsView,
  connectionView,
} from "~/features/connections/connections.server";
import { ConnectionPage } from "~/features/connections/detail-page.server";
import { ConnectionsPage } from "~/features/connections/list-page.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data?.check ? "Check a set-up document" : (args.data?.connection?.name ?? "Buyer connections"),
  );

/** One connection, the check of a document, or the list. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const connectionName = search.get("name")?.slice(0, 200);
    const check = search.get("do") === "check";
    return {
      check,
      connection: connectionName && !check ? await connectionOf(visit, connectionName) : null,
      // The list is read for the check too: who may not see one may not see the other.
      list: connectionName && !check ? null : await listOf(visit, args.request),
    };
  });
}

async function connectionOf(visit: Visit, connectionName: string) {
  const [timeZone, found] = await Promise.all([
    visit.timeZone(),
    answer(
      visit.commerce.GET("/punchout/connections/{connectionName}", {
        params: { path: { connectionName } },
      }),
    ),
  ]);
  return connectionView(found, timeZone);
}

async function listOf(visit: Visit, request: Request) {
  const query = connectionsQuery(request);
  const timeZone = await visit.timeZone();
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(visit.commerce.GET("/punchout/connections", { params: { query: askedOf(query, currentPage) } })),
  );
  return connectionsView(query, page, timeZone);
}

/** Tells what would become of a document. It stays in the form, without its secret. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, checkSchema);
    const kept = { document: withoutSecrets(String(form.get("document") ?? "")) };
    const replied = async (fieldErrors?: Record<string, string[]>) => ({
      ...(await replyInvalid(submission, { fieldErrors, hide: ["document"] }).json()),
      initialValue: kept,
    });
    if (submission.status !== "success") {
      return json<CheckReply>({ reply: await replied(), checked: null }, { status: 400 });
    }
    try {
      const checked = await answer(
        visit.commerce.POST("/punchout/connections/check", { body: submission.value }),
      );
      return json<CheckReply>({ reply: { initialValue: kept, error: {} }, checked });
    } catch (error) {
      if (!(error instanceof CommerceError) || ![400, 413].includes(error.status)) throw error;
      const document = ["This text is too large to be checked here."];
      return json<CheckReply>({ reply: await replied({ document }), checked: null }, { status: 400 });
    }
  });
}

export default documentPage(
  serverOnly$(function ConnectionsRoute() {
    const { check, list, connection } = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (connection) return <ConnectionPage data={connection} />;
    return list && !check ? <ConnectionsPage data={list} /> : <CheckPage reply={reply} />;
  }),
);
