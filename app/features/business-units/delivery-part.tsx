import type { SerializeFrom } from "@remix-run/node";
import { unitAddressPath } from "~/paths";
import { idempotencyField } from "~/forms/idempotency-field";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import type { unitView } from "./detail.server";

type UnitView = SerializeFrom<typeof unitView>;

/** Where the goods of a unit go, and how. */
export function DeliveryPart({ unit }: { unit: UnitView }) {
  return (
    <section className="card pad" aria-labelledby="delivery">
      <h2 id="delivery" className="mb-2">
        Delivery and shipping
      </h2>
      {unit.addresses.length === 0 ? (
        <p>No address yet. Its people have goods sent to their own addresses until there is one.</p>
      ) : null}
      <ul className="rows">
        {unit.addresses.map((address) => (
          <Address key={address.id} unit={unit} address={address} />
        ))}
      </ul>
      {unit.active ? (
        <p className="mt-3">
          <ActionLink to={unitAddressPath(unit.uid)}>Add an address</ActionLink>
        </p>
      ) : null}
      {unit.deliveryModes.length > 0 ? (
        <p className="sm mut mt-3">Delivery: {unit.deliveryModes.join(", ")}.</p>
      ) : null}
    </section>
  );
}

function Address({
  unit,
  address: { id, companyName, text, usual },
}: {
  unit: UnitView;
  address: UnitView["addresses"][number];
}) {
  const path = unitAddressPath(unit.uid, id);
  const place = companyName || text;
  return (
    <li>
      {usual ? <StatusTag tone="ok">Default</StatusTag> : null}
      <p className="wrap-anywhere">
        {companyName ? <b>{companyName}, </b> : null}
        {text}
      </p>
      {unit.active ? (
        <div className="row mt-1">
          <ActionLink to={path}>
            Change<span className="vh"> {place}</span>
          </ActionLink>
          {usual ? null : (
            <>
              <Press path={path} section="default" idempotencyKey={unit.key}>
                Make default<span className="vh">: {place}</span>
              </Press>
              <Press path={path} section="remove" idempotencyKey={unit.key}>
                Remove<span className="vh"> {place}</span>
              </Press>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}

interface PressProps {
  path: string;
  section: "default" | "remove";
  idempotencyKey: string;
  children: React.ReactNode;
}

function Press({ path, section, idempotencyKey, children }: PressProps) {
  return (
    <PostForm action={path}>
      <input type="hidden" name={idempotencyField} value={idempotencyKey} />
      <input type="hidden" name="section" value={section} />
      <LinkButton>{children}</LinkButton>
    </PostForm>
  );
}
