import { FaultBox } from "~/forms/error-summary";
import type { PeopleReply } from "./change-people.server";

/** Why people were not added or removed; nothing without a refusal. */
export function PeopleFaults({ reply, className }: { reply?: PeopleReply; className: string }) {
  if (!reply) return null;
  return (
    <FaultBox count={reply.faults.length} cause={reply} className={className}>
      {reply.faults.map((fault) => (
        <li key={fault}>
          <p className="b">{fault}</p>
        </li>
      ))}
    </FaultBox>
  );
}
