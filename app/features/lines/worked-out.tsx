import { DocketAmounts, type DocketRow } from "~/ui/docket-amounts";
import { VisuallyHidden } from "~/ui/visually-hidden";

/**
 * Opens under an amount and says how it is worked out: rows that add up to it, and who pays.
 * @param working of `workingRows`; nothing is rendered without one.
 * @param of what the amount is of, for screen readers, where a page has several.
 */
export const WorkedOut = ({ working, of }: { working?: DocketRow[]; of?: string }) =>
  working ? (
    <details className="sm mb-2">
      <summary>
        How this is worked out
        {of ? <VisuallyHidden>: {of}</VisuallyHidden> : null}
      </summary>
      <DocketAmounts rows={working} />
    </details>
  ) : null;
