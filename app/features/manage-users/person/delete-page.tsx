import { approvalPath, userPath } from "~/paths";
import { FaultBox } from "~/forms/error-summary";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { UserView } from "./user-view";

interface Props {
  data: UserView;
  deletion: NonNullable<UserView["deletion"]>;
  reply?: FormReply;
}

/** Asks before a person is deleted, or lists what must be finished first. */
export function DeleteUserPage({ data, deletion, reply }: Props) {
  const { first, self } = data;
  const back = userPath(data.id);
  const { valid, openOrders, approvals, openReturns } = deletion;
  const faults = reply?.error?.[""] ?? [];
  return (
    <Panel
      title={
        valid
          ? `Delete ${data.title}?`
          : self
            ? "You cannot delete yourself"
            : `${data.title} cannot be deleted yet`
      }
      closeTo={back}
      width={620}
      fullAt={768}
    >
      {faults.length > 0 ? (
        <FaultBox count={faults.length} cause={reply} className="mt-4">
          {faults.map((fault) => (
            <li key={fault}>
              <p className="b">{fault}</p>
            </li>
          ))}
        </FaultBox>
      ) : null}
      {valid ? (
        <>
          <ul className="mt-4 list-disc pl-5">
            <li>{first} is signed out at the next page and cannot sign in again.</li>
            <li>
              Email, mobile, addresses, sizes, cart, purchase limits and cost centres of {first} are erased.
            </li>
            <li>
              Orders stay with name and employee id, because they are your record of issued uniform. So does
              the change log.
            </li>
          </ul>
          <p className="mt-4">This cannot be undone. To keep the account for later, deactivate it instead.</p>
        </>
      ) : self ? (
        <p className="mt-4">Another administrator can.</p>
      ) : (
        <>
          <p className="mt-4">These must be finished or cancelled first:</p>
          <ul className="row mt-3">
            {openOrders.map((code) => (
              <li key={code}>
                <CodeLabel code={code} to={approvals.includes(code) ? approvalPath(code) : undefined} />
              </li>
            ))}
            {openReturns.map((code) => (
              <li key={code}>
                <CodeLabel code={code} />
              </li>
            ))}
          </ul>
          <p className="mt-4">Until then you can deactivate the account: {first} is out at once.</p>
        </>
      )}
      <div className="row mt-5">
        {valid ? (
          <PostForm>
            <input type="hidden" name={idempotencyField} value={`${data.key}-delete`} />
            <input type="hidden" name="version" value={data.version} />
            <Button variant="danger" name="section" value="delete">
              Delete {first}
            </Button>
          </PostForm>
        ) : null}
        <ButtonLink to={back}>{valid ? "Keep the account" : "Back"}</ButtonLink>
      </div>
    </Panel>
  );
}
