import { useNavigation } from "@remix-run/react";
import { Button, type ButtonProps } from "../ui/button";

export type SubmitButtonProps = ButtonProps & {
  /** Shown while the post is under way: "Adding…". */
  busyLabel?: string;
  /** Whether it is under way, where the page's own navigation does not tell. */
  busy?: boolean;
};

/** A submit that says so while its own answer travels; it keeps its width and can be pressed again. */
export function SubmitButton({ busyLabel, busy, children, ...button }: SubmitButtonProps) {
  const { formData } = useNavigation();
  const pressed =
    busy ??
    (formData !== undefined &&
      (button.name === undefined || formData.getAll(button.name).includes(String(button.value ?? ""))));
  if (!pressed) return <Button {...button}>{children}</Button>;
  return (
    <Button {...button} aria-busy="true">
      {busyLabel ? (
        <span className="swap">
          <span>{busyLabel}</span>
          <span className="ghost" aria-hidden="true">
            {children}
          </span>
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
