import { Link } from "@remix-run/react";
import { Accordion } from "~/ui/accordion";

const programs = [
  ["kestrel.example", "Kestrel Meridian Airways"],
  ["lanternbridge.example", "Lanternbridge Bank"],
  ["saltbush.example", "Saltbush Valley Health"],
  ["emberbun.example", "Ember & Bun"],
  ["korraline.example", "Korraline Civil"],
];

/** Who can be tried in the demo (architecture §4); never shown by a shop with its own people. */
export function DemoPeople({ site, more }: { site: string; more: string[] }) {
  return (
    <Accordion summary="Demo accounts">
      <p className="sm mut">
        The password of every account is <b>Kitroom-2026!</b>
      </p>
      <ul className="sm mt-2">
        {site === "wholesale" ? (
          <li>buyer@harrowstreet.example, admin@harrowstreet.example</li>
        ) : (
          programs.map(([domain, name]) => (
            <li key={domain}>
              <b>{name}</b>: wearer@, newstarter@, approver@, admin@ and finance@{domain}
            </li>
          ))
        )}
      </ul>
      {site === "wholesale"
        ? null
        : more.map((html) => (
            <div key={html} className="prose sm mt-2" dangerouslySetInnerHTML={{ __html: html }} />
          ))}
      <p className="sm mt-2">
        Emails from the shop are in the <Link to="/demo-outbox">demo outbox</Link>.
      </p>
    </Accordion>
  );
}
