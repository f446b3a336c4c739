import { Plate } from "~/features/sign-in/plate";
import { AwayForm } from "~/ui/away-form";
import { Button } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import type { Ending } from "./ending.server";
import { HiddenFields } from "./hidden-fields";

const AGAIN = "To change the lines, open the requisition there and choose this shop once more.";

/** What became of a visit, what is kept, and the one way on. */
export function EndPage({ ending }: { ending?: Ending }) {
  const form = ending?.form;
  return (
    <div className="wrap pt-6">
      <Plate {...wordsOf(ending)}>
        {form ? (
          <div className="mt-6">
            <AwayForm to={form.address} target={form.target}>
              <HiddenFields fields={form.fields} />
              <Button variant="job">
                {ending.outcome === "returned" && ending.operation !== "INSPECT"
                  ? "SEND IT AGAIN"
                  : "RETURN TO YOUR SYSTEM"}
              </Button>
            </AwayForm>
          </div>
        ) : null}
        {ending ? (
          <p className="sm mut mt-6">
            If you call us, say <CodeLabel code={ending.reference} />
          </p>
        ) : null}
      </Plate>
    </div>
  );
}

type Words = Pick<Parameters<typeof Plate>[0], "icon" | "tone" | "title" | "lead" | "kept" | "lost">;

function wordsOf(ending: Ending | undefined): Words {
  const host = ending?.host;
  if (ending?.outcome === "returned") {
    const looked = ending.operation === "INSPECT";
    return {
      icon: "check",
      tone: "ok",
      title: "This visit is over",
      lead: looked
        ? `You looked at a requisition of ${host}.`
        : `Your lines went back to ${host}. If they did not arrive there, send them again.`,
      kept: looked
        ? ["Nothing of it changed."]
        : ["Nothing is ordered yet. Your organisation approves it there."],
      lost: looked ? [] : [`This page cannot be used to order. ${AGAIN}`],
    };
  }
  if (ending?.outcome === "cancelled") {
    const edits = ending.operation === "EDIT";
    return {
      icon: "x",
      title: "Requisition cancelled",
      lead: edits
        ? `You cancelled your changes. The lines go back to ${host} as they came.`
        : `You cancelled this requisition. Nothing of your cart goes back to ${host}.`,
      kept: edits ? ["Your requisition keeps every line that it had."] : [],
      lost: ["What you chose in this visit is thrown away."],
    };
  }
  return {
    icon: "clock",
    tone: "bad",
    title: "Your session has ended",
    lead: "You can close this window. To order, start again from your procurement system.",
    kept: ending ? [`Your requisition at ${host} is as it was.`] : [],
  };
}
