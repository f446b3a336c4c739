import { AccountPage } from "~/features/shell/account-page";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ConsentsView } from "./consents.server";

/** What somebody allows the shop to do with their data. */
export function ConsentsPage({ consents }: { consents: ConsentsView }) {
  return (
    <AccountPage
      title="Consents"
      lead="Choose what we may do with your details. You can change this at any time."
    >
      {consents.length === 0 ? (
        <EmptyState title="Nothing to decide">
          What needs your consent will be listed here. At the moment nothing in this shop does.
        </EmptyState>
      ) : (
        <div className="stack">
          {consents.map((consent) => (
            <Consent key={consent.id} {...consent} />
          ))}
        </div>
      )}
    </AccountPage>
  );
}

function Consent({ id, version, name, description, given, since }: ConsentsView[number]) {
  const of = <VisuallyHidden>: {name}</VisuallyHidden>;
  return (
    <section className="card pad stack-s">
      <div className="row between">
        <h2>{name}</h2>
        {given ? <StatusTag tone="ok">Allowed</StatusTag> : <StatusTag>Not allowed</StatusTag>}
      </div>
      <p>{description}</p>
      <p className="sm mut">{since}</p>
      <PostForm className="mt-3">
        {given ? (
          <Button name="withdraw" value={given}>
            Withdraw consent{of}
          </Button>
        ) : (
          <>
            <input type="hidden" name="version" value={version} />
            <Button variant="solid" name="allow" value={id}>
              Allow{of}
            </Button>
          </>
        )}
      </PostForm>
    </section>
  );
}
