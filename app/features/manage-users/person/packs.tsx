import { AllocationChanges } from "~/features/packs/allocation-changes";
import { LastOrderWorking } from "~/features/packs/last-order";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { FieldError } from "~/ui/field-error";
import { Meter } from "~/ui/meter";
import { type Column, Table } from "~/ui/table";
import type { UserView } from "./user-view";
import { codeField, rowField } from "./pack-rows";

type Pack = UserView["packs"]["has"][number];
type Row = { index: number; of: string };
type FieldOf = (row: Row) => FieldState;

const ID = "packs";

/**
 * What a person was given in this period, to be changed by hand with a reason, and other packs to give. One's own is
 * only shown, because somebody else must change it.
 */
export function PacksForm({ data, reply }: { data: UserView; reply?: FormReply }) {
  const { has, givable } = data.packs;
  const mine = reply?.initialValue?.["section"] === "packs" ? reply : undefined;
  const [form, fields] = useServerForm<Record<string, string>>({ id: ID, lastResult: mine });
  const fieldOf: FieldOf = ({ index, of }) => {
    // A pack that was given meanwhile moves the rows, so what was typed is found by what its row is of.
    const sent = rowField(sentIndex(mine, of) ?? index);
    return { ...fields[sent]!, name: rowField(index) };
  };
  const rows = has.flatMap(({ counters, window }): Row[] => (window ? [...counters, window] : counters));
  const labels: Record<string, string> = {
    ...Object.fromEntries(rows.map((row) => [fieldOf(row).id.slice(ID.length + 1), nameOf(has, row)])),
    belowUse: "More than is left",
    reason: "Reason for the change",
    give: "Give another pack",
  };
  const held = (
    <>
      <h2 id="packs-title" className="mb-4">
        Packs and allocations
      </h2>
      {has.length === 0 ? <p>{data.first} has no pack in this period.</p> : null}
      {rows.length > 0 ? (
        <Table
          caption="What each pack gives, what was had and what is left"
          columns={columnsOf(data.self ? undefined : fieldOf)}
          rows={countersOf(has)}
          rowKey={({ of }) => of}
        />
      ) : null}
      {has.map(({ packId, name, lastOrder }) =>
        lastOrder ? (
          <div key={packId} className="mt-3">
            <p className="sm">
              <b>{name}</b>: {lastOrder.words}
            </p>
            <LastOrderWorking working={lastOrder.working} />
          </div>
        ) : null,
      )}
      {has.map(({ packId, name, counters }) =>
        counters.length > 0 ? null : (
          <p key={packId} className="sm mt-3">
            <b>{name}</b>: {data.first} pays, so nothing is counted.
          </p>
        ),
      )}
      <AllocationChanges changes={has.flatMap(changesOf)} title="Changes by administrators" />
    </>
  );
  if (data.self)
    return (
      <section id="packs-part" aria-labelledby="packs-title" className="card pad">
        {held}
        <p className="mt-5">Somebody else must change your own packs.</p>
      </section>
    );
  return (
    <section id="packs-part" aria-labelledby="packs-title">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} className="card pad" idempotencyKey={`${data.key}-packs`}>
        <input type="hidden" name="section" value="packs" />
        {held}
        {has.map(({ packId, name, window }) =>
          window ? <KeptOpen key={packId} pack={name} window={window} field={fieldOf(window)} /> : null,
        )}
        {givable.length > 0 ? (
          <SelectField
            field={fields["give"]!}
            label={labels["give"]}
            optional
            prompt="None"
            options={givable}
          />
        ) : null}
        <TextField
          field={fields["reason"]!}
          label={labels["reason"]}
          hint={`${data.first} and the change log show it.`}
          autoComplete="off"
        />
        {mine?.error?.["belowUse"] ? (
          <CheckboxField
            field={fields["belowUse"]!}
            value="yes"
            label="Take more away than is left. What is ordered or in a cart stays."
          />
        ) : null}
        <p className="mt-5">
          <SubmitButton busyLabel="Saving…">Save packs and allocations</SubmitButton>
        </p>
      </Form>
    </section>
  );
}

