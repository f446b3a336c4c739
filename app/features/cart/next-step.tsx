import { useHref } from "@remix-run/react";
import { usePunchOut, useShell } from "~/features/shell/use-shell";
import { askQuotePath, cartFilePath } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";

const useWayOn = () =>
  usePunchOut()
    ? { to: "/requisition", words: "RETURN TO YOUR SYSTEM" }
    : { to: "/checkout", words: "CHECK OUT" };

/** The way on from a cart: to the checkout, or back to the buyer's system. */
export function NextStep() {
  const { to, words } = useWayOn();
  return (
    <ButtonLink variant="job" wide to={to}>
      {words}
    </ButtonLink>
  );
}

/**
 * The same from a cart whose quantities can be typed: they are saved first.
 * @param press presses the button of a form that this one does not stand in.
 */
export function SaveAndGoOn({ press }: { press?: () => void }) {
  const way = press ? { type: "button" as const, onClick: press } : { name: "intent", value: "checkout" };
  return (
    <Button variant="job" wide {...way}>
      {useWayOn().words}
    </Button>
  );
}

/** Other ways of filling a cart and keeping it. What is kept belongs to the account of whoever orders for themselves. */
export function MoreWays({ filled }: { filled?: boolean }) {
  const shell = useShell();
  const file = useHref(cartFilePath);
  const keeps = !shell?.punchOut && !shell?.proxy;
  const saves = filled && keeps;
  const ways = [
    { to: "/quick-order", label: "Quick order" },
    { to: "/cart/import", label: "Import into this cart" },
    saves && { to: "/my-account/saved-carts?do=save", label: "Save this cart" },
    keeps && { to: "/my-account/saved-carts", label: "Saved carts" },
    saves &&
      shell?.person?.capabilities.includes("use-quotes") && {
        to: askQuotePath,
        label: "Ask for a quote",
      },
  ];
  return (
    <ul>
      {ways.map((way) =>
        way ? (
          <li key={way.to}>
            <ActionLink to={way.to}>{way.label}</ActionLink>
          </li>
        ) : null,
      )}
      {filled ? (
        <li>
          {/* A file, which only the browser can fetch. */}
          <a className="link" href={file} download>
            Download this cart (CSV)
          </a>
        </li>
      ) : null}
    </ul>
  );
}
