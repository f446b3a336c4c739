import { limitPath } from "~/paths";
import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import type { PartProps } from "./group-view";
import { Faults, Press } from "./small-forms";

/** The purchase limits of a group, each of which counts for every member. */
export function GroupLimits({ group, parts: { limits, offered }, reply }: PartProps) {
  const mine = reply?.initialValue?.["section"] === "give" ? reply : undefined;
  return (
    <section className="card pad" aria-labelledby="limits">
      <Faults reply={mine} />
      <h2 id="limits">Purchase limits</h2>
      <p className="sm mut mt-2">Each counts for every member. Of several of one kind the widest counts.</p>
      <ul className="rows mt-3">
        {limits.map(({ code, name, amount, active }) => (
          <li key={code} className="row between">
            <span>
              <ActionLink to={limitPath(code)}>{name}</ActionLink>
              <span className="sm mut block">{amount}</span>
              {active ? null : <StatusTag tone="plain">Disabled</StatusTag>}
            </span>
            <Press group={group} subject={code} section="take" label={`Take away ${name}`}>
              Take away
            </Press>
          </li>
        ))}
      </ul>
      {offered.length > 0 && !group.obstacle ? (
        <PostForm className="mt-4">
          <input type="hidden" name={idempotencyField} value={`${group.key}-give`} />
          <label htmlFor="give-limit">Give another</label>
          <select id="give-limit" name="subject" className="mt-1.5">
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <p className="mt-3">
            <Button name="section" value="give">
              Give it to the group
            </Button>
          </p>
        </PostForm>
      ) : offered.length === 0 && limits.length === 0 ? (
        <p className="mt-3">There is no purchase limit to give.</p>
      ) : null}
    </section>
  );
}
