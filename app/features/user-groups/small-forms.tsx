import { FaultBox } from "~/forms/error-summary";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import type { GroupView } from "./group-view";

interface PressProps {
  group: GroupView;
  subject: string;
  section: "leave" | "take";
  label: string;
  children: string;
}

/** A form of one button about one member or limit. */
export function Press({ group, subject, section, label, children }: PressProps) {
  return (
    <PostForm>
      <input type="hidden" name={idempotencyField} value={`${group.key}-${subject}`.slice(0, 64)} />
      <input type="hidden" name="subject" value={subject} />
      <Button size="small" name="section" value={section} aria-label={label}>
        {children}
      </Button>
    </PostForm>
  );
}

/** What a refused form of this part was told. */
export function Faults({ reply }: { reply?: FormReply }) {
  const faults = Object.values(reply?.error ?? {}).flatMap((one) => one ?? []);
  if (faults.length === 0) return null;
  return (
    <FaultBox count={faults.length} cause={reply} className="mb-4">
      {faults.map((fault) => (
        <li key={fault}>
          <p className="b">{fault}</p>
        </li>
      ))}
    </FaultBox>
  );
}
