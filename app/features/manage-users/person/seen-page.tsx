import { usersTrail } from "~/features/layout/trails";
import { unitPath } from "~/paths";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import type { SeenUserView, UserView } from "./user-view";

/** A person who is at home elsewhere and belongs to a unit of the administrator: nothing to change here. */
export function SeenUserPage({ data }: { data: SeenUserView }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={usersTrail} current={data.title} />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={data.unit}
          title={data.title}
          written
          actions={
            <StatusTag tone={data.active ? "ok" : "plain"}>{data.active ? "Active" : "Inactive"}</StatusTag>
          }
        />
        <div className="stack max-w-[880px]">
          <Notice>
            {data.first} is at home in {data.unit}. Administrators of that {noun} can change the account.
          </Notice>
          <section className="card pad" aria-labelledby="details">
            <h2 id="details" className="mb-2">
              Details
            </h2>
            <KeyValues
              rows={[
                { label: "Email", value: data.email },
                { label: "Mobile", value: data.mobile ?? "None" },
                { label: "Roles", value: data.roleNames.join(", ") || "None" },
                { label: `Home ${unitWord.toLowerCase()}`, value: data.unit },
                ...(data.manager ? [{ label: "Manager", value: data.manager }] : []),
              ]}
            />
          </section>
          <FurtherUnits data={data} />
        </div>
      </div>
    </>
  );
}

/** The further units of a person; people are added and removed on the page of each. */
export function FurtherUnits({ data }: { data: Pick<UserView, "first" | "furtherUnits"> }) {
  const noun = useUnitNoun();
  if (data.furtherUnits.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="further-units">
      <h2 id="further-units">Further {noun}s</h2>
      <p className="mt-2">
        {data.first} also uses the cost centres and purchase orders of these. People are added and removed on
        the page of each.
      </p>
      <ul className="rows mt-3">
        {data.furtherUnits.map(({ uid, name }) => (
          <li key={uid}>
            <ActionLink to={`${unitPath(uid)}#users`}>{name}</ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