/** Where a row stood in the form that was sent. */
function sentIndex(reply: FormReply | undefined, of: string): number | undefined {
  const sent = Object.entries(reply?.initialValue ?? {}).find(
    ([name, value]) => name.startsWith("of-") && value === of,
  );
  return sent && Number(sent[0].slice("of-".length));
}

/** "Sun pack, Socks", for the list of errors. */
function nameOf(packs: readonly Pack[], { of }: Row): string {
  for (const { name, counters, window } of packs) {
    const counter = counters.find((one) => one.of === of);
    if (counter) return `${name}, ${counter.name}`;
    if (window?.of === of) return `${name}, open until`;
  }
  return of;
}

interface KeptOpenProps {
  pack: string;
  window: NonNullable<Pack["window"]>;
  field: FieldState;
}

/** Until when a pack with a window stays open for this person. */
function KeptOpen({ pack, window: { index, of, closesAt, extended }, field }: KeptOpenProps) {
  const now = closesAt ? `${extended ? "Now" : "For everybody"} until ${closesAt}. ` : "";
  return (
    <>
      <input type="hidden" name={codeField(index)} value={of} />
      <TextField
        field={field}
        type="date"
        label={`Keep ${pack} open until`}
        hint={`${now}Empty changes nothing.`}
        optional
        className="short"
      />
    </>
  );
}

type Counter = Pack["counters"][number] & { pack: string; said?: string };

/** The rows of the table. What holds for a pack is said once, in the first row of it. */
const countersOf = (packs: readonly Pack[]): Counter[] =>
  packs.flatMap(({ name, period, stopped, counters }) =>
    counters.map((counter, index) => ({
      ...counter,
      pack: name,
      said: index === 0 ? [period, stopped].filter(Boolean).join(" ") : undefined,
    })),
  );

/** The changes of a pack, with its name in the words. */
const changesOf = ({ name, changes }: Pack) =>
  changes.map((change) => ({ ...change, words: [`${name}, ${change.words.join(", ")}`] }));

/** @param fieldOf missing where nothing can be changed. */
function columnsOf(fieldOf: FieldOf | undefined): Column<Counter>[] {
  const columns: Column<Counter>[] = [
    { label: "Pack", kind: "key", cell: Name },
    { label: "Had", cell: Had },
    { label: "Left", kind: "num", cell: Left },
  ];
  if (!fieldOf) return columns;
  return [
    ...columns,
    {
      label: "Change by",
      kind: "num",
      cell: (counter) => <ChangeBy counter={counter} field={fieldOf(counter)} />,
    },
  ];
}

function Name({ pack, pieces, name, said }: Counter) {
  return (
    <span>
      <b>{pieces ? `${pack}: ${name}` : pack}</b>
      {said ? <span className="xs mut block">{said}</span> : null}
    </span>
  );
}

function Had({ had, share, pieces }: Counter) {
  return (
    <span>
      <Meter value={share.taken} max={share.granted} label={had} pieces={pieces} />
      <span className="xs mut block">{had}</span>
    </span>
  );
}

function Left({ left, over }: Counter) {
  return (
    <>
      <b>{left}</b>
      {over ? <span className="block xs">{over}</span> : null}
    </>
  );
}

function ChangeBy({ counter, field }: { counter: Counter; field: FieldState }) {
  const { pack, index, of, name, money } = counter;
  const wrong = field.errors ? { "aria-invalid": true, "aria-describedby": field.errorId } : {};
  return (
    <span className={field.errors ? "bad" : undefined}>
      <input type="hidden" name={codeField(index)} value={of} />
      <input
        id={field.id}
        name={field.name}
        aria-label={`Change ${name} of ${pack} by`}
        autoComplete="off"
        className={money ? "w-20" : "w-14"}
        placeholder="0"
        defaultValue={typeof field.initialValue === "string" ? field.initialValue : ""}
        {...wrong}
      />
      {field.errors ? <FieldError id={field.errorId}>{field.errors.join(" ")}</FieldError> : null}
    </span>
  );
}
