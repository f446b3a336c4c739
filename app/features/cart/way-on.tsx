import { usePunchOut } from "~/features/shell/use-shell";
import { ButtonLink } from "~/ui/button";

/** The way on from a cart: to the checkout, or back to the buyer's system. */
export function WayOn() {
  const punchOut = usePunchOut();
  return (
    <ButtonLink variant="job" wide to={punchOut ? "/requisition" : "/checkout"}>
      {punchOut ? "RETURN TO YOUR SYSTEM" : "CHECK OUT"}
    </ButtonLink>
  );
}
