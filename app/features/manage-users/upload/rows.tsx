import { uploadPath, usersPath } from "~/paths";
import { FixRows } from "~/forms/fix-rows";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { counted, nounFor } from "~/ui/counted";
import { figures } from "~/ui/figures";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import { UnknownChoice } from "~/ui/unknown-choice";
import { UnreadColumns } from "~/ui/unread-columns";
import { WorkProgress } from "~/ui/work-progress";
import type { Upload } from "./view";

type Row = Upload["rows"][number];

const WORDS: Record<Row["state"], string> = {
  mend: "To mend",
  look: "Ready, but look twice",
  ready: "Ready to add",
  there: "Already there",
  added: "Added",
};

const people = (count: number) => (count === 1 ? "1 person" : `${figures(count)} people`);

function titleOf({ adding, pressed, counts, all }: Upload): string {
  if (adding) return `Adding ${people(counts.added + counts.ready)}`;
  if (pressed) return `${people(counts.added)} added`;
  return `${figures(counts.ready)} of ${counted(all, "row")} ${all === 1 || counts.ready === 1 ? "is" : "are"} ready`;
}

/** The rows of a file that was sent, with what to mend, and the button that adds the good ones. */
export function UploadRows({ upload, idempotencyKey }: { upload: Upload; idempotencyKey: string }) {
  const { adding, before } = upload;
  return (
    <>
      <PageHeading
        eyebrow={upload.fileName}
        title={titleOf(upload)}
        lead={`Sent ${upload.sentDate}.${upload.pressed ? "" : " Nothing is written yet."}`}
        actions={adding ? undefined : <ActionLink to={uploadPath()}>Choose another file</ActionLink>}
      />
      {before ? (
        <Notice kind="warn" className="mb-5">
          <b>This file was sent before.</b> On {before.date} {before.name} added {people(before.added)} of it.
          Whoever is there already is not added twice.
        </Notice>
      ) : null}
      {upload.ended && !adding ? (
        <Notice kind="bad" className="mb-5">
          <b>Not everybody was added.</b> {upload.ended}{" "}
          {upload.counts.ready > 0
            ? `Nothing is written of ${counted(upload.counts.ready, "good row")}. You can add ${upload.counts.ready === 1 ? "it" : "them"} now.`
            : null}
        </Notice>
      ) : null}
      <UnreadColumns
        unused={upload.unused}
        offered={upload.offered}
        missing={upload.missing}
        isFixed={adding || upload.pressed}
        action={uploadPath()}
      >
        <input type="hidden" name={idempotencyField} value={`${idempotencyKey}-columns`} />
        <input type="hidden" name="upload" value={upload.uploadId} />
      </UnreadColumns>
      {adding ? (
        <WorkProgress
          done={upload.counts.added}
          all={upload.counts.added + upload.counts.ready}
          doing="people are added"
          self={upload.self}
        />
      ) : (
        <Decide upload={upload} idempotencyKey={idempotencyKey} />
      )}
      <Chips
        label="Rows"
        className="mb-4"
        items={upload.states.map(({ state, count, to }) => ({
          label: WORDS[state],
          count,
          to,
          current: state === upload.state,
        }))}
      />
      {upload.kinds.length > 0 ? (
        <Chips label="Columns to mend" className="mb-4" items={upload.kinds} />
      ) : null}
      {upload.isUnknown ? <UnknownChoice of="Rows" /> : null}
      <div className="card list">
        {upload.rows.length === 0 ? (
          <p className="pad">No row is here.</p>
        ) : (upload.state === "mend" || upload.state === "look") && !adding ? (
          <Mend upload={upload} />
        ) : (
          <Table
            caption={WORDS[upload.state]}
            columns={COLUMNS}
            rows={upload.rows}
            rowKey={({ line }) => String(line)}
          />
        )}
      </div>
      <ListFoot
        list={{ ...upload.pagination, total: upload.pagination.totalResults, firstPage: upload.firstPage }}
      />
      <p className="mt-6">
        <ActionLink to={usersPath}>Back to Users</ActionLink>
      </p>
    </>
  );
}

