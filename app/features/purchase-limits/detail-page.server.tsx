import { Fragment } from "react";
import { Form } from "@remix-run/react";
import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { groupPath, limitPath, limitsPath, userPath } from "~/paths";
import { idempotencyField } from "~/forms/idempotency-field";
import { useUnitLabel } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { SEARCH_LENGTH } from "~/ui/search-length";
import type { limitPageView } from "./detail.server";

type View = SerializeFrom<typeof limitPageView>;

/** One purchase limit, and the people who have it. */
export function LimitPage({ limit }: { limit: View }) {
  const unitWord = useUnitLabel();
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: "Purchase limits", to: limitsPath }]}
        current={limit.name}
      />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow="Purchase limit"
          title={limit.title}
          actions={
            <span className="row">
              <StatusTag tone={limit.active ? "ok" : "plain"}>
                {limit.active ? "Active" : "Disabled"}
              </StatusTag>
              {limit.obstacle ? null : <ButtonLink to={limitPath(limit.code, "update")}>Change</ButtonLink>}
            </span>
          }
        />
        {limit.obstacle ? <Notice className="mb-5">{limit.obstacle}</Notice> : null}
        <div className="split">
          <div className="stack">
            <Holders limit={limit} />
            {limit.active && !limit.obstacle ? <Give limit={limit} /> : null}
          </div>
          <aside className="stack">
            <section className="card pad" aria-labelledby="details">
              <h2 id="details" className="mb-2">
                Details
              </h2>
              <KeyValues
                rows={[
                  { label: "Limits", value: limit.type },
                  { label: "Amount inc. GST", value: limit.amount },
                  { label: "Currency", value: limit.currency },
                  { label: unitWord, value: limit.unit },
                ]}
              />
            </section>
          </aside>
        </div>
      </div>
    </>
  );
}

function Holders({ limit }: { limit: View }) {
  return (
    <section className="card pad" aria-labelledby="people">
      <h2 id="people">People who have it</h2>
      {limit.customers.length === 0 ? <p className="mut">Nobody yet.</p> : null}
      <ul className="rows">
        {limit.customers.map(({ customerId, name, unit }) => (
          <li key={customerId} className="row between">
            <span>
              <ActionLink to={userPath(customerId)}>{name}</ActionLink> <span className="sm mut">{unit}</span>
            </span>
            <Press limit={limit} id={customerId} section="take" label={`Take away from ${name}`}>
              Take away
            </Press>
          </li>
        ))}
      </ul>
      {limit.userGroups.length > 0 ? (
        <p className="mt-4">
          Also everybody in{" "}
          {limit.userGroups.map(({ uid, name }, place) => (
            <Fragment key={uid}>
              {place > 0 ? ", " : null}
              <ActionLink to={groupPath(uid)}>{name}</ActionLink>
            </Fragment>
          ))}
          .
        </p>
      ) : null}
    </section>
  );
}

function Give({ limit }: { limit: View }) {
  return (
    <section className="card pad stack" aria-labelledby="give">
      <h2 id="give">Give it to somebody</h2>
      <Form action={limitPath(limit.code)}>
        <label htmlFor="find">Find a person</label>
        <div className="row flex-nowrap mt-1.5">
          <input
            id="find"
            type="search"
            name="find"
            defaultValue={limit.find}
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
          />
          <Button>Find</Button>
        </div>
      </Form>
      {limit.find && limit.found.length === 0 ? (
        <p role="status">Nobody else is found for ‘{limit.find}’.</p>
      ) : null}
      <ul className="rows">
        {limit.found.map(({ id, name, unit }) => (
          <li key={id} className="row between">
            <span>
              <b>{name}</b> <span className="sm mut">{unit}</span>
            </span>
            <Press limit={limit} id={id} section="give" label={`Give it to ${name}`}>
              Give
            </Press>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PressProps {
  limit: View;
  id: string;
  section: "give" | "take";
  label: string;
  children: string;
}

function Press({ limit, id, section, label, children }: PressProps) {
  return (
    <PostForm>
      <input type="hidden" name={idempotencyField} value={`${limit.key}-${id}`.slice(0, 80)} />
      <input type="hidden" name="customerId" value={id} />
      <Button size="small" name="section" value={section} aria-label={label}>
        {children}
      </Button>
    </PostForm>
  );
}
