import { FindAndTick } from "~/features/manage-organisation/find-and-tick";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { Button } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { UserView } from "./user-view";
import { PartFaults } from "./part-faults";

interface Props {
  data: UserView;
  reply?: FormReply;
}

/** What a person may charge orders to: each with its own buttons, and a search for more. */
export function CostCentres({ data, reply }: Props) {
  const { has, find = "", found } = data.centres;
  return (
    <section className="card pad" aria-labelledby="cost-centres">
      <PartFaults reply={reply} sections={["centre-add", "centre-default", "centre-remove"]} />
      <h2 id="cost-centres">Cost centres</h2>
      {has.length === 0 ? (
        <p className="mt-2">{data.first} has no cost centre.</p>
      ) : (
        <ul className="item-rows mt-3">
          {has.map((centre) => (
            <Centre key={centre.code} centre={centre} data={data} />
          ))}
        </ul>
      )}
      <FindAndTick
        part="cost-centres"
        name="find"
        label="Add a cost centre"
        hint="Search by code, name or unit."
        find={find}
        found={found?.map(({ code, name, unit }) => ({ code, title: `${code} ${name}`, detail: unit }))}
        nothing={`Nothing found for “${find}” that ${data.first} does not have.`}
        idempotencyKey={`${data.key}-add`}
        field="centre"
        section="centre-add"
        add="Add cost centres"
      />
    </section>
  );
}

function Centre({ centre, data }: { centre: UserView["centres"]["has"][number]; data: UserView }) {
  const { code, name, unit, usual, removable } = centre;
  return (
    <li>
      <span className="grow">
        <CodeLabel code={code} /> {name}
        <span className="hint block">
          {removable ? `Given to ${data.first}. Belongs to ${unit}.` : `Comes with ${unit}.`}
        </span>
      </span>
      {usual ? <StatusTag tone="ok">Default</StatusTag> : <Act data={data} code={code} act="default" />}
      {removable ? <Act data={data} code={code} act="remove" /> : null}
    </li>
  );
}

const WORDS = { default: "Make default", remove: "Remove" };

function Act({ data, code, act }: { data: UserView; code: string; act: keyof typeof WORDS }) {
  return (
    <PostForm>
      <input type="hidden" name={idempotencyField} value={`${data.key}-${act}-${code}`} />
      <input type="hidden" name="centre" value={code} />
      <Button size="small" name="section" value={`centre-${act}`}>
        {WORDS[act]}
        <VisuallyHidden> {code}</VisuallyHidden>
      </Button>
    </PostForm>
  );
}
