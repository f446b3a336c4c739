import { Form } from "~/forms/form";
import { Button, ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { ConfiguratorFrame } from "~/features/configurators/line/frame.server";
import { configurePath, displayOnlyPath, overviewPath } from "~/paths";
import type { TextOverviewData } from "./textfield.server";

type Data = Extract<TextOverviewData, { state: "overview" }>;

/** What was typed, to be read. */
export function TextsOverviewPage({ data }: { data: Data }) {
  const { owner, displayOnly, thing, rows, prices, issues, done, key } = data;
  const typed = done
    ? ""
    : `?${new URLSearchParams([
        ...rows.map(({ name, value }) => [name, value] as [string, string]),
        ["quantity", String(thing.quantity ?? 1)],
      ]).toString()}`;
  return (
    <ConfiguratorFrame
      owner={owner}
      displayOnly={displayOnly}
      thing={thing}
      title="Overview of your configuration"
      tabs={{
        configuration:
          displayOnly || (owner.type === "quoteEntry" && !data.changeable)
            ? undefined
            : configurePath(owner) + typed,
        overview: (displayOnly ? displayOnlyPath : overviewPath)(owner) + typed,
      }}
      issues={issues}
      prices={prices}
      actions={
        done ? (
          <ButtonLink variant="job" wide to={done.to}>
            {done.label}
          </ButtonLink>
        ) : (
          <Form form={{ id: "texts" }} action={configurePath(owner) + typed} idempotencyKey={key}>
            <input type="hidden" name="sku" value={thing.code} />
            {rows.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="quantity" value={thing.quantity ?? 1} />
            <Button variant="job" wide name="intent" value="keep">
              Add to Cart
            </Button>
          </Form>
        )
      }
    >
      <section className="card pad" aria-labelledby="chosen">
        <h2 id="chosen" className="vh">
          Texts
        </h2>
        <KeyValues rows={rows.map(({ label, value }) => ({ label, value: value || "None" }))} />
      </section>
    </ConfiguratorFrame>
  );
}
