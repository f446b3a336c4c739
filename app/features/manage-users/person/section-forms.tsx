import type { ReactNode } from "react";
import { userPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import type { UserView } from "./user-view";
import {
  ContactFields,
  EmployeeFields,
  type Fields,
  PersonalFields,
  RolesField,
} from "~/features/manage-users/fields";
import { LABELS } from "~/features/manage-users/labels";

interface SectionProps {
  data: UserView;
  /** The answer to the form that was sent last. */
  reply?: FormReply;
}

/** One form of a person's page, with its own errors and its own button. */
function Section({
  name,
  title,
  note,
  data,
  reply,
  children,
}: SectionProps & {
  name: "personal" | "contact" | "employee" | "roles";
  title: string;
  note?: ReactNode;
  children: (fields: Fields) => ReactNode;
}) {
  const mine = reply?.initialValue?.["section"] === name ? reply : undefined;
  const [form, fields] = useServerForm<Fields>({ id: name, lastResult: mine, defaultValue: data.values });
  return (
    <section aria-labelledby={`${name}-heading`}>
      <ErrorSummary form={form} labels={{ ...LABELS, unitUid: useUnitWord() }} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={`${data.key}-${name}`}>
        <input type="hidden" name="section" value={name} />
        <input type="hidden" name="version" value={data.version} />
        <h2 id={`${name}-heading`} className="mb-4">
          {title}
        </h2>
        {note}
        {children(fields)}
        <p className="mt-5">
          <SubmitButton busyLabel="Saving…">Save {title.toLowerCase()}</SubmitButton>
        </p>
      </Form>
    </section>
  );
}

export function PersonalForm(props: SectionProps) {
  return (
    <Section {...props} name="personal" title="Personal details">
      {(fields) => <PersonalFields fields={fields} />}
    </Section>
  );
}

export function ContactForm(props: SectionProps) {
  return (
    <Section {...props} name="contact" title="Contact details">
      {(fields) => <ContactFields fields={fields} />}
    </Section>
  );
}

export function EmployeeForm(props: SectionProps & { unitWord: string }) {
  const { data, unitWord } = props;
  return (
    <Section {...props} name="employee" title="Employee details">
      {(fields) => (
        <>
          <EmployeeFields fields={fields} unitWord={unitWord} units={data.units} />
          {data.manager ? (
            <div className="mt-4">
              <KeyValues rows={[{ label: "Manager", value: data.manager }]} />
            </div>
          ) : null}
          <p className="sm mt-4">
            <ActionLink to={`${userPath(data.id)}?code=new#employee`}>Make a new employee id</ActionLink>
          </p>
        </>
      )}
    </Section>
  );
}

export function RolesForm(props: SectionProps) {
  const { roles, first, self } = props.data;
  return (
    <Section
      {...props}
      name="roles"
      title="Roles"
      note={<p className="sm mut">A role that is taken away ends at the next page {first} opens.</p>}
    >
      {(fields) => (
        <RolesField
          fields={fields}
          roles={roles}
          note={(code) =>
            self && code === "b2badmingroup" ? "You cannot take it from yourself." : undefined
          }
        />
      )}
    </Section>
  );
}
