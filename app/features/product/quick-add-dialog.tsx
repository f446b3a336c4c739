import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { type Fault, offlineFault } from "~/errors/answer-or-fault";
import { FaultNotice } from "~/errors/fault-notice";
import { closeInstead, PanelDialog, PanelLoading } from "~/ui/panel";
import type { OverlayProps } from "~/ui/use-overlay";
import {
  addedOf,
  QuickAdd,
  type QuickAddAnswer,
  QuickAddFoot,
  quickAddPanel,
  type QuickAddReply,
} from "./quick-add";
import { quickAddPath } from "./quick-add-path";

type QuickAddDialogProps = OverlayProps & { code: string; name: string; from: string };

/** Quick add over the list. It stays open after an add, so that the person can add another size. */
export default function QuickAddDialog({ code, name, from, onClose }: QuickAddDialogProps) {
  const path = quickAddPath(code, from);
  const { data, load } = useFetcher<QuickAddAnswer>();
  useEffect(() => load(path), [load, path]);
  const fetcherKey = `add ${code}`;
  const { data: reply, state } = useFetcher<QuickAddReply>({ key: fetcherKey });
  const added = addedOf(reply);
  // A refused form puts "Error: " before the title; closing restores the title of the list.
  const [title] = useState(() => document.title);
  useEffect(() => {
    if (added) document.title = title;
  }, [added, title]);
  const [fault, setFault] = useState<Fault>();
  /** While offline nothing is sent, so the choice is kept. */
  function hold(event: FormEvent) {
    setFault(navigator.onLine ? undefined : offlineFault());
    if (!navigator.onLine) event.preventDefault();
  }
  return (
    <PanelDialog
      {...quickAddPanel(from)}
      onClose={() => {
        document.title = title;
        onClose();
      }}
      footer={<QuickAddFoot from={from} added={added} onKeep={closeInstead} />}
    >
      <div onSubmitCapture={hold}>
        {fault ? <FaultNotice fault={fault} /> : null}
        {data === undefined ? <PanelLoading what={name} /> : null}
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
