import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { usersPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { addUserView } from "./add.server";
import { ContactFields, EmployeeFields, type Fields, PersonalFields, RolesField } from "./fields";
import { LABELS } from "./labels";

interface Props {
  data: SerializeFrom<typeof addUserView>;
  reply?: FormReply;
}

/** A new person, in the parts that their page has. */
export function AddUserPage({ data, reply }: Props) {
  const unitWord = useUnitWord();
  const [form, state] = useServerForm<Fields>({
    id: "add-user",
    lastResult: reply,
    defaultValue: data.values,
  });
  const fields: Fields = state;
  return (
    <>
      <Breadcrumb trail={usersTrail} current="Add user" />
      <div className="wrap pt-4">
        <PageHeading title="Add user" />
        <div className="max-w-[880px]">
          <ErrorSummary form={form} labels={{ ...LABELS, unitUid: useUnitWord() }} className="mb-5" />
          <Form form={form} className="card pad" idempotencyKey={data.key}>
            <h2 className="mb-4">Personal details</h2>
            <PersonalFields fields={fields} />
            <h2 className="mt-8 mb-4">Contact details</h2>
            <ContactFields fields={fields} />
            <h2 className="mt-8 mb-4">Employee details</h2>
            <EmployeeFields fields={fields} unitWord={unitWord} units={data.units} />
            <h2 className="mt-8 mb-4">Roles</h2>
            <RolesField fields={fields} roles={data.roles} />
            <div className="row mt-5">
              <SubmitButton variant="solid" busyLabel="Adding…">
                Add user
              </SubmitButton>
              <ActionLink to={usersPath}>Cancel</ActionLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}
