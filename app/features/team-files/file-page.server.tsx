import { idempotencyField } from "~/forms/idempotency-field";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { counted, nounFor } from "~/ui/counted";
import { figures } from "~/ui/figures";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { UnknownChoice } from "~/ui/unknown-choice";
import { UnreadColumns } from "~/ui/unread-columns";
import { WorkProgress } from "~/ui/work-progress";
import { editTeamPath, proxyPath, teamOrdersPath, teamPath } from "~/paths";
import { ForAll } from "./for-all";
import { FileRows, WORDS } from "./rows";
import type { TeamFile } from "./view";

function titleOf({ status, counts, all, orders }: TeamFile): string {
  if (status === "checking") return `Checking ${counted(all, "row")}`;
  if (status === "placing") return `Placing ${counted(orders.placing, "order")}`;
  if (status === "placed") return `${counted(orders.placed, "order")} placed`;
  return `${figures(counts.ready)} of ${counted(all, "row")} ${all === 1 || counts.ready === 1 ? "is" : "are"} ready`;
}

/** A file that was sent: what would be ordered, the button that does it, and every row. */
export function TeamFilePage({ file }: { file: TeamFile }) {
  const { orders, isWorking, before } = file;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Order for somebody else", to: proxyPath },
          { label: "Team order", to: teamPath },
          { label: "From a file", to: teamOrdersPath },
        ]}
        current={file.name}
      />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={<span className="wrap-anywhere">{file.name}</span>}
          title={titleOf(file)}
          lead={`Sent ${file.sent}. ${file.pressed ? `Pressed ${file.pressed}.` : "Nothing is ordered yet."}`}
          actions={<ActionLink to={file.others}>Choose another file</ActionLink>}
        />
        {before ? (
          <Notice kind="warn" className="mb-5">
            <b>This file was sent before.</b> On {before.date} {before.name} ordered{" "}
            {counted(before.pieces, "piece")} with {counted(before.orders, "order")} of it. What was ordered
            is not ordered again. Change a row to order it all the same.
          </Notice>
        ) : null}
        <UnreadColumns
          unused={file.unused}
          offered={file.offered}
          missing={file.missing}
          isFixed={isWorking}
          action={file.here}
        >
          <input type="hidden" name={idempotencyField} value={`${file.key}-columns`} />
        </UnreadColumns>
        {isWorking ? <Progress file={file} /> : <Decide file={file} />}
        {isWorking ? null : <ForAll file={file} />}
        <Chips
          label="Rows"
          className="mb-4"
          items={file.states.map(({ state, count, to }) => ({
            label: WORDS[state],
            count,
            to,
            current: state === file.shown,
          }))}
        />
        {file.kinds.length > 0 ? <Chips label="Columns to mend" className="mb-4" items={file.kinds} /> : null}
        {file.isUnknown ? <UnknownChoice of="Rows" /> : null}
        <div className="card list">
          <FileRows file={file} />
        </div>
        <ListFoot list={file.list} />
        <p className="row mt-6">
          <ActionLink to={editTeamPath(file.draftId)}>
            {orders.placed + orders.placing > 0 ? "Rename" : "Rename or delete"}
          </ActionLink>
          <ActionLink to={file.others}>All begun team orders</ActionLink>
        </p>
      </div>
    </>
  );
}

function Progress({ file: { status, orders, self } }: { file: TeamFile }) {
  if (status === "placing") {
    const all = orders.placed + orders.placing;
    return <WorkProgress done={orders.placed} all={all} doing="orders are placed" self={self} />;
  }
  const all = orders.ready + orders.check;
  return <WorkProgress done={orders.ready} all={all} doing="orders are checked" self={self} />;
}

function Decide({ file }: { file: TeamFile }) {
  const { counts, orders, total, waits, partly, mendFile } = file;
  if (orders.ready + counts.mend === 0) return null;
  return (
    <div className="card pad mb-5">
      <p className="mb-4">
        {orders.ready > 0
          ? `${counted(orders.ready, "order")} can be placed now, one for each person${total ? `: ${total} with freight and GST` : ""}. Each person gets an email.`
          : "No order is ready."}{" "}
        {waits > 0 ? `${counted(waits, "order")} will wait for approval.` : null}{" "}
        {counts.mend > 0
          ? `Mend the ${orders.ready > 0 ? "others" : "rows"} below, or in the file to download: it has a column that says what is wrong, and can be sent again as it is.`
          : null}{" "}
        {partly > 0
          ? `${counted(partly, "person", "people")} ${partly === 1 ? "has" : "have"} rows to mend that are not in the order. Mended later, they are a second order.`
          : null}
      </p>
      <PostForm className="row" action={file.place}>
        <input type="hidden" name={idempotencyField} value={file.key} />
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="fingerprint" value={file.fingerprint} />
        {orders.ready > 0 ? (
          <Button variant="job">PLACE {counted(orders.ready, "order").toUpperCase()}</Button>
        ) : null}
        {counts.mend > 0 ? (
          <ButtonLink to={mendFile} reloadDocument>
            Download {figures(counts.mend)} {nounFor(counts.mend, "row")} to mend
          </ButtonLink>
        ) : null}
      </PostForm>
    </div>
  );
}
