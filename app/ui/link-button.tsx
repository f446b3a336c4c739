import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";
import { Link, type LinkProps } from "./link";

type LinkLook = { danger?: boolean; small?: boolean };

export type LinkButtonProps = ComponentPropsWithoutRef<"button"> & LinkLook;

export type ActionLinkProps = LinkProps & LinkLook;

/** A submit that looks like a link: for a change too small for a button, such as Remove. */
export function LinkButton({ danger, small, className, type = "submit", ...rest }: LinkButtonProps) {
  return (
    <button
      type={type}
      className={classNames("link", danger && "danger", small && "sm", className)}
      {...rest}
    />
  );
}

/** A link that stands alone and so keeps a target of 44 px. */
export function ActionLink({ danger, small, className, ...rest }: ActionLinkProps) {
  return <Link className={classNames("link", danger && "danger", small && "sm", className)} {...rest} />;
}
