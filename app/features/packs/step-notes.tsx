import { Notice } from "~/ui/notice";
import type { StepData } from "./types";

type StepNotesProps = {
  step: Pick<StepData, "stopped" | "whyNot" | "indentNote" | "notes">;
  extendedUntil?: string;
};

/** What must be known before anything of a step is chosen: that it cannot be, until when it can, when it ships. */
export function StepNotes({ step, extendedUntil }: StepNotesProps) {
  const { stopped, whyNot, indentNote, notes } = step;
  if (stopped) {
    return (
      <Notice kind="warn" whyNot={whyNot} className="mb-5">
        {stopped}
      </Notice>
    );
  }
  if (!extendedUntil && !indentNote && notes.length === 0) return null;
  return (
    <Notice icon={indentNote ? "truck" : undefined} className="mb-5">
      {indentNote ? <p>{indentNote}</p> : null}
      {notes.map(({ reason, message }) => (
        <p key={message} data-reason={reason}>
          {message}
        </p>
      ))}
      {extendedUntil ? <p>Orders have closed, but you can still order until {extendedUntil}.</p> : null}
    </Notice>
  );
}
