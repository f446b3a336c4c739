import { type ChangeEvent, useState } from "react";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { counted } from "~/ui/counted";
import { DocketAmounts } from "~/ui/docket-amounts";
import { Link } from "~/ui/link";
import type { RunReply } from "./order-run.server";
import { piecesIn, type SizeRun, type Typed } from "./size-run";
import { SizeRunTable } from "./size-run-table";
import { WishButton } from "./wish-button";

export const runForm = { id: "run" };

export interface SizeRunFormProps {
  run: SizeRun;
  path: string;
  idempotencyKey: string;
  wishes?: boolean;
  reply: RunReply | undefined;
}

/**
 * A style ordered in all its sizes at once. "Update totals" asks the server for pieces and prices. With
 * scripts the pieces update while the person types, and outdated prices are removed.
 */
export function SizeRunForm({ run, path, idempotencyKey, wishes, reply }: SizeRunFormProps) {
  const first = (reply?.initialValue ?? {}) as Typed;
  const [typed, setTyped] = useState(first);
  const note = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name.startsWith("q-")) setTyped((before) => ({ ...before, [name]: value }));
  };
  const isStale = Object.keys({ ...first, ...typed }).some(
    (name) => first[name] !== (typed[name] || undefined),
  );
  const count = isStale ? undefined : reply?.count;
  const pieces = piecesIn(
    run.blocks.flatMap(({ rows }) => rows),
    typed,
  );
  const state = { formId: runForm.id, first, typed, faults: reply?.error ?? {}, each: count?.each ?? {} };
  return (
    <Form
      form={runForm}
      idempotencyKey={idempotencyKey}
      enter={{ name: "do", value: "count", words: "Update totals" }}
      onChange={note}
    >
      <section className="sgbox" aria-labelledby="run-title">
        <div className="stack-s">
          <h2 id="run-title">How many of each?</h2>
          <p className="sm mut">
            Leave a box empty for none. Volume prices count each colour and size on its own.
            {run.general ? ` ${run.general}.` : null}
          </p>
        </div>
        {run.blocks.map((block, index) => (
          <div key={index} className="scroll">
            <SizeRunTable {...{ block, state }} sizeLabel={run.sizeLabel} />
          </div>
        ))}
        <div role="status" id="run-count">
          <p className="big">{counted(pieces, "piece")}</p>
          {count ? (
            <>
              <DocketAmounts rows={count.rows} total={count.total} />
              <p className="sm mut">Pieces that are already in your cart count too. Freight is extra.</p>
            </>
          ) : null}
        </div>
        <div className="row between">
          <span className="row">
            <SubmitButton name="do" value="count" formAction={`${path}#run-count`} busyLabel="Updating…">
              Update totals
            </SubmitButton>
            <SubmitButton variant="job" name="do" value="add" busyLabel="ADDING…">
              ADD TO CART
            </SubmitButton>
            {wishes ? <WishButton name="do" /> : null}
          </span>
          <Link to={path} reloadDocument>
            Clear all boxes
          </Link>
        </div>
      </section>
    </Form>
  );
}
