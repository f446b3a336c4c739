import { Form, type FormProps, useRouteLoaderData } from "@remix-run/react";
import { createElement, forwardRef, type ReactNode, useContext } from "react";
import { proofField } from "./proof-field";
import { NEEDS_ROUTER, ServedPageContext, writtenPath } from "./served-page";

type PostFormProps = Omit<FormProps, "method">;

/**
 * Every POST form; without an action it is sent to the page that it stands on. For a browser that may send no origin
 * header it adds a hidden proof (docs/decisions/0031). The server writes it without asking the router, as a link.
 */
export const PostForm = forwardRef<HTMLFormElement, PostFormProps>(function PostForm(props, ref) {
  const { base, address, proof } = useContext(ServedPageContext);
  const action = props.action ?? address;
  if (typeof document !== "undefined" || action === undefined || NEEDS_ROUTER.test(action)) {
    return <RouterForm {...props} innerRef={ref} />;
  }
  const { children, ...rest } = props;
  const attributes = { method: "post", action: writtenPath(base, action), ...attributesOf(rest) };
  return createElement("form", attributes, proofOf(proof), children);
});

function RouterForm({
  children,
  innerRef,
  ...rest
}: PostFormProps & { innerRef: React.ForwardedRef<HTMLFormElement> }) {
  const proof = useRouteLoaderData<{ proof?: string }>("root")?.proof;
  return (
    <Form method="post" discover="none" {...rest} ref={innerRef}>
      {proofOf(proof)}
      {children}
    </Form>
  );
}

const proofOf = (proof: string | undefined): ReactNode =>
  proof ? <input type="hidden" name={proofField} value={proof} /> : null;

/** Without those that tell the router how to send the form. */
function attributesOf({
  action,
  discover,
  fetcherKey,
  navigate,
  preventScrollReset,
  relative,
  reloadDocument,
  replace,
  state,
  viewTransition,
  ...attributes
}: PostFormProps) {
  return attributes;
}
