import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type FieldErrorProps = {
  /** What the control's aria-describedby names. */
  id?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** What is wrong with one control, at the control. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <p className={classNames("err", className)} id={id}>
      <Icon name="alert" /> <span>{children}</span>
    </p>
  );
}
