import { FaultBox } from "~/forms/error-summary";
import type { FormReply } from "~/forms/reply";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { Table } from "~/ui/table";
import type { Meanwhile } from "./save.server";

interface Props {
  /** The labels of the form's fields by their names. */
  labels: Readonly<Record<string, string>>;
  /** The page of the thing as it is saved. */
  back: string;
  reply: FormReply;
  meanwhile: Meanwhile;
}

/** Somebody else saved the same thing first: both sides, and the choice between them. Nothing is lost. */
export function ChangedMeanwhile({ labels, back, reply, meanwhile }: Props) {
  const sent = Object.entries(reply.initialValue ?? {}).filter(
    ([name]) => name === "section" || name in labels,
  );
  return (
    <div className="wrap pt-4">
      <FaultBox count={1} cause={meanwhile} className="mb-5">
        <li>
          <p className="b">{meanwhile.message}</p>
        </li>
      </FaultBox>
      <div className="card pad">
        <PageHeading title="Choose what to keep" lead="Your change is not saved yet." />
        {meanwhile.rows.length > 0 ? (
          <Table
            caption="Both versions"
            columns={[
              { label: "Part", kind: "key", cell: ({ name }) => labels[name] ?? name },
              { label: "Saved meanwhile", cell: ({ theirs }) => theirs || "Empty" },
              {
                label: "Yours",
                cell: ({ mine, theirs }) =>
                  mine === theirs ? <span className="mut">The same</span> : <b>{mine || "Empty"}</b>,
              },
            ]}
            rows={meanwhile.rows}
            rowKey={({ name }) => name}
          />
        ) : null}
        <div className="row mt-5">
          <PostForm>
            <input type="hidden" name="version" value={meanwhile.version} />
            {sent.flatMap(([name, value]) =>
              [value]
                .flat()
                .map((one) => (
                  <input key={`${name} ${String(one)}`} type="hidden" name={name} value={String(one)} />
                )),
            )}
            <Button variant="solid">Save mine</Button>
          </PostForm>
          <ButtonLink to={back}>Keep what was saved</ButtonLink>
        </div>
      </div>
    </div>
  );
}
