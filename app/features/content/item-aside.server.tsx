import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import type { ItemView } from "./item.server";

type Item = SerializeFrom<ItemView>;

/** A button that changes this thing; what it was when the page was opened goes along. */
function Press({
  item: { key, version },
  intent,
  children,
}: {
  item: Item;
  intent: string;
  children: React.ReactNode;
}) {
  return (
    <PostForm>
      <input type="hidden" name={idempotencyField} value={`${key}-${intent}`} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </PostForm>
  );
}

const by = (name: string | undefined) => (name ? ` by ${name}` : "");

/** What customers see of it, and when they will see the draft. */
export function Publish({ item, reply }: { item: Item; reply?: FormReply }) {
  const { draft, unpublished } = item;
  if (!draft) {
    return (
      <Box id="publish" title="Publish">
        <p className="sm mut">
          {unpublished
            ? "It is new. Save a draft, then publish it."
            : "Customers see what stands here. There is no draft."}
        </p>
      </Box>
    );
  }
  return (
    <Box id="publish" title="Publish">
      <p className="sm mut mb-3 wrap-anywhere">
        Draft of {draft.updated}
        {by(draft.updatedBy)}. Customers do not see it yet.
      </p>
      {draft.planned ? (
        <p className="mb-3">
          <b>It is published {draft.planned}</b>
          {by(draft.plannedBy)}.
        </p>
      ) : null}
      <div className="stack">
        <Press item={item} intent="publish">
          <Button variant="job" wide>
            PUBLISH NOW
          </Button>
        </Press>
        <Press item={item} intent="look">
          <Button wide>Preview</Button>
        </Press>
        {draft.planned ? (
          <Press item={item} intent="cancel">
            <Button wide>Cancel the plan</Button>
          </Press>
        ) : (
          <Plan item={item} reply={reply} />
        )}
        <Press item={item} intent="discard">
          <LinkButton danger>Discard the draft</LinkButton>
        </Press>
      </div>
    </Box>
  );
}

const PLAN_LABELS = { day: "Day", time: "Time" };

function Plan({ item, reply }: { item: Item; reply?: FormReply }) {
  const [form, fields] = useServerForm<{ day: string; time: string }>({
    id: "plan",
    lastResult: reply,
    defaultValue: { time: "09:00" },
  });
  return (
    <details open={reply !== undefined}>
      <summary className="link">Publish at a time</summary>
      <ErrorSummary form={form} labels={PLAN_LABELS} className="mb-4" />
      <Form form={form} idempotencyKey={`${item.key}-plan`} className="pt-2">
        <input type="hidden" name="version" value={item.version} />
        <input type="hidden" name="intent" value="plan" />
        <TextField field={fields.day} label={PLAN_LABELS.day} type="date" />
        <TextField
          field={fields.time}
          label={PLAN_LABELS.time}
          hint={`Such as 9:00 or 5:30 pm, in ${item.zone}.`}
          autoComplete="off"
        />
        <SubmitButton wide className="mt-3">
          Plan it
        </SubmitButton>
      </Form>
    </details>
  );
}

/** The slots that it stands in, and where it is deleted. */
export const Places = ({ item: { places, kind, remove } }: { item: Item }) => (
  <Box id="places" title="Where it stands">
    {places.length === 0 ? (
      <p className="sm mut">On no page. Open a page, choose a slot and add it there.</p>
    ) : (
      <ul>
        {places.map(({ slotId, positionName, pageName, page, slot }) => (
          <li key={slotId} className="wrap-anywhere">
            {kind === "slots" ? null : (
              <>
                <ActionLink to={slot}>{positionName}</ActionLink>,{" "}
              </>
            )}
            <ActionLink to={page}>{pageName}</ActionLink>
          </li>
        ))}
      </ul>
    )}
    {remove ? (
      <p className="mt-3">
        <ActionLink to={remove}>Delete it…</ActionLink>
      </p>
    ) : null}
  </Box>
);

/** What stood in the shop before, the newest first. */
export const Versions = ({ item: { versions, versionCount, allVersions } }: { item: Item }) => (
  <Box id="versions" title="Versions">
    {versions.length === 0 ? (
      <p className="sm mut">Nobody has published it here yet. What stands there now is kept once you do.</p>
    ) : (
      <ul>
        {versions.map(({ number, to, published, by: name, origin }, index) => (
          <li key={number} className="wrap-anywhere">
            <ActionLink to={to}>Version {number}</ActionLink>
            {index === 0 ? <b> now</b> : null}
            <div className="sm mut">
              {published}
              {by(name)}
              {origin ? `, ${origin}` : null}
            </div>
          </li>
        ))}
      </ul>
    )}
    {versionCount > versions.length ? (
      <p className="mt-3">
        <ActionLink to={allVersions}>See all {versionCount}</ActionLink>
      </p>
    ) : null}
  </Box>
);
