import { FaultBox } from "~/forms/error-summary";
import { DAY_LABELS } from "~/ui/active-days";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { SubmitForm } from "./summary";
import type { Wizard } from "./types";
import type { Meanwhile } from "./meanwhile";

interface Props {
  data: Wizard;
  meanwhile: Meanwhile;
  unitWord: string;
}

/** Somebody else saved the same purchase order first: both sides, and the choice between them. Nothing is lost. */
export function ChangedMeanwhile({ data, meanwhile, unitWord }: Props) {
  const { draft, chosen } = data;
  const names = (units: string[]) => units.join(", ");
  const rows = [
    { label: "Purchase order number", mine: draft.number.trim(), theirs: meanwhile.number },
    { label: "Description", mine: draft.description.trim(), theirs: meanwhile.description },
    {
      label: `${unitWord}s`,
      mine: names(chosen.map(({ name }) => name)),
      theirs: names(meanwhile.units),
    },
    { label: DAY_LABELS.activeFrom, mine: data.days.from ?? "", theirs: meanwhile.days.from ?? "" },
    { label: DAY_LABELS.activeUntil, mine: data.days.until ?? "", theirs: meanwhile.days.until ?? "" },
  ].filter(({ mine, theirs }) => mine || theirs);
  return (
    <>
      <FaultBox count={1} cause={meanwhile} className="mb-5">
        <li>
          <p className="b">{meanwhile.message}</p>
        </li>
      </FaultBox>
      <div className="card pad">
        <PageHeading title="Choose what to keep" lead="Your change is not saved yet." />
        <Table
          caption="Both versions"
          columns={[
            { label: "Part", kind: "key", cell: ({ label }) => label },
            { label: "Saved meanwhile", cell: ({ theirs }) => theirs },
            {
              label: "Yours",
              cell: ({ mine, theirs }) =>
                mine === theirs ? <span className="mut">The same</span> : <b>{mine}</b>,
            },
          ]}
          rows={rows}
          rowKey={({ label }) => label}
        />
        <div className="row mt-5">
          <SubmitForm data={data} version={meanwhile.version}>
            <Button variant="solid">Save mine</Button>
          </SubmitForm>
          <ButtonLink to={data.cancelTo}>Keep what was saved</ButtonLink>
        </div>
      </div>
    </>
  );
}
