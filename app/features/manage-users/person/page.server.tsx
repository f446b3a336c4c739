import { usersTrail } from "~/features/layout/trails";
import { changeLogPath, leaverPath, proxyPath, userPath } from "~/paths";
import { ChangedMeanwhile } from "~/features/manage-organisation/changed-meanwhile";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { readableDay } from "~/ui/dates";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { CostCentres } from "./cost-centres";
import { FurtherUnits, SeenUserPage } from "./seen-page";
import { DeleteUserPage } from "./delete-page";
import { Groups } from "./groups";
import { LABELS } from "~/features/manage-users/labels";
import { PacksForm } from "./packs";
import { PartFaults } from "./part-faults";
import type { UserReply } from "./save.server";
import { UserSizesPage } from "./sizes-page";
import { ContactForm, EmployeeForm, PersonalForm, RolesForm } from "./section-forms";
import type { SeenUserView, UserView } from "./user-view";

type LoadedUser = UserView | SeenUserView;

/** One person as the administrator may see them. */
export function UserPage({ data, reply }: { data: LoadedUser; reply?: UserReply }) {
  return data.managed ? <ManagedUserPage data={data} reply={reply} /> : <SeenUserPage data={data} />;
}

/** One person: each part of them a form of its own, because each is saved on its own. */
function ManagedUserPage({ data, reply }: { data: UserView; reply?: UserReply }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const by = data.updatedBy ? ` by ${data.updatedBy}` : "";
  if (reply?.meanwhile) {
    const back = userPath(data.id);
    return <ChangedMeanwhile labels={LABELS} back={back} reply={reply} meanwhile={reply.meanwhile} />;
  }
  if (data.deletion) return <DeleteUserPage data={data} deletion={data.deletion} reply={reply} />;
  if (data.sizes) return <UserSizesPage data={data} sizes={data.sizes} />;
  return (
    <>
      <Breadcrumb trail={usersTrail} current={data.title} />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={data.unit}
          title={data.title}
          written
          lead={`Added ${data.added}. Updated ${data.updated}${by}. First day ${data.hired}.`}
          actions={
            <>
              <StatusTag tone={data.active ? "ok" : "plain"}>{data.active ? "Active" : "Inactive"}</StatusTag>
              {data.active && !data.self ? (
                <ButtonLink to={foundAt(proxyPath, data)}>Order for {data.first}</ButtonLink>
              ) : null}
              <ButtonLink to={foundAt(changeLogPath, data)}>Change log</ButtonLink>
            </>
          }
        />
        <div className="stack max-w-[880px]">
          {data.active ? (
            <>
              <PersonalForm data={data} reply={reply} />
              <ContactForm data={data} reply={reply} />
              <EmployeeForm data={data} reply={reply} unitWord={unitWord} key={data.values.employeeCode} />
              <RolesForm data={data} reply={reply} />
              <CostCentres data={data} reply={reply} />
              <Groups data={data} reply={reply} />
              <PacksForm data={data} reply={reply} />
              <Sizes data={data} />
              <FurtherUnits data={data} />
            </>
          ) : (
            <Notice>
              {data.first} is inactive and cannot sign in.
              {data.unitDisabled
                ? ` ${data.unit} is disabled. Enable the ${noun} first.`
                : " Activate the account to change it."}
            </Notice>
          )}
          <Held data={data} />
          <Standing data={data} reply={reply} />
          {data.self ? null : (
            <section className="card pad" aria-labelledby="delete">
              <h2 id="delete" className="mb-2">
                Delete
              </h2>
              <p>For people who never come back. What stays and what is erased is said before it happens.</p>
              <ButtonLink variant="danger" className="mt-4" to={userPath(data.id, "delete")}>
                Delete {data.first}…
              </ButtonLink>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** The list at a path, searched for the person. */
const foundAt = (path: string, { name }: UserView): string =>
  `${path}?${new URLSearchParams({ search: name }).toString()}`;

function Held({ data: { id, first, values } }: { data: UserView }) {
  return (
    <section className="card pad" aria-labelledby="held">
      <h2 id="held" className="mb-2">
        Leaving
      </h2>
      <p>
        {values.endsOn
          ? `Packs take orders until the last day, ${readableDay(values.endsOn)}. After it, orders that wait are held.`
          : `Set a last day above when ${first} leaves. Packs close after it, and orders that wait are held.`}
      </p>
      <ButtonLink className="mt-4" to={leaverPath(id)}>
        What was issued to {first}
      </ButtonLink>
    </section>
  );
}

function Sizes({ data: { id, first } }: { data: UserView }) {
  return (
    <section className="card pad" aria-labelledby="sizes">
      <h2 id="sizes" className="mb-2">
        Sizes
      </h2>
      <p>Sizes are private. Administrators may see and change them, and each look is in the change log.</p>
      <ButtonLink className="mt-4" to={userPath(id, "sizes")}>
        See the sizes of {first}
      </ButtonLink>
    </section>
  );
}

/** Deactivates or activates the account. */
function Standing({ data, reply }: { data: UserView; reply?: FormReply }) {
  const { active, self, first, unitDisabled } = data;
  return (
    <section className="card pad" aria-labelledby="account">
      <PartFaults reply={reply} sections={["activate", "deactivate"]} />
      <h2 id="account" className="mb-2">
        {active ? "Deactivate" : "Activate"}
      </h2>
      {self ? (
        <p>You cannot deactivate yourself. Another administrator can.</p>
      ) : (
        <>
          <p>
            {active
              ? `${first} is signed out at the next page and cannot order. Orders that are placed are still sent. You can activate the account again.`
              : `${first} can sign in and order again.`}
          </p>
          {active || !unitDisabled ? (
            <PostForm className="mt-4">
              <input type="hidden" name={idempotencyField} value={`${data.key}-standing`} />
              <input type="hidden" name="version" value={data.version} />
              <Button
                variant={active ? "danger" : "solid"}
                name="section"
                value={active ? "deactivate" : "activate"}
              >
                {active ? "Deactivate" : "Activate"} {first}
              </Button>
            </PostForm>
          ) : null}
        </>
      )}
    </section>
  );
}
