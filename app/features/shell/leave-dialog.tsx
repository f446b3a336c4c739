import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "~/ui/button";
import { PanelDialog } from "~/ui/panel";

export interface LeaveQuestion {
  words: string;
  onStay: () => void;
  onLeave: () => void;
}

/** The warning before unsaved choices are left (531 px, full width at 768 or less). Its code comes when it is needed. */
export default function LeaveDialog({ words, onStay, onLeave }: LeaveQuestion) {
  const { pathname, search } = useLocation();
  const stay = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, which gives the focus to its first control: the harmless answer has it.
  useEffect(() => stay.current?.focus(), []);
  return (
    <PanelDialog
      title="Leave without saving?"
      closeTo={`${pathname}${search}`}
      closeLabel="Stay on this page"
      width={531}
      fullAt={768}
      describedBy="leaving"
      onClose={onStay}
    >
      <p className="mt-4" id="leaving">
        {words} If you leave now, you lose it. Everything you added before is saved.
      </p>
      {/* As a dialog's own form it closes the dialog, which gives the focus back. */}
      <form method="dialog" className="row mt-5">
        <button className={buttonClass({ variant: "solid" })} ref={stay}>
          Stay on this page
        </button>
        <Button variant="danger" type="button" onClick={onLeave}>
          Leave without saving
        </Button>
      </form>
    </PanelDialog>
  );
}
