import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StartersTable } from "./table";
import type { startersView } from "./view.server";

type Data = SerializeFrom<typeof startersView>;

/** Everybody who starts soon or has lately, and whether their uniform will be there. */
export function NewStartersPage({ data }: { data: Data }) {
  return (
    <>
      <Breadcrumb trail={usersTrail} current="New starters" />
      <div className="wrap pt-4">
        <PageHeading
          title="New starters"
          lead="Who starts in the next 120 days, or did in the last 28, and has a pack for new starters."
        />
        {data.starters.length === 0 ? (
          <EmptyState title="Nobody starts soon">
            People are listed here once their first day is known. Set it on their page, or send it with a file
            of users.
          </EmptyState>
        ) : (
          <>
            <StartersTable starters={data.starters} />
            <Working starters={data.starters} />
          </>
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

/** How the last day of each is worked out. */
function Working({ starters }: Pick<Data, "starters">) {
  const due = starters.filter(({ working }) => working);
  if (due.length === 0) return null;
  return (
    <details className="card pad mt-5">
      <summary>How these days are worked out</summary>
      {due.map(({ id, packId, name, pack, working }) => (
        <div key={`${id} ${packId}`} className="mt-3">
          <h2 className="sm b">
            {name}, {pack}
          </h2>
          <ol className="sm">
            {working!.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </details>
  );
}
