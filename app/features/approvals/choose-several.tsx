import { Form as GetForm } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { dashboardPath, severalPath } from "~/paths";

const chosenForm = "chosen-orders";

/** Ticks an order of the list; the form stands behind the list, because each row has a form of its own. */
export function ChooseOrder({ code }: { code: string }) {
  return (
    <label className="tick">
      <input type="checkbox" name="order" value={code} form={chosenForm} />
      <VisuallyHidden>Choose {code}</VisuallyHidden>
    </label>
  );
}

/**
 * At the foot of the window while the list is in view: leads from the ticked orders to the page that asks before they are
 * approved, or why they are declined.
 */
export function DecideChosen({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <div className="row between card pad slim bar dock">
        <b className="chosen"> chosen</b>
        <GetForm id={chosenForm} action={dashboardPath} className="row">
          {/* First, because Enter on a tick presses it. */}
          <Button variant="job" name="do" value="approve">
            APPROVE…
          </Button>
          <Button variant="danger" name="do" value="decline">
            Decline…
          </Button>
        </GetForm>
      </div>
      {codes.length > 1 ? (
        <p>
          <ActionLink to={severalPath(codes)}>Choose all {codes.length} of this page</ActionLink>
        </p>
      ) : null}
    </>
  );
}
