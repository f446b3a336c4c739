import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import type { TeamFile } from "./view";

/** What all orders of a file have: the number, and the reason if a pack asks for one. */
export function ForAll({ file }: { file: TeamFile }) {
  const { counts, purchaseOrderNumber, purchaseOrderMandatory, reason, reasons, key, here } = file;
  if (counts.ready + counts.mend === 0) return null;
  return (
    <details className="card pad mb-5" open={purchaseOrderMandatory || reasons.length > 0}>
      <summary>For all orders of the file</summary>
      <PostForm action={here} className="mt-4">
        <input type="hidden" name={idempotencyField} value={`${key}-all`} />
        <div className="field short">
          <label htmlFor="all-number">
            Purchase order number{purchaseOrderMandatory ? "" : <span className="mut"> (optional)</span>}
          </label>
          <input
            id="all-number"
            name="purchaseOrderNumber"
            autoComplete="off"
            defaultValue={purchaseOrderNumber}
          />
        </div>
        {reasons.length > 0 ? (
          <div className="field short">
            <label htmlFor="all-reason">Reason of replacement</label>
            <select id="all-reason" name="reason" defaultValue={reason ?? ""}>
              <option value="">Choose a reason</option>
              {reasons.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        <Button name="intent" value="all">
          Check again
        </Button>
      </PostForm>
    </details>
  );
}
