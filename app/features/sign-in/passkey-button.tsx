import { useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { FieldError } from "~/ui/field-error";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { requestPasskey, passkeyTrouble, usePasskeys } from "./web-authn";

/** What the API has for a passkey to sign. */
async function challengeFor(
  form: HTMLFormElement,
): Promise<{ id: string; publicKey: Record<string, unknown> }> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const answer = await fetch("/login/passkey", { method: "POST", body });
  if (!answer.ok) throw new Error("no challenge");
  return (await answer.json()) as Awaited<ReturnType<typeof challengeFor>>;
}

/** Signing in with a passkey, where scripts run and the browser knows passkeys. Nobody needs it. */
export function PasskeyButton() {
  const possible = usePasskeys();
  const submit = useSubmit();
  const { search } = useLocation();
  const [trouble, setTrouble] = useState("");
  if (!possible) return null;
  async function enter(form: HTMLFormElement) {
    setTrouble("");
    try {
      const { id, publicKey } = await challengeFor(form);
      const fields = new FormData(form);
      fields.set("challenge", id);
      fields.set("credential", await requestPasskey(publicKey));
      submit(fields, { method: "post", action: `/login${search}` });
    } catch (error) {
      setTrouble(passkeyTrouble(error));
    }
  }
  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void enter(event.currentTarget);
  }
  return (
    <PostForm action={`/login${search}`} onSubmit={press} className="mt-2">
      <input type="hidden" name="do" value="passkey" />
      <LinkButton>Use a passkey</LinkButton>
      <div aria-live="assertive">{trouble ? <FieldError>{trouble}</FieldError> : null}</div>
    </PostForm>
  );
}
