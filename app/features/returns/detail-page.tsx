import { Journey } from "~/features/orders/journey";
import { PrintButton } from "~/features/orders/print-button";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { CodeLabel } from "~/ui/code-label";
import { Docket } from "~/ui/docket";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import { StatusTag } from "~/ui/status-tag";
import { returnPath, returnsPath } from "~/paths";
import type { ReturnView } from "./detail.server";
import { Slip } from "./slip";

/** One exchange or return: its way, its slip, what it costs. Also laid out for printing. */
export function ReturnPage({ view }: { view: ReturnView }) {
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Exchanges and returns", to: returnsPath },
        ]}
        current={view.code}
      />
      <div className="wrap pt-2">
        <PageHeading
          eyebrow={
            <>
              From order <Link to={view.order.to}>{view.order.code}</Link>
            </>
          }
          title={`${view.title} ${view.code}`}
          actions={<StatusTag tone={view.state.tone}>{view.state.label}</StatusTag>}
        />
        {view.note ? (
          <Notice kind="warn" className="mb-5">
            {view.note}
          </Notice>
        ) : null}
        {view.posting ? (
          <Notice className="mb-5 no-print">
            Put the slip in the parcel and post it by {view.postBy}.
            {view.replaces ? " What is sent instead is kept for you until then." : null}
          </Notice>
        ) : null}
        <Journey steps={view.steps} title="Where your request is" />
        <div className="split">
          <div className="stack">
            {/* The slip has them too. */}
            <section className={classNames("card pad", view.posting && "no-print")} aria-labelledby="items">
              <h2 id="items">Items</h2>
              {view.lines.map((line, index) => (
                <Line key={index} line={line} />
              ))}
              {view.pictures.length > 0 ? (
                <p className="sm mt-3 wrap-anywhere">
                  Pictures sent: {view.pictures.map(({ name }) => name).join(", ")}
                </p>
              ) : null}
              {view.sent ? (
                <p className="sm mt-3">
                  Sent {view.sent.date}. {view.sent.carrier}{" "}
                  {view.sent.tracking ? <CodeLabel code={view.sent.tracking} /> : null}
                </p>
              ) : null}
            </section>
            {view.posting ? <Slip view={view} /> : null}
          </div>
          <aside className="sticky stack no-print">
            <Docket
              title="What it costs you"
              rows={view.cost.rows}
              total={view.cost.total}
              note={view.cost.note}
            />
            {view.fromPacks || view.limit.length > 0 ? (
              <section className="card pad" aria-labelledby="allowance">
                <h2 id="allowance">Nothing is taken twice</h2>
                {view.fromPacks ? (
                  <p className="mt-2">Your packs are not charged for what is sent instead.</p>
                ) : null}
                {view.limit.map((line) => (
                  <p className="sm mut mt-2" key={line}>
                    {line}
                  </p>
                ))}
              </section>
            ) : null}
            <History view={view} />
            <div className="row">
              <PrintButton />
              {view.cancellable ? (
                <ButtonLink size="small" variant="danger" to={returnPath(view.code, "cancel")}>
                  Cancel it
                </ButtonLink>
              ) : null}
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

function Line({ line }: { line: ReturnView["lines"][number] }) {
  const { garment, quantity, change, reason, made, comments } = line;
  return (
    <div className="xl">
      <Picture className="thumb" src={garment.image} alt="" width={72} height={96} />
      <div className="grow">
        <div className="row between">
          <h3>
            {quantity} × {garment.name}
          </h3>
          <CodeLabel code={garment.code} />
        </div>
        <p>{change}</p>
        <p className="sm mut">
          {garment.colour}. {reason}.
        </p>
        {made.map((words) => (
          <p className="sm wrap-anywhere" key={words}>
            {words}
          </p>
        ))}
        {comments ? <p className="sm mt-1">“{comments}”</p> : null}
      </div>
    </div>
  );
}

function History({ view }: { view: ReturnView }) {
  return (
    <section className="card pad" aria-labelledby="history">
      <h2 id="history">What happened</h2>
      <ol className="mt-2">
        {view.history.map(({ sequence, day, what, note }) => (
          <li className="sm" key={sequence}>
            <span className="mut">{day}</span> {what}
            {note ? <span className="mut"> {note}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
