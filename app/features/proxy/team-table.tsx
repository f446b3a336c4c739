import { FieldError } from "~/ui/field-error";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { proxyPath } from "~/paths";
import { countName, rowName, sizeName, type TeamReply } from "./team";
import type { TeamData } from "./team-data";

type Person = TeamData["people"][number];
type Garment = TeamData["columns"][number];

/** The people beside the garments, a size and a number in each cell. */
export function TeamTable({ data, reply }: { data: TeamData; reply?: TeamReply }) {
  const columns: Column<Person>[] = [
    {
      label: "Person",
      kind: "key",
      cell: (person) => <Who person={person} error={reply?.errors[rowName(person.customerId)]} />,
    },
    ...data.columns.map((garment, at) => ({
      label: garment.label,
      picture: <Picture src={garment.image} alt="" width={32} height={40} className="th" missingText="" />,
      cell: (person: Person) => <Cell person={person} garment={garment} at={at} reply={reply} />,
    })),
    { label: "Order", cell: Ordered },
  ];
  return (
    <Table
      key={JSON.stringify(reply?.typed)}
      caption="People and garments"
      className="typing"
      columns={columns}
      rows={data.people}
      rowKey={({ customerId }) => customerId}
    />
  );
}

function Who({ person: { customerId, name, job, left, locked }, error }: { person: Person; error?: string }) {
  return (
    <span id={rowName(customerId)} tabIndex={error ? -1 : undefined}>
      <b>{name}</b>
      <span className="xs mut block">{[job, locked ? undefined : left].filter(Boolean).join(". ")}</span>
      {error ? <FieldError>{error}</FieldError> : null}
    </span>
  );
}

interface CellProps {
  person: Person;
  garment: Garment;
  at: number;
  reply?: TeamReply;
}

function Cell({ person, garment: { code, label: name, sizes }, at, reply }: CellProps) {
  const { customerId, locked, cells } = person;
  if (locked) return at === 0 ? <Locked person={person} /> : null;
  if (cells[at]?.left === 0) return <span className="xs mut">None left</span>;
  const [size, count] = [sizeName(customerId, code), countName(customerId, code)];
  const error = reply?.errors[size] ?? reply?.errors[count];
  return (
    <span className={error ? "bad" : undefined}>
      <SizeAndCount
        {...{ size, count, sizes, name, error }}
        personName={person.name}
        sku={reply?.typed[size] ?? cells[at]?.sku}
        number={reply?.typed[count] ?? "0"}
      />
    </span>
  );
}

interface SizeAndCountProps {
  /** The names of the two fields. */
  size: string;
  count: string;
  sizes: Garment["sizes"];
  name: string;
  personName: string;
  sku?: string;
  number: string;
  error?: string;
}

function SizeAndCount({ size, count, sizes, name, personName, sku, number, error }: SizeAndCountProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": `${count}.error` } : {};
  return (
    <>
      <span className="row flex-nowrap">
        {sizes.length > 1 ? (
          <select
            id={size}
            name={size}
            aria-label={`Size of ${name} for ${personName}`}
            defaultValue={sku ?? ""}
            {...wrong}
          >
            <option value="">Size</option>
            {sizes.map((one) => (
              <option key={one.sku} value={one.sku}>
                {one.label}
              </option>
            ))}
          </select>
        ) : (
          <input type="hidden" name={size} value={sizes[0]?.sku} />
        )}
        <input
          id={count}
          name={count}
          aria-label={`${name} for ${personName}, how many`}
          inputMode="numeric"
          autoComplete="off"
          className="w-14"
          defaultValue={number}
          {...wrong}
        />
      </span>
      {error ? <FieldError id={`${count}.error`}>{error}</FieldError> : null}
    </>
  );
}

/** Why nothing can be ordered here, and where the person is found to order for alone. */
function Locked({ person: { name, firstName, locked, openAlone } }: { person: Person }) {
  return (
    <span className="xs mut">
      {locked}{" "}
      {openAlone ? (
        <Link to={`${proxyPath}?${new URLSearchParams({ search: name }).toString()}`}>
          Order for {firstName} alone
        </Link>
      ) : null}
    </span>
  );
}

function Ordered({ ordered }: Person) {
  if (!ordered) return null;
  return (
    <span>
      <Link to={`/my-account/orders/${ordered.code}`}>{ordered.code}</Link>
      {ordered.waits ? <StatusTag tone="warn">Waits for approval</StatusTag> : null}
    </span>
  );
}
