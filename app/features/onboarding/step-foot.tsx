import { SubmitButton } from "~/forms/submit-button";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";

/** On to the next step, with or without what was entered. @param skipped where there is nothing to enter. */
export function StepFoot({ button, skipped }: { button: string; skipped?: boolean }) {
  return (
    <>
      <hr className="seam mt-6 mb-4" />
      <div className="row between">
        <SubmitButton
          variant="job"
          busyLabel="SAVING…"
          {...(skipped ? { name: "do", value: "skip" } : undefined)}
        >
          {button} {button === "FINISH" ? null : <Icon name="right" />}
        </SubmitButton>
        {skipped ? null : (
          <LinkButton name="do" value="skip">
            Skip this step
          </LinkButton>
        )}
      </div>
    </>
  );
}
