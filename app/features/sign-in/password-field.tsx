import { type ComponentProps, useState } from "react";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { useScripted } from "~/ui/use-scripted";
import { VisuallyHidden } from "~/ui/visually-hidden";

type PasswordFieldProps = { field: FieldState; label: string } & Pick<
  ComponentProps<typeof TextField>,
  "autoComplete" | "onChange" | "hint"
>;

/** What is typed can be read, where scripts run: a long password is hard to type unseen. */
export function PasswordField({ label, field, ...rest }: PasswordFieldProps) {
  const scripted = useScripted();
  const [shown, setShown] = useState(false);
  return (
    <div className="pwf">
      <TextField
        field={field}
        label={label}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      {scripted ? (
        <button type="button" aria-pressed={shown} aria-controls={field.id} onClick={() => setShown(!shown)}>
          {shown ? "Hide" : "Show"}
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
