import { useNavigation } from "@remix-run/react";
import { Button, type ButtonProps } from "../ui/button";

export type SubmitButtonProps = ButtonProps & {
  /** Shown while the post is in progress: "Adding…". */
  busyLabel?: string;
  /** Whether a submit is in progress, if the page's navigation does not show it. */
  busy?: boolean;
};

/** A submit button that shows that its post is in progress. It keeps its width and can be pressed again. */
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
