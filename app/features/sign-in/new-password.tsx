import { useState } from "react";
import type { FieldState } from "~/forms/field-parts";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { PasswordField } from "./password-field";

/** The rules of a new password (spec 002 §5). The API checks them; this list only tells. */
const RULES: [words: string, keeps: (password: string) => boolean][] = [
  ["At least 8 characters", (password) => [...password].length >= 8],
  ["A capital letter", (password) => password.toLowerCase() !== password],
  ["A digit", (password) => /\d/.test(password)],
  ["A special character", (password) => /[!-/:-@[-`{-~]/.test(password)],
  ["No two alike side by side", (password) => password !== "" && !/([\s\S])\1/.test(password)],
  ["At most 128 characters", (password) => password !== "" && [...password].length <= 128],
];

type Names = { password: string; confirmpassword: string };

/** A new password, twice, with its rules, which are ticked as one types where scripts run. */
export function NewPassword(props: { fields: Record<keyof Names, FieldState>; labels: Names }) {
  const { fields, labels } = props;
  const [typed, setTyped] = useState<string>();
  const kept = RULES.map(([, keeps]) => typed !== undefined && keeps(typed));
  const left = kept.filter((keeps) => !keeps).length;
  return (
    <>
      <PasswordField
        field={fields.password}
        label={labels.password}
        autoComplete="new-password"
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="rules" aria-label="Rules of the password">
        {RULES.map(([words], at) => (
          <li key={words} className={classNames(kept[at] && "met")}>
            {words}
            {kept[at] ? <VisuallyHidden>: done</VisuallyHidden> : null}
          </li>
        ))}
      </ul>
      <p className="sm mut mt-2" role="status">
        {typed === undefined
          ? ""
          : left === 0
            ? "Strong enough."
            : `Not strong enough yet: ${left} ${left === 1 ? "rule" : "rules"} to go.`}
      </p>
      <PasswordField
        field={fields.confirmpassword}
        label={labels.confirmpassword}
        autoComplete="new-password"
      />
    </>
  );
}
