import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import { inProgressPath } from "~/paths";
import type { Shell } from "~/features/shell/shell.server";

/** Both names and the way out, on every page while somebody orders for another. */
export function OrderingFor({ shell, proxy }: { shell: Shell; proxy: NonNullable<Shell["proxy"]> }) {
  return (
    <section className="behalf wrap-anywhere" aria-label="Ordering for somebody else">
      <div className="wrap">
        <dl>
          <div>
            <dt>You</dt>
            <dd translate="no">{shell.person?.name}</dd>
          </div>
          <div>
            <dt>Ordering for</dt>
            <dd translate="no">{proxy.name}</dd>
          </div>
        </dl>
        <PostForm action={inProgressPath}>
          <Button name="do" value="aside">
            Stop ordering for {proxy.firstName}
          </Button>
        </PostForm>
      </div>
    </section>
  );
}
