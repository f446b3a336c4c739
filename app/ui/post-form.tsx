import { Form, type FormProps, useRouteLoaderData } from "@remix-run/react";
import { forwardRef } from "react";
import { proofField } from "./proof-field";

/**
 * Every POST form. A browser that may not say where a post comes from is given a proof to send along
 * (docs/decisions/0031); all others get none.
 */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, "method">>(function PostForm(
  { children, ...rest },
  ref,
) {
  const proof = useRouteLoaderData<{ proof?: string }>("root")?.proof;
  return (
    <Form method="post" {...rest} ref={ref}>
      {proof ? <input type="hidden" name={proofField} value={proof} /> : null}
      {children}
    </Form>
  );
});
