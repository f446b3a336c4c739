import type { SerializeFrom } from "@remix-run/node";
import { SubmitButton } from "~/forms/submit-button";
import { Form } from "~/forms/form";
import { quotesPath } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { Panel } from "~/ui/panel";
import type { requestView } from "./list.server";

/** Asks before the goods of the cart become a quote. */
export function RequestQuotePage({
  data: { code, lines, pieces, stays, key },
}: {
  data: SerializeFrom<typeof requestView>;
}) {
  return (
    <Panel title="Ask for a quote" closeTo="/cart" width={620} fullAt={768}>
      <p className="mt-4">
        {counted(lines, "line")} with {counted(pieces, "piece")} {lines === 1 ? "leaves" : "leave"} your cart
        and {lines === 1 ? "becomes" : "become"} a quote. Next you say what you need and by when, and send it
        to the uniform desk. Nothing is ordered.
        {stays ? " Packs and what you take on site stay in your cart." : null}
      </p>
      <Form form={{ id: "ask-quote" }} className="mt-4" idempotencyKey={key} action={quotesPath}>
        <input type="hidden" name="cart" value={code} />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Working…">
            Begin the quote
          </SubmitButton>
          <ButtonLink to="/cart">Cancel</ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
