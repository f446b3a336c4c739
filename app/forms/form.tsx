import {
  Form as RemixForm,
  type FormProps as RemixFormProps,
  useActionData,
  useNavigation,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { idempotencyField } from "./idempotency-field";

export type FormProps = Omit<RemixFormProps, "id" | "onSubmit" | "noValidate" | "ref"> & {
  /** Of `useServerForm`. */
  form: { id: string };
  /** From the loader. Makes a second press of the button harmless. */
  idempotencyKey?: string;
  /**
   * What Enter in a text field means, where the first button of the form is not the right answer.
   * `"nothing"` holds the form back.
   */
  enter?: { name: string; value: string } | "nothing";
};

/** A POST form of the page it stands on. The browser checks nothing: the server is the judge. */
export function Form(props: FormProps) {
  const { form, idempotencyKey, enter, children, method = "post", ...rest } = props;
  const { element, noteSubmit } = useFreshAfterSuccess();
  return (
    <RemixForm method={method} {...rest} id={form.id} noValidate ref={element} onSubmit={noteSubmit}>
      {enter ? <EnterAnswer enter={enter} /> : null}
      {idempotencyKey ? <input type="hidden" name={idempotencyField} value={idempotencyKey} /> : null}
      {children}
    </RemixForm>
  );
}

/**
 * A post that was taken may lead back to the same page. Without scripts that is a new page with a fresh form;
 * with scripts the old errors and values would still stand there, so the form is set back. Only its own post
 * counts, and only one without an answer: a jump inside the page drops the answer too.
 */
function useFreshAfterSuccess() {
  const element = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const navigation = useNavigation();
  const answer = useActionData();
  useEffect(() => {
    if (navigation.state !== "idle" || !submitted.current) return;
    submitted.current = false;
    if (answer === undefined) element.current?.reset();
  }, [navigation, answer]);
  function noteSubmit() {
    submitted.current = true;
  }
  return { element, noteSubmit };
}

/** Enter presses the first submit of a form, drawn or not; a disabled one stops it. */
function EnterAnswer({ enter }: { enter: { name: string; value: string } | "nothing" }) {
  const answer = enter === "nothing" ? { disabled: true } : enter;
  return (
    <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" {...answer}>
      Enter
    </button>
  );
}
