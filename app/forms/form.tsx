import { type FormProps as RemixFormProps, useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { PostForm } from "../ui/post-form";
import { idempotencyField } from "./idempotency-field";

type Answer = { name: string; value: string };

export type FormProps = Omit<RemixFormProps, "id" | "method" | "onSubmit" | "noValidate" | "ref"> & {
  /** Of `useServerForm`. */
  form: { id: string };
  /** From the loader. Makes a second press of the button harmless. */
  idempotencyKey?: string;
  /**
   * The button that Enter in a text field presses, if it is not the first one of the form. Text browsers show
   * its label.
   */
  enter?: Answer & { words: string };
};

/** A POST form of the page it stands on. The browser validates nothing; the server does. */
export function Form(props: FormProps) {
  const { form, idempotencyKey, enter, children, ...rest } = props;
  const { element, noteSubmit } = useFreshAfterSuccess();
  return (
    <PostForm {...rest} id={form.id} noValidate ref={element} onSubmit={noteSubmit}>
      {enter ? <EnterAnswer enter={enter} /> : null}
      {idempotencyKey ? <input type="hidden" name={idempotencyField} value={idempotencyKey} /> : null}
      {children}
    </PostForm>
  );
}

/**
 * After a successful post the person may return to the same page. Without scripts that is a new page with a
 * fresh form; with scripts the old errors and values would remain, so the form is reset. Only its own post
 * without an answer counts, because a link inside the page drops the answer too.
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

/** Enter presses the first submit of a form. WebKit requires that it is rendered, so it is not `hidden`. */
export function EnterAnswer({ enter: { words, ...answer } }: { enter: Answer & { words: string } }) {
  return (
    <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" {...answer}>
      {words}
    </button>
  );
}
