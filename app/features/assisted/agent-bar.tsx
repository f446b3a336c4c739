import type { Shell } from "~/features/shell/shell.server";
import { assistedPath, assistedTimePath } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import { VisuallyHidden } from "~/ui/visually-hidden";

const TIME = "agent-time";

/**
 * On every page of an agent: who they are, for whom they act, and how much time is left (spec 002 §4.6). The time is a
 * document of its own in a frame: it runs without scripts, and resetting it there loses nothing that was typed here.
 */
export function AgentBar({ agent }: { agent: NonNullable<Shell["agent"]> }) {
  const { name, customer } = agent;
  return (
    <section className="behalf wrap-anywhere" aria-label="Assisted service">
      <div className="wrap">
        <p className="grow">
          <b translate="no">{name}</b> {customer ? "helps " : null}
          {customer ? <b translate="no">{customer.name}</b> : null}
          {customer?.wearerId ? `, ${customer.wearerId}` : null}
          {customer?.cartCode ? `, cart ${customer.cartCode}` : null}
        </p>
        <iframe name={TIME} src={assistedTimePath} title="Time left as an agent" width="110" height="44" />
        <PostForm action={assistedTimePath} target={TIME} reloadDocument>
          <Button size="small">Reset the time</Button>
        </PostForm>
        {customer ? (
          <PostForm action={assistedPath} reloadDocument>
            <Button size="small" name="do" value="end">
              End <VisuallyHidden>emulation</VisuallyHidden>
            </Button>
          </PostForm>
        ) : (
          <>
            <ButtonLink size="small" to={assistedPath}>
              Customers
            </ButtonLink>
            <PostForm action="/logout" reloadDocument>
              <Button size="small">End session</Button>
            </PostForm>
          </>
        )}
      </div>
    </section>
  );
}
