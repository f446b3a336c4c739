import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button, ButtonLink } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { RequestButton } from "./request-button.server";
import { AttributeField } from "./attribute-field.server";
import { FormChips } from "~/features/configurators/line/form-chips.server";
import { ConfiguratorFrame } from "~/features/configurators/line/frame.server";
import { homeOf } from "~/features/configurators/line/owner.server";
import type { VariantData } from "./variant.server";
import { Versions } from "./versions.server";

type Choices = Extract<VariantData, { state: "choices" }>;
type Restart = Extract<VariantData, { state: "restart" }>;

const MARKS = { conflict: "conflict", incomplete: "incomplete", complete: "complete" };

/** One group of the variant configurator, with the menu of the others. */
export function VariantPage({ data, reply }: { data: Choices; reply?: FormReply }) {
  const { owner, thing, configId, group, groups, attributes, conflicts, prices, issues, key } = data;
  const [form, fields] = useServerForm<Record<string, string>>({
    id: "choices",
    lastResult: reply,
    defaultValue: {
      quantity: String(thing.quantity ?? 1),
      ...Object.fromEntries(attributes.map((attribute) => [attribute.name, valueOf(attribute)])),
      ...Object.fromEntries(attributes.flatMap(({ ownName, typed }) => (ownName ? [[ownName, typed]] : []))),
    },
  });
  const isNew = owner.type === "product";
  const told = reply === undefined && issues !== undefined && data.begun;
  const labels = Object.fromEntries([
    ...attributes.flatMap(({ name, ownName, label }) => [
      [name, label],
      ...(ownName ? [[ownName, label]] : []),
    ]),
    ["quantity", "Quantity"],
  ]) as Record<string, string>;
  return (
    <ConfiguratorFrame
      owner={owner}
      thing={{ ...thing, quantity: isNew ? undefined : thing.quantity }}
      title="Configure your product"
      form={{
        form,
        action: data.here,
        idempotencyKey: key,
        enter: { name: "intent", value: "update", words: "Update" },
      }}
      summary={<ErrorSummary form={form} labels={labels} className="mb-5" />}
      issues={issues}
      onRequest={data.onRequest}
      prices={prices}
      actions={
        <>
          {isNew ? (
            <TextField field={fields["quantity"]!} label="Quantity" inputMode="numeric" autoComplete="off" />
          ) : null}
          <Button variant="job" wide name="intent" value="keep">
            {isNew ? "Add to Cart" : "Done"}
          </Button>
          <RequestButton owner={owner} />
          <Button wide name="intent" value="overview">
            Overview
          </Button>
        </>
      }
    >
      {conflicts.map(({ text, about }) => (
        <Notice key={text} kind="warn">
          <b>{text}</b>
          <p>
            Change{" "}
            {about.map(({ label, group: where }, index) => (
              <span key={label}>
                {index > 0 ? " or " : null}
                <LinkButton name="to" value={where}>
                  {label}
                </LinkButton>
              </span>
            ))}
            .
          </p>
        </Notice>
      ))}
      <FormChips
        label="Groups"
        name="to"
        items={groups.map(({ id, name, mark }) => ({
          label: mark ? `${name}: ${MARKS[mark]}` : name,
          value: id,
          current: id === group.id,
        }))}
      />
      <div className="card pad">
        <input type="hidden" name="config" value={configId} />
        <input type="hidden" name="group" value={group.id} />
        <input type="hidden" name="sku" value={thing.code} />
        <h2>{group.name}</h2>
        {group.description ? <p className="mut mt-1">{group.description}</p> : null}
        {attributes.length === 0 ? <p className="mt-4">Nothing is to be chosen here.</p> : null}
        <div className="mt-4">
          {attributes.map((attribute) => (
            <AttributeField key={attribute.key} attribute={attribute} fields={fields} told={told} />
          ))}
        </div>
        <div className="row mt-5">
          {data.previous ? (
            <Button name="intent" value="previous">
              Previous
            </Button>
          ) : null}
          <Button name="intent" value="update">
            Update
          </Button>
          {data.next ? (
            <Button variant="solid" name="intent" value="next">
              Next
            </Button>
          ) : null}
        </div>
      </div>
      <Versions versions={data.versions} />
    </ConfiguratorFrame>
  );
}

/** What a field begins with: all that is ticked, what is typed, or the one that is chosen. */
const valueOf = ({ kind, chosen, typed }: Choices["attributes"][number]) =>
  kind === "checks" ? chosen : kind === "text" ? typed : (chosen[0] ?? "");

/** Somebody comes back to a product that they began to configure (spec 002 §4.1). */
export function RestartPage({ data: { owner, thing, resume } }: { data: Restart }) {
  return (
    <div className="wrap pt-6">
      <PageHeading eyebrow="Configure your product" title={thing.name} />
      <section className="card pad max-w-[720px]" aria-labelledby="restart">
        <h2 id="restart">Unfinished configuration</h2>
        <p className="mt-4">
          You began to configure this product and did not finish. Resume where you left off, or start new.
        </p>
        <PostForm className="row mt-5" id="restart-form">
          <ButtonLink variant="job" to={resume}>
            Resume
          </ButtonLink>
          <Button name="restart" value={thing.code}>
            Start New
          </Button>
          <ButtonLink to={homeOf(owner, thing)}>Exit</ButtonLink>
        </PostForm>
      </section>
    </div>
  );
}
