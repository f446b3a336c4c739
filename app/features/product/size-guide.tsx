import type { MouseEvent } from "react";
import { Accordion } from "~/ui/accordion";
import { AsWritten } from "~/ui/as-written";
import { classNames } from "~/ui/class-names";
import { LinkButton } from "~/ui/link-button";
import type { SizeOption } from "~/ui/size-grid";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { howToMeasure, type SizeChart } from "./size-chart";

type SizeGuideProps = {
  charts: SizeChart[];
  /** Of the size field. */
  name: string;
  options: readonly SizeOption[];
  /** The person's usual size. */
  usual?: string;
  /** How the style fits, as exchanges have shown. */
  runs?: string;
};

/**
 * The size guide inside the product form, so that opening it does not leave the page. Without scripts "Use
 * 12" posts the form with `use`, which changes the size and keeps the rest.
 */
export function SizeGuide({ charts, name, options, usual, runs }: SizeGuideProps) {
  const made = new Set(options.filter(({ state }) => state !== "none").map(({ value }) => value));
  function use(event: MouseEvent<HTMLButtonElement>) {
    const { form, value } = event.currentTarget;
    const same = form?.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
    if (!same) return;
    event.preventDefault();
    same.click();
    same.focus();
    event.currentTarget.closest("details")!.open = false;
  }
  return (
    <Accordion summary="Size guide">
      {runs ? <p className="sm">{runs}</p> : null}
      <p className="sm">{howToMeasure}</p>
      {charts.map((chart) => (
        <table key={chart.name} className="gt">
          <caption>{chart.name}</caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {chart.measures.map((measure) => (
                <th key={measure} scope="col">
                  {measure}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>Choose</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ size, fit, values }) => (
              <tr key={size} className={classNames(fit !== undefined && fit === usual && "usual")}>
                <th scope="row">
                  <AsWritten text={size} />
                  {fit !== undefined && fit === usual ? <small> your usual</small> : null}
                </th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
                <td>
                  {fit !== undefined && made.has(fit) ? (
                    <LinkButton small name="use" value={fit} onClick={use}>
                      Use {size}
                    </LinkButton>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Accordion>
  );
}
