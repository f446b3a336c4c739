import type { SerializeFrom } from "@remix-run/node";
import { idempotencyField } from "~/forms/idempotency-field";
import { Box } from "~/ui/box";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { counted, nounFor } from "~/ui/counted";
import { figures } from "~/ui/figures";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import type { uploadView } from "./upload.server";

type Data = SerializeFrom<typeof uploadView>;
type KindRow = Data["kinds"][number];

const orDash = (count: number): string => (count === 0 ? "–" : figures(count));
const rows = (count: number): string => `${figures(count)} ${nounFor(count, "row")}`;

/** A file that was sent: what it would change, and the button that writes it. */
export function UploadPage({ data }: { data: Data }) {
  const lead = data.applied
    ? `${data.fileName}, applied ${data.applied} by ${data.appliedBy?.name ?? ""}.`
    : `${data.fileName}, sent ${data.sent} by ${data.sentBy.name}. Nothing is written yet.`;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Program data", to: data.list },
        ]}
        current={data.fileName}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={data.applied ? "What this file changed" : "What this file changes"}
          lead={<span className="wrap-anywhere">{lead}</span>}
        />
        <div className="split">
          <div className="stack">
            {data.kinds.length > 0 ? (
              <Table
                figures
                caption={data.applied ? "What it changed" : "What it changes"}
                columns={columnsFor(data)}
                rows={data.kinds}
                rowKey={({ code }) => code}
              />
            ) : null}
            {data.faultCount > 0 ? <Wrong data={data} /> : null}
          </div>
          <aside className="stack">
            {data.applied ? null : <Apply data={data} />}
            {data.missingCount > 0 && !data.applied ? <Missing data={data} /> : null}
            <File data={data} />
          </aside>
        </div>
      </div>
    </>
  );
}

const columnsFor = ({ applied }: Data): Column<KindRow>[] => [
  {
    label: "Kind",
    kind: "key",
    cell: ({ name, to }) => (applied ? name : <ActionLink to={to}>{name}</ActionLink>),
  },
  { label: "New", kind: "num", cell: ({ added }) => orDash(added) },
  { label: "Change", kind: "num", cell: ({ changed }) => orDash(changed) },
  applied
    ? { label: "Closed", kind: "num", cell: ({ missing }) => orDash(missing) }
    : {
        label: "Wrong",
        kind: "num",
        cell: ({ wrong }) => (wrong > 0 ? <b>{figures(wrong)}</b> : "–"),
      },
];

function Wrong({ data: { faults, faultCount, wrongRows } }: { data: Data }) {
  return (
    <section className="esum" aria-labelledby="wrong">
      <h2 id="wrong">
        {faultCount === 1 ? "There is 1 thing to fix" : `There are ${figures(faultCount)} things to fix`}
      </h2>
      <ul>
        {faults.map(({ where, message }) => (
          <li key={`${where} ${message}`} className="wrap-anywhere">
            {where}: {message}
          </li>
        ))}
      </ul>
      {faultCount > faults.length ? (
        <p>
          <ActionLink to={wrongRows}>See all {figures(faultCount)}</ActionLink>
        </p>
      ) : null}
    </section>
  );
}

/** What the button does; empty if there is nothing to do. */
function applyWords({ written, prune, missingCount }: Data): string {
  if (!prune) return written > 0 ? `APPLY ${rows(written).toUpperCase()}` : "";
  const ended = `END ${rows(missingCount).toUpperCase()}`;
  return written > 0 ? `APPLY ${rows(written).toUpperCase()}, ${ended}` : ended;
}

function Apply({ data }: { data: Data }) {
  const { version, faultCount, key, prune } = data;
  const words = applyWords(data);
  return (
    <Box id="apply" title="Apply">
      <p className="sm mut mb-3">All rows are written, or none. People who order meanwhile notice nothing.</p>
      {version === undefined ? (
        <p>
          Fix {counted(faultCount, "thing")} first:{" "}
          <a className="link" href={data.wrongFile} download>
            download {faultCount === 1 ? "it" : "them"}
          </a>
          , or <ActionLink to={data.list}>send the file again</ActionLink>.
        </p>
      ) : words === "" ? (
        <p>This file changes nothing: what it has is there already.</p>
      ) : (
        <PostForm>
          <input type="hidden" name={idempotencyField} value={key} />
          <input type="hidden" name="version" value={version} />
          {prune ? <input type="hidden" name="prune" value="yes" /> : null}
          <Button variant="job" name="intent" value="apply" wide>
            {words}
          </Button>
        </PostForm>
      )}
      <PostForm className="mt-3">
        <LinkButton name="intent" value="discard">
          Discard this file
        </LinkButton>
      </PostForm>
    </Box>
  );
}

function Missing({ data: { missing, missingCount, prune, prunePath, self } }: { data: Data }) {
  return (
    <Box id="missing" title="Missing rows">
      <p>
        {rows(missingCount)} that {missingCount === 1 ? "is" : "are"} in the shop{" "}
        {missingCount === 1 ? "is" : "are"} not in the file.{" "}
        {prune ? "They end when you apply it:" : "They stay."}
      </p>
      {prune ? (
        <>
          <ul className="mt-2">
            {missing.map((kind) => (
              <li key={kind.code}>
                <ActionLink to={kind.to}>
                  {kind.missingDoes === "close" ? "Close" : "Delete"} {figures(kind.missing)} of {kind.name}
                </ActionLink>
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <ActionLink to={self}>Let them stay</ActionLink>
          </p>
        </>
      ) : (
        <p>
          <ActionLink to={prunePath}>See what ending them would do</ActionLink>
        </p>
      )}
    </Box>
  );
}

const File = ({ data: { file, sent, sentBy, applied, rowCount } }: { data: Data }) => (
  <Box id="file" title="The file">
    <p>
      Sent {sent} by <span translate="no">{sentBy.name}</span>
      {applied && rowCount !== undefined ? `, ${rows(rowCount)}` : null}.
    </p>
    {file ? (
      <p>
        {/* A file, which only the browser can fetch. */}
        <a className="link" href={file} download>
          Download it as it was sent
        </a>
      </p>
    ) : (
      <p className="mut">It is not kept any more.</p>
    )}
  </Box>
);
