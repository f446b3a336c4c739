import type { SerializeFrom } from "@remix-run/node";
import { ActionLink } from "~/ui/link-button";
import { StatusTag } from "~/ui/status-tag";
import { organisationPath } from "~/paths";
import type { organisationView } from "./attention.server";

type Organisation = SerializeFrom<typeof organisationView>;

/** What needs an administrator, each with what they can do about it. @param here on the page that looks after it all. */
export function NeedsAttention({ matters, here }: Pick<Organisation, "matters"> & { here?: boolean }) {
  return (
    <section className="stack" aria-labelledby="attention">
      <div className="row between">
        <h2 id="attention">Needs your attention</h2>
        {here ? null : <ActionLink to={organisationPath}>Manage organisation</ActionLink>}
      </div>
      {matters.length === 0 ? (
        <p className="card pad">Nothing needs you now.</p>
      ) : (
        <ul className="card pad rows">
          {matters.map(({ key, kind, tone, words, doing, to }) => (
            <li key={key} className="row between">
              <div className="flex-1 min-w-50">
                <StatusTag tone={tone}>{kind}</StatusTag>
                <p className="mt-1 wrap-anywhere">{words}</p>
              </div>
              <ActionLink to={to}>{doing}</ActionLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What became of the last 7 days, in figures. */
export const LastDays = ({ week }: Pick<Organisation, "week">) => (
  <section className="card pad" aria-labelledby="week">
    <h2 id="week">The last 7 days</h2>
    <dl className="ends mt-2">
      {week.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);
