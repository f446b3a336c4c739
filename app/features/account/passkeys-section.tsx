import type { SerializeFrom } from "@remix-run/node";
import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PasswordField } from "~/features/sign-in/password-field";
import { makePasskey, passkeyTrouble, usePasskeys } from "~/features/sign-in/web-authn";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { readableDate } from "~/ui/dates";
import { FieldError } from "~/ui/field-error";
import { ActionLink } from "~/ui/link-button";
import { useScripted } from "~/ui/use-scripted";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { readPasskeys, PasskeyReply } from "./passkeys.server";
import { passkeyPath, securityPath } from "~/paths";

type Passkeys = NonNullable<SerializeFrom<Awaited<ReturnType<typeof readPasskeys>>>>;

/** The person's passkeys, and adding one where the browser can. */
export function PasskeysSection(props: Passkeys & { lastResult: PasskeyReply | null | undefined }) {
  const { passkeys, possible, timeZone, lastResult } = props;
  const day = (date: string) => readableDate(date, timeZone);
  return (
    <section className="card pad mt-6" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className="mb-2">
        Passkeys
      </h2>
      <p className="mut">
        A passkey signs you in with your fingerprint, your face or the PIN of your device. Your password goes
        on working beside it.
      </p>
      <ul>
        {passkeys.map(({ id, name, created, lastUsed }) => (
          <li key={id} className="row between mt-3">
            <span>
              <b className="wrap-anywhere">{name}</b>
              <span className="hint block">
                Added {day(created)}. {lastUsed ? `Last used ${day(lastUsed)}.` : "Not used yet."}
              </span>
            </span>
            <ActionLink to={passkeyPath(id)}>
              Rename or remove<VisuallyHidden> {name}</VisuallyHidden>
            </ActionLink>
          </li>
        ))}
      </ul>
      {possible ? (
        <AddPasskey lastResult={lastResult} />
      ) : (
        <p className="mt-3">Your organisation signs you in, so passkeys are not used here.</p>
      )}
    </section>
  );
}

const labels = { passkeyName: "Name of the passkey", passkeyPassword: "Current password" };

function AddPasskey({ lastResult }: { lastResult: PasskeyReply | null | undefined }) {
  const scripted = useScripted();
  const able = usePasskeys();
  const [form, fields] = useServerForm<typeof labels>({ id: "passkey", lastResult });
  const trouble = useMaking(lastResult?.begun);
  if (!able)
    return (
      <p className="mt-3">
        {scripted
          ? "This browser cannot add a passkey here."
          : "To add a passkey, the browser must run the scripts of this page. You can do everything without one."}
      </p>
    );
  return (
    <>
      <ErrorSummary form={form} labels={labels} className="mt-5" />
      <Form form={form} action={securityPath} className="mt-5" preventScrollReset>
        <input type="hidden" name="do" value="passkey" />
        <TextField
          field={fields.passkeyName}
          label={labels.passkeyName}
          hint="Such as “Work laptop”, so that you know it again."
          autoComplete="off"
        />
        <PasswordField
          field={fields.passkeyPassword}
          label={labels.passkeyPassword}
          autoComplete="current-password"
        />
        <div aria-live="assertive">{trouble ? <FieldError>{trouble}</FieldError> : null}</div>
        <p className="mt-5">
          <SubmitButton variant="solid" name="press" value="passkey" busyLabel="Adding…">
            Add a passkey
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}

/** Makes the passkey once the password was right, and sends it. @returns what went wrong in the browser. */
function useMaking(begun: PasskeyReply["begun"]): string {
  const submit = useSubmit();
  const [trouble, setTrouble] = useState<{ of: PasskeyReply["begun"]; text: string }>();
  useEffect(() => {
    if (!begun) return undefined;
    let left = false;
    makePasskey(begun.publicKey).then(
      (credential) => {
        if (left) return;
        const fields = { do: "passkey-made", challenge: begun.id, passkeyName: begun.name, credential };
        submit(fields, { method: "post", action: securityPath, preventScrollReset: true });
      },
      (error: unknown) => {
        if (!left) setTrouble({ of: begun, text: passkeyTrouble(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [begun, submit]);
  return trouble?.of === begun ? (trouble?.text ?? "") : "";
}
