import { useFetcher } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import { type Fault, offlineFault } from "~/http/answer-or-fault";
import { FaultNotice } from "~/http/fault-notice";
import { PanelDialog } from "~/ui/panel";
import type { OverlayProps } from "~/ui/use-overlay";
import {
  addedOf,
  QUICK_ADD_TITLE,
  QuickAdd,
  type QuickAddAnswer,
  QuickAddFoot,
  type QuickAddReply,
} from "./quick-add";
import { quickAddPath } from "./quick-add-path";

type QuickAddDialogProps = OverlayProps & { code: string; name: string; from: string };

/** Quick add over the list. It stays open when something was added: another size may follow. */
export default function QuickAddDialog({ code, name, from, onClose }: QuickAddDialogProps) {
  const path = quickAddPath(code, from);
  const { data, load } = useFetcher<QuickAddAnswer>();
  useEffect(() => load(path), [load, path]);
  const fetcherKey = `add ${code}`;
  const { data: reply, state } = useFetcher<QuickAddReply>({ key: fetcherKey });
  const added = addedOf(reply);
  // A refused form puts "Error: " before it; the list's own comes back.
  const [title] = useState(() => document.title);
  useEffect(() => {
    if (added) document.title = title;
  }, [added, title]);
  const [fault, setFault] = useState<Fault>();
  /** Offline nothing is sent, so that what was chosen stays. */
  function hold(event: FormEvent) {
    setFault(navigator.onLine ? undefined : offlineFault());
    if (!navigator.onLine) event.preventDefault();
  }
  function keep(event: MouseEvent) {
    event.preventDefault();
    event.currentTarget.closest("dialog")?.close();
  }
  return (
    <PanelDialog
      title={QUICK_ADD_TITLE}
      closeTo={from}
      closeLabel="Close quick add"
      width={900}
      fullAt={1024}
      onClose={() => {
        document.title = title;
        onClose();
      }}
      footer={<QuickAddFoot from={from} added={added} onKeep={keep} />}
    >
      <div onSubmitCapture={hold}>
        {fault ? <FaultNotice fault={fault} /> : null}
        {data === undefined ? (
          <p className="pt-4" role="status">
            Loading {name}
          </p>
        ) : null}
        {data && "fault" in data ? <FaultNotice fault={data.fault} /> : null}
        {data && !("fault" in data) ? (
          <QuickAdd
            data={data}
            reply={reply}
            sending={{
              action: `${path}&panel=1`,
              navigate: false,
              fetcherKey,
              busy: state === "submitting",
            }}
          />
        ) : null}
      </div>
    </PanelDialog>
  );
}
