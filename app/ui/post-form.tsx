import { Form, type FormProps, useRouteLoaderData } from "@remix-run/react";
import { forwardRef } from "react";
import { proofField } from "./proof-field";

/**
 * Every POST form. For a browser that may send no origin header it adds a hidden proof (docs/decisions/0031).
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
