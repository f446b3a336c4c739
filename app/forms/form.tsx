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
   * What Enter in a text field means, where the first button of the form is not the right answer. Its words are read
   * in a text browser.
   */
  enter?: Answer & { words: string };
};

/** A POST form of the page it stands on. The browser checks nothing: the server is the judge. */
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

/** Enter presses the first submit of a form. WebKit asks that it be drawn, so it is not `hidden`. */
function EnterAnswer({ enter: { words, ...answer } }: { enter: Answer & { words: string } }) {
  return (
    <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" {...answer}>
      {words}
    </button>
  );
}
