import { Notice } from "~/ui/notice";
import type { StepData } from "./types";

type StepNotesProps = {
  step: Pick<StepData, "stopped" | "indentNote" | "restrictedNote" | "standardNotes">;
  extendedUntil?: string;
};

/** What must be known before anything of a step is chosen: that it cannot be, until when it can, when it ships. */
export function StepNotes({ step, extendedUntil }: StepNotesProps) {
  const { stopped, indentNote, restrictedNote, standardNotes } = step;
  if (stopped) {
    return (
      <Notice kind="warn" className="mb-5">
        {stopped}
      </Notice>
    );
  }
  if (!extendedUntil && !indentNote && !restrictedNote && standardNotes.length === 0) return null;
  return (
    <Notice icon={indentNote ? "truck" : undefined} className="mb-5">
      {indentNote ? <p>{indentNote}</p> : null}
      {restrictedNote ? <p>{restrictedNote}</p> : null}
      {standardNotes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {extendedUntil ? <p>Orders have closed, but you can still order until {extendedUntil}.</p> : null}
    </Notice>
  );
}