/** Rows with the same unknown unit or role are one. */
function Mend({ upload }: { upload: Upload }) {
  const looks = upload.state === "look";
  const choices = {
    unit: upload.units && { label: "Choose a unit", options: upload.units },
    roles: { label: "Choose roles", options: upload.roles },
  };
  return (
    <FixRows
      caption={looks ? "Rows to look at twice" : "Rows to mend"}
      wrong={looks ? "To look at" : "To mend"}
      rows={upload.rows}
      action={upload.here}
      choiceOf={({ field }) => (field === "unit" || field === "roles" ? choices[field] : undefined)}
    >
      <input type="hidden" name={idempotencyField} value={upload.mendKey} />
      <input type="hidden" name="intent" value="mend" />
      <input type="hidden" name="upload" value={upload.uploadId} />
    </FixRows>
  );
}

function Decide({ upload, idempotencyKey }: { upload: Upload; idempotencyKey: string }) {
  const { counts, uploadId, mendFile } = upload;
  if (counts.ready + counts.look + counts.mend === 0) return null;
  return (
    <div className="card pad mb-5">
      <p className="mb-4">
        {counts.ready > 0
          ? `${people(counts.ready)} can be added now. Each gets an email to set a password.`
          : "No row is ready."}{" "}
        {counts.mend > 0
          ? `Mend the ${counts.ready > 0 ? "others" : "rows"} below, or in the file to download: it has a column that says what is wrong, and can be sent again as it is.`
          : null}{" "}
        {counts.look > 0
          ? `${figures(counts.look)} ${nounFor(counts.look, "row")} may be a mistake and ${counts.look === 1 ? "waits" : "wait"} until you have looked.`
          : null}
      </p>
      <PostForm className="row" action={uploadPath()}>
        <input type="hidden" name={idempotencyField} value={idempotencyKey} />
        <input type="hidden" name="upload" value={uploadId} />
        {counts.ready > 0 ? (
          <Button variant="job" name="intent" value="add">
            ADD {people(counts.ready).toUpperCase()}
          </Button>
        ) : null}
        {counts.look > 0 && upload.state === "look" ? (
          <Button name="intent" value="look">
            {counts.ready > 0 ? "Add these too, all" : "Add"} {people(counts.ready + counts.look)}
          </Button>
        ) : null}
        {counts.mend > 0 ? (
          <ButtonLink to={mendFile} reloadDocument>
            Download {counted(counts.mend, "row")} to mend
          </ButtonLink>
        ) : null}
      </PostForm>
    </div>
  );
}

const COLUMNS: Column<Row>[] = [
  {
    label: "Line",
    kind: "key",
    phone: "amount",
    cell: ({ line }) => <span className="whitespace-nowrap">{`Line ${figures(line)}`}</span>,
  },
  {
    label: "Person",
    phone: "name",
    written: true,
    cell: ({ name }) => <b className="thin">{name || "No name"}</b>,
  },
  { label: "In your file", cell: (row) => <InFile {...row} /> },
  {
    label: "To mend",
    phone: "more",
    width: "broad",
    cell: ({ faults }) => (
      <span>
        {faults.length === 0 ? "Nothing" : null}
        {faults.map(({ column, message }) => (
          <span key={column + message} className="block">
            {message}
          </span>
        ))}
      </span>
    ),
  },
];

/** The cells with something to mend, or the first ones of a good row. */
function InFile({ faults, cells }: Row) {
  const named = faults.filter(({ column }) => column);
  if (named.length === 0)
    return <span className="wrap-anywhere">{cells.filter(Boolean).slice(0, 4).join(", ")}</span>;
  return (
    <span>
      {named.map(({ column, cell }) => (
        <span key={column} className="block wrap-anywhere">
          <span className="xs mut block">{column}</span>
          <code>{cell || "empty"}</code>
        </span>
      ))}
    </span>
  );
}
