import { FaultBox } from "~/forms/error-summary";
import type { FormReply } from "~/forms/reply";

/** Why a form of a part of the page was refused. @param sections the forms of the part. */
export function PartFaults({ reply, sections }: { reply?: FormReply; sections: readonly string[] }) {
  if (!sections.includes(String(reply?.initialValue?.["section"]))) return null;
  const faults = Object.values(reply?.error ?? {}).flatMap((one) => one ?? []);
  if (faults.length === 0) return null;
  return (
    <FaultBox count={faults.length} cause={reply} className="mb-5">
      {faults.map((fault) => (
        <li key={fault}>
          <p className="b">{fault}</p>
        </li>
      ))}
    </FaultBox>
  );
}
