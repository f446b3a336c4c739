import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { filesToSend, keepFiles, loadFiles } from "~/features/files/keep.server";
import { RequestPage } from "~/features/returns/request-page";
import {
  askedOf,
  type RequestReply,
  requestView,
  refusalsOf,
  rowsOf,
  schemaOf,
} from "~/features/returns/request.server";
import { idempotencyField } from "~/forms/idempotency-field";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { type FormFaults, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { orderPath, returnPath, returnsPath } from "~/paths";
import { signedIn, signedInUpload } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

export const handle = { noSearch: true };

export const meta: MetaFunction = (args) => pageMeta(args, `Exchange or return from ${args.params["code"]}`);

const read = (visit: Visit, code: string) =>
  answer(visit.commerce.GET("/orders/{code}/returnExchange", { params: { path: { code } } }));

/** An order of which nothing arrived leads back to it. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const [data, timeZone, files] = await Promise.all([
      read(visit, code),
      visit.timeZone(),
      loadFiles(visit, "fault"),
    ]);
    if (data.entries.length === 0) {
      visit.flash({
        kind: "warn",
        text: `Nothing of order ${code} has arrived yet, so nothing can go back.`,
      });
      throw await seeOther(visit, orderPath(code));
    }
    return requestView(code, data, timeZone, files, new URL(args.request.url).searchParams);
  });
}

/**
 * Books what the form asks for, or works out what it costs (`intent` price). Fields of choices that were not made
 * do not count. Refusals keep everything that was typed.
 */
export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "code");
  return signedInUpload(args, async (visit, form, uploads) => {
    const [{ entries }, kept] = await Promise.all([
      read(visit, code),
      keepFiles(visit, "fault", form, uploads),
    ]);
    const rows = rowsOf(entries);
    const submission = parseForm(form, schemaOf(rows));
    const refuse = async (faults: FormFaults = {}) => {
      const fieldErrors = { ...faults.fieldErrors, ...(kept.faults ? { files: kept.faults } : {}) };
      const reply = await replyInvalid(submission, { ...faults, fieldErrors }).json();
      return json<RequestReply>({ ...reply, refused: kept.refused }, { status: 400 });
    };
    const intent = form.get("intent");
    if (intent !== "price" && intent !== "send") {
      const shown = { status: undefined, initialValue: submission.payload, refused: kept.refused };
      return kept.faults ? refuse() : json<RequestReply>(shown);
    }
    if (submission.status !== "success") return refuse();
    const { asked, faults } = askedOf(rows, submission.value);
    if (faults || kept.faults) return refuse(faults);
    const path = { code };
    const body = { entries: asked.map(({ index: _, ...one }) => one), files: filesToSend(form, kept) };
    const price = async () => ({
      cost: await answer(
        visit.commerce.POST("/orders/{code}/returnExchange/price", { params: { path }, body }),
      ),
      replaces: asked.some(({ type }) => type === "EXCHANGE"),
    });
    try {
      if (intent === "price") {
        return json<RequestReply>({
          ...submission.reply({ hideFields: [idempotencyField] }),
          status: undefined,
          initialValue: submission.payload,
          ...(await price()),
        });
      }
      const shown = form.get("fingerprint");
      const fingerprint = typeof shown === "string" ? shown.slice(0, 60) : undefined;
      const { returnRequests } = await answer(
        visit.commerce.POST("/orders/{code}/returnExchange", {
          params: { path },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { ...body, fingerprint },
        }),
      );
      const [first, second] = returnRequests;
      if (second) {
        visit.flash({
          kind: "ok",
          text: `Your requests ${first!.code} and ${second.code} are booked. The desk answers about ${second.code} within 2 working days.`,
        });
        return await seeOther(visit, returnsPath);
      }
      visit.flash({ kind: "ok", text: `Your request ${first!.code} is booked.` });
      return await seeOther(visit, returnPath(first!.code));
    } catch (error) {
      if (error instanceof CommerceError && error.is("ConflictError", "changed")) {
        const formErrors = [error.errors[0]!.message];
        const reply = await replyInvalid(submission, { formErrors }).json();
        return json<RequestReply>({ ...reply, ...(await price()) }, { status: 409 });
      }
      if (!isRefused(error)) throw error;
      return refuse(refusalsOf(error.errors, asked, rows));
    }
  });
}

export default function ExchangeReturnRoute() {
  return <RequestPage data={useLoaderData<typeof loader>()} lastResult={useActionData<RequestReply>()} />;
}
