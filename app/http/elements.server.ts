import * as react from "react/jsx-runtime";

type Props = { ref?: unknown; key?: unknown } & Record<string, unknown>;
type Jsx = (type: unknown, props: Props, key?: unknown) => unknown;

const ELEMENT = Symbol.for("react.element");

/**
 * What JSX compiles to on the server. React 18 copies the properties of every element, looking each one up; React 19 no
 * longer does, and neither does this: the compiler makes a new object for each element. Elements with a ref, spread keys
 * or default properties are React's own. The build puts it in the place of `react/jsx-runtime` (build.mjs, decision 40).
 */
const jsx_: Jsx = (type, props, key) =>
  props.ref !== undefined || props.key !== undefined || hasDefaults(type)
    ? (react.jsx as Jsx)(type, props, key)
    : {
        $$typeof: ELEMENT,
        type,
        key: key === undefined ? null : `${key as string}`,
        ref: null,
        props,
        _owner: null,
      };

const hasDefaults = (type: unknown) =>
  typeof type !== "string" && (type as { defaultProps?: unknown }).defaultProps !== undefined;

// In tests React's own says what is wrong with an element, such as a key that is missing.
const production = process.env["NODE_ENV"] === "production";

export const { Fragment } = react;
export const jsx = production ? jsx_ : (react.jsx as Jsx);
export const jsxs = production ? jsx_ : (react.jsxs as Jsx);
