import { type ComponentType, createElement, type HTMLAttributes, useContext } from "react";
import { drawnOnce } from "./drawn-once.server";
import { ServedPageContext } from "./served-page";

type DrawnOnceProps<Data extends object> = Pick<HTMLAttributes<HTMLElement>, "id" | "className"> & {
  as: "li" | "div" | "span" | "ul";
  /** Draws what is inside, from `of` and nothing else: no `useId`, nothing of the router, and a form has an action. */
  draw: ComponentType<Data>;
  /** Plain data, as JSON has it. */
  of: Data;
};

/**
 * A part that many pages have in common, or one page many times. The server draws it once for equal data and keeps the
 * HTML (docs/decisions/0040); the browser draws it as any other part.
 */
export function DrawnOnce<Data extends object>({ as, draw, of, ...attributes }: DrawnOnceProps<Data>) {
  const { base, proof } = useContext(ServedPageContext);
  if (typeof document !== "undefined") return createElement(as, attributes, createElement(draw, of));
  const html = drawnOnce(draw, of, { base, proof });
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
