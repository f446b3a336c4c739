import type { SerializeFrom } from "@remix-run/node";
import { PlaceFields } from "~/features/addresses/new-address";
import { organisationTrail } from "~/features/layout/trails";
import { unitPath, unitsPath } from "~/paths";
import { ChangedMeanwhile } from "~/features/manage-organisation/changed-meanwhile";
import type { ManagedReply } from "~/features/manage-organisation/save.server";
import { UnitField } from "~/features/manage-organisation/unit-field";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { UnitFormView } from "./edit.server";
import { PLACE_LABELS, UNIT_LABELS } from "./labels";

export type UnitForm = SerializeFrom<UnitFormView>;
type Of<Kind extends UnitForm["kind"]> = Extract<UnitForm, { kind: Kind }>;
interface Props<Kind extends UnitForm["kind"] = UnitForm["kind"]> {
  data: Of<Kind>;
  reply?: ManagedReply;
}

/** A new unit, the name and place of one, or one of its addresses. */
export function UnitFormPage({ data, reply }: { data: UnitForm; reply?: ManagedReply }) {
  if (data.kind === "add") return <AddUnit data={data} reply={reply} />;
  if (data.kind === "edit") return <EditUnit data={data} reply={reply} />;
  return <UnitAddress data={data} reply={reply} />;
}

interface FrameProps {
  title: string;
  unit?: { uid: string; name: string };
  children: React.ReactNode;
}

function Frame({ title, unit, children }: FrameProps) {
  const unitWord = useUnitWord();
  return (
    <>
      <Breadcrumb
        trail={[
          ...organisationTrail,
          { label: `${unitWord}s`, to: unitsPath },
          ...(unit ? [{ label: unit.name, to: unitPath(unit.uid) }] : []),
        ]}
        current={title}
      />
      <div className="wrap pt-4">
        <PageHeading title={title} />
        <div className="max-w-[620px]">{children}</div>
      </div>
    </>
  );
}

function AddUnit({ data, reply }: Props<"add">) {
  const noun = useUnitNoun();
  const [form, fields] = useServerForm<typeof UNIT_LABELS>({
    id: "add-unit",
    lastResult: reply,
    defaultValue: data.values,
  });
  return (
    <Frame title={data.title}>
      <ErrorSummary form={form} labels={UNIT_LABELS} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={data.key}>
        <TextField
          field={fields.uid}
          label={UNIT_LABELS.uid}
          hint="Small letters, digits and hyphens, such as karratha-depot. It cannot be changed later."
          autoComplete="off"
          className="short"
        />
        <TextField field={fields.name} label={UNIT_LABELS.name} autoComplete="off" />
        <UnitField
          field={fields.parentUid}
          label={UNIT_LABELS.parentUid}
          units={data.units}
          hint={`The new ${noun} has the country, currency and bill-to of this one. Its administrators and approvers look after it too.`}
        />
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Adding…">
            {data.title}
          </SubmitButton>
          <ActionLink to={unitsPath}>Cancel</ActionLink>
        </div>
      </Form>
    </Frame>
  );
}

function EditUnit({ data, reply }: Props<"edit">) {
  const back = unitPath(data.uid);
  const noun = useUnitNoun();
  const [form, fields] = useServerForm<{ name: string; parentUid: string; version: string }>({
    id: "edit-unit",
    lastResult: reply,
    defaultValue: { name: data.name, parentUid: data.parentUid ?? "" },
  });
  if (reply?.meanwhile) {
    return <ChangedMeanwhile labels={UNIT_LABELS} back={back} reply={reply} meanwhile={reply.meanwhile} />;
  }
  return (
    <Frame title={data.title} unit={data}>
      <ErrorSummary form={form} labels={UNIT_LABELS} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={data.key}>
        <input type="hidden" name="version" value={data.version} />
        <TextField
          field={fields.name}
          label={UNIT_LABELS.name}
          hint="Orders that were placed keep the name that they have."
          autoComplete="off"
        />
        {data.parentUid ? (
          <UnitField
            field={fields.parentUid}
            label={UNIT_LABELS.parentUid}
            units={data.units}
            hint={`The ${noun} moves there with everything below it, and is looked after by the administrators and approvers there. It keeps its country, currency and bill-to.`}
          />
        ) : null}
        <div className="row mt-5">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save
          </SubmitButton>
          <ActionLink to={back}>Cancel</ActionLink>
        </div>
      </Form>
    </Frame>
  );
}

function UnitAddress({ data, reply }: Props<"address">) {
  const [form, fields] = useServerForm<typeof PLACE_LABELS & { defaultAddress: string }>({
    id: "unit-address",
    lastResult: reply,
    defaultValue: data.values,
    constraint: data.constraint,
  });
  return (
    <Frame title={data.title} unit={data.unit}>
      <ErrorSummary form={form} labels={PLACE_LABELS} className="mb-5" />
      <Form form={form} className="card pad stack" idempotencyKey={data.key}>
        <TextField
          field={fields.companyName}
          label={PLACE_LABELS.companyName}
          hint="As drivers know it, such as Loading dock."
          autoComplete="off"
        />
        <PlaceFields fields={fields} />
        {data.isDefault ? null : (
          <CheckboxField field={fields.defaultAddress} label="Make it the default address" />
        )}
        <div className="row">
          <SubmitButton variant="solid" busyLabel="Saving…">
            Save address
          </SubmitButton>
          <ActionLink to={unitPath(data.unit.uid)}>Cancel</ActionLink>
        </div>
      </Form>
    </Frame>
  );
}
