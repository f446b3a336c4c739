import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "./class-names";
import { Link, type LinkProps } from "./link";

/** `job` is the one hi-vis action of a view; use it at most once. */
type ButtonVariant = "plain" | "solid" | "job" | "danger";

export type ButtonLook = { variant?: ButtonVariant; size?: "normal" | "small"; wide?: boolean };

export type ButtonProps = ComponentPropsWithoutRef<"button"> & ButtonLook;

export type ButtonLinkProps = LinkProps & ButtonLook;

export function buttonClass(
  { variant = "plain", size = "normal", wide = false }: ButtonLook,
  className?: string,
) {
  return classNames(
    "btn",
    variant !== "plain" && variant,
    size === "small" && "s",
    wide && "wide",
    className,
  );
}

export function Button({ variant, size, wide, className, type = "submit", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}

/** A placeholder for an action that is not available; the reason is shown next to it. */
export function ButtonUnavailable({
  children,
  describedBy,
  ...look
}: ButtonLook & { children: ReactNode; describedBy?: string }) {
  return (
    <span className={buttonClass(look)} role="link" aria-disabled="true" aria-describedby={describedBy}>
      {children}
    </span>
  );
}
