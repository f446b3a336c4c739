import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "~/ui/button";
import { PanelDialog } from "~/ui/panel";

export interface LeaveQuestion {
  /** What is lost on leaving. */
  lost?: string;
  /** The text if nothing is lost, but a saved change still needs a button press. */
  kept?: string;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * The warning before unsaved choices are left (531 px, full width at 768 or less). Its code is loaded when it
 * is needed.
 */
export default function LeaveDialog({ lost, kept, onStay, onLeave }: LeaveQuestion) {
  const { pathname, search } = useLocation();
  const stay = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has opened and focused its first control: moves focus to the safe answer.
  useEffect(() => stay.current?.focus(), []);
  return (
    <PanelDialog
      title={lost ? "Leave without saving?" : "Leave without updating your cart?"}
      closeTo={`${pathname}${search}`}
      closeLabel="Stay on this page"
      width={531}
      fullAt={768}
      describedBy="leaving"
      onClose={onStay}
    >
      <p className="mt-4" id="leaving">
        {lost ? `${lost} If you leave now, you lose it. Everything you added before is saved.` : kept}
      </p>
      {/* A form with method "dialog" closes the dialog, which restores the focus. */}
      <form method="dialog" className="row mt-5">
        <button className={buttonClass({ variant: "solid" })} ref={stay}>
          Stay on this page
        </button>
        <Button variant="danger" type="button" onClick={onLeave}>
          {lost ? "Leave without saving" : "Leave without updating"}
        </Button>
      </form>
    </PanelDialog>
  );
}
