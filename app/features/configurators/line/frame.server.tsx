import type { ReactNode } from "react";
import { useShell } from "~/features/shell/use-shell";
import { Form, type FormProps } from "~/forms/form";
import { ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Docket } from "~/ui/docket";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import { FormChips } from "./form-chips.server";
import { homeOf, type Thing } from "./owner.server";
import type { Owner } from "~/paths";

interface FrameProps {
  owner: Owner;
  /** The page has the site's own header, and changes nothing. */
  displayOnly?: boolean;
  thing: Thing;
  title: string;
  /** Where the tabs of an overview lead. The page with the fields has buttons instead, which keep what was typed. */
  tabs?: { configuration?: string; overview: string };
  /** Around everything that the page sends, as text browsers know no button from outside of its form. */
  form?: Omit<FormProps, "children">;
  /** Above the heading: the error summary. */
  summary?: ReactNode;
  /** What blocks checkout. */
  issues?: string;
  /** Some of what was chosen has no price until the desk sets it. */
  onRequest?: boolean;
  prices: { label: string; amount: string }[];
  /** In the docket, under the prices: the buttons. */
  actions: ReactNode;
  children: ReactNode;
}

const PARTS = "Parts of the configurator";

/** A configurator: the way out and the cart, the two tabs, the thing that is configured, and what it costs. */
export function ConfiguratorFrame(props: FrameProps) {
  const {
    owner,
    displayOnly,
    thing,
    title,
    tabs,
    form,
    summary,
    issues,
    onRequest,
    prices,
    actions,
    children,
  } = props;
  const words = [thing.colour, thing.fit].filter(Boolean).join(", ");
  const total = prices.at(-1);
  const parts = (
    <>
      {tabs ? (
        <Chips
          label={PARTS}
          className="mb-5"
          items={[
            ...(tabs.configuration ? [{ label: "Configuration", to: tabs.configuration }] : []),
            { label: "Overview", to: tabs.overview, current: true },
          ]}
        />
      ) : (
        <FormChips
          label={PARTS}
          className="mb-5"
          name="intent"
          items={[{ label: "Configuration" }, { label: "Overview", value: "overview" }]}
        />
      )}
      {issues ? (
        <Notice kind="warn" className="mb-5">
          {issues}
        </Notice>
      ) : null}
      {onRequest ? (
        <Notice className="mb-5">
          Some of your choices have no list price. Your uniform desk prices them in a quote, and you order
          from that quote.
        </Notice>
      ) : null}
      <div className="split">
        <div className="stack">{children}</div>
        <aside className="stack sticky">
          <Docket
            title="Price"
            rows={prices.slice(0, -1)}
            total={total}
            lines={
              <div className="line brief mt-2">
                <Picture src={thing.image} alt="" width={48} height={60} className="th" />
                <div className="mid sm">
                  <CodeLabel code={thing.code} />
                  {thing.quantity ? <p className="mut mt-1">Quantity {thing.quantity}</p> : null}
                </div>
              </div>
            }
          >
            {actions}
          </Docket>
        </aside>
      </div>
    </>
  );
  return (
    <div className="wrap pt-4">
      {displayOnly ? null : <WaysOut owner={owner} thing={thing} />}
      {summary}
      <PageHeading eyebrow={title} title={thing.name} lead={words} />
      {form ? <Form {...form}>{parts}</Form> : parts}
    </div>
  );
}

/** Exit and mini cart, in place of the header's links. A requisition has its cart in the header. */
function WaysOut({ owner, thing }: Pick<FrameProps, "owner" | "thing">) {
  const shell = useShell();
  return (
    <div className="row between mb-5">
      <ButtonLink size="small" to={homeOf(owner, thing)}>
        Exit
      </ButtonLink>
      {shell && !shell.punchOut ? (
        <Link className="link" to="/cart">
          Cart, {counted(shell.cartCount, "item")}
        </Link>
      ) : null}
    </div>
  );
}

/** Where there is nothing to configure. */
export function NoConfiguration({ text }: { text: string }) {
  return (
    <div className="wrap pt-6">
      <PageHeading title="Configuration not found" />
      <EmptyState title={text} action={<ButtonLink to="/cart">Go to your cart</ButtonLink>} />
    </div>
  );
}
