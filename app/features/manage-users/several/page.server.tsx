import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { severalUsersPath, uploadPath, usersPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { FieldError } from "~/ui/field-error";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import { PEOPLE_FIELDS, SEVERAL } from "./several";
import type { severalView } from "./several.server";

type Data = SerializeFrom<typeof severalView>;
type Typed = Record<string, string | undefined>;
type Field = (typeof PEOPLE_FIELDS)[number];

/** The label of each field of each row, for the list of errors. */
const LABELS = Object.fromEntries(PEOPLE_FIELDS.map(({ name, label }) => [`people[].${name}`, label]));
const ROWS = Array.from({ length: SEVERAL }, (_, at) => at);

/** Several people typed one below the other; the next page says what is to mend, and adds them. */
export function SeveralPage({ data, reply }: { data: Data; reply?: FormReply }) {
  const [form] = useServerForm({ id: "several-users", lastResult: reply });
  const typed = (reply?.initialValue?.["people"] ?? []) as (Typed | undefined)[];
  const unitWord = useUnitWord();
  const label = ({ name, label: usual }: Field) => (name === "unit" ? unitWord : usual);
  const columns: Column<number>[] = [
    { label: "Person", kind: "key", cell: (at) => at + 1 },
    ...PEOPLE_FIELDS.map((field) => ({
      label: label(field),
      ...(field.name === "email" || field.name === "roles" ? { width: "broad" as const } : {}),
      cell: (at: number) => (
        <Cell
          field={field}
          label={`${label(field)} of person ${at + 1}`}
          control={{ id: `${form.id}-people[${at}].${field.name}`, name: `people[${at}].${field.name}` }}
          errors={form.allErrors[`people[${at}].${field.name}`]}
          typed={typed[at]?.[field.name]}
          data={data}
        />
      ),
    })),
  ];
  return (
    <>
      <Breadcrumb trail={usersTrail} current="Add several users" />
      <div className="wrap pt-4">
        <PageHeading
          title="Add several users"
          lead="Leave rows empty that you do not need. You see every row first; nobody is added before you press."
        />
        <ErrorSummary form={form} labels={LABELS} className="mb-5" />
        <Form form={form} idempotencyKey={data.key} action={severalUsersPath}>
          <div className="card list">
            <Table
              caption="People to add"
              className="typing"
              columns={columns}
              rows={ROWS}
              rowKey={(at) => String(at)}
            />
          </div>
          <div className="row mt-5">
            <SubmitButton variant="solid" busyLabel="Checking…">
              Check the rows
            </SubmitButton>
            <ActionLink to={usersPath}>Cancel</ActionLink>
          </div>
        </Form>
        <p className="mt-5">
          More than {SEVERAL} people? <ActionLink to={uploadPath()}>Upload a file</ActionLink> with up to
          5,000.
        </p>
      </div>
    </>
  );
}

interface CellProps {
  field: Field;
  label: string;
  control: { id: string; name: string };
  errors?: string[] | null;
  typed?: string;
  data: Data;
}

function Cell({ field: { name }, label, control: { id, name: sentAs }, errors, typed, data }: CellProps) {
  const errorId = `${id}-error`;
  const control = {
    id,
    name: sentAs,
    "aria-label": label,
    autoComplete: "off",
    ...(errors ? { "aria-invalid": true, "aria-describedby": errorId } : {}),
  };
  const options = name === "unit" ? data.units : name === "roles" ? data.roles : undefined;
  if (options) {
    return (
      <select {...control} defaultValue={typed ?? (name === "unit" ? data.unit : options[0]?.value)}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className={errors ? "bad" : undefined}>
      <input
        {...control}
        defaultValue={typed ?? (name === "unit" ? data.unit : undefined)}
        type={name === "email" ? "email" : name === "mobile" ? "tel" : "text"}
      />
      {errors ? <FieldError id={errorId}>{errors.join(" ")}</FieldError> : null}
    </span>
  );
}
