import { useLoaderData } from "@remix-run/react";
import { statusLabel } from "~/ui/order-status";
import { StorePacks } from "~/features/packs/store-packs";
import { CustomersNow } from "~/features/assisted/home-customers";
import { FinancesNow } from "~/features/finances/home-finances";
import { PackList } from "~/features/packs/pack-list";
import { newStartersPath, orderPath } from "~/paths";
import { OrderedByNote } from "~/features/proxy/ordered-by-note";
import { SiteNotices } from "~/features/shell/site-notice";
import { useShell } from "~/features/shell/use-shell";
import { AsWritten } from "~/ui/as-written";
import { ButtonLink } from "~/ui/button";
import { CountedCell } from "~/ui/counted-cell";
import { classNames } from "~/ui/class-names";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Meter } from "~/ui/meter";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { LastDays, NeedsAttention } from "~/features/manage-organisation/home-organisation";
import { BesidesDeciding, PendingApprovals } from "~/features/approvals/home-pending";
import { StartersTable } from "~/features/new-starters/table";
import { Hero, QuickLinks } from "./hero";
import type { loadHome } from "./home.server";
import { ParcelOnItsWay } from "./parcel-on-its-way";
import { QuickWays, SavedCarts } from "./wholesale-parts";
import { OwnUniform } from "./own-uniform";
import type { HomeData } from "./home-data";

/** The home page of both themes: of somebody's own uniform, or of their work where that waits. */
export function HomePage() {
  const home = useLoaderData<typeof loadHome>();
  const shell = useShell();
  if (!shell) return null;
  const wholesale = shell.theme === "wholesale";
  const { title, pending, organisation, finances, customers } = home.work;
  // The welcome of a home page without the hero stands in its heading.
  const flat = wholesale || title !== undefined || !home.hero;
  const own = !wholesale && title === undefined;
  const beside = !title || pending || organisation || home.wholesale;
  const hello = (
    <>
      Hello, <AsWritten text={shell.person?.greeting ?? "again"} />
    </>
  );
  return (
    <>
      <SiteNotices notices={home.notices} back="/" band />
      {!flat ? <Hero home={home} shell={shell} /> : null}
      <div className={flat ? "wrap pt-6" : "wrap"}>
        {flat ? (
          <PageHeading
            eyebrow={title ? hello : `${shell.person?.organisation ?? "Kitroom"}, wholesale account`}
            title={title ?? hello}
            lead={home.hero?.welcome}
          />
        ) : null}
        {title ? null : <QuickLinks home={home} flat={flat} />}
        <OrderedByNote orderedBy={home.orderedBy} />
        <div className={classNames(beside && "split", !title && "mt-11")}>
          <div className="stack-l">
            {pending?.count ? <PendingApprovals pending={pending} /> : null}
            {organisation ? <NeedsAttention matters={organisation.matters} /> : null}
            {organisation?.starters.length ? <NewStarters starters={organisation.starters} /> : null}
            {finances ? <FinancesNow finances={finances} /> : null}
            {customers ? <CustomersNow customers={customers} /> : null}
            <ParcelOnItsWay orders={home.orders} />
            {own ? <Packs home={home} /> : null}
            {title && home.orders.length === 0 ? null : <RecentOrders home={home} />}
            {beside ? null : <OwnUniform packs={home.packs} />}
          </div>
          {beside ? <StepAside home={home} own={own} /> : null}
        </div>
        {wholesale ? <StorePacksNow packs={home.packs} /> : null}
        {title ? (
          <div className="mt-11">
            <QuickLinks home={home} flat />
          </div>
        ) : null}
        <div className="stack mt-11">
          {home.contacts.map((contact) => (
            <Contact key={contact.title} contact={contact} />
          ))}
        </div>
      </div>
    </>
  );
}

type Starters = NonNullable<HomeData["work"]["organisation"]>["starters"];

function NewStarters({ starters }: { starters: Starters }) {
  return (
    <section className="stack" aria-labelledby="starters">
      <div className="row between">
        <h2 id="starters">New starters</h2>
        <ActionLink to={newStartersPath}>See all</ActionLink>
      </div>
      <StartersTable starters={starters} />
    </section>
  );
}

/** The column beside the work, or beside the person's own uniform. */
function StepAside({ home, own }: { home: HomeData; own: boolean }) {
  const { title, organisation, pending } = home.work;
  return (
    <aside className="stack">
      {organisation ? <LastDays week={organisation.week} /> : null}
      {home.wholesale ? (
        <>
          <QuickWays bulk={home.wholesale.bulk} />
          <SavedCarts {...home.wholesale} />
        </>
      ) : title ? (
        <OwnUniform packs={home.packs} />
      ) : (
        <Allowance home={home} />
      )}
      {pending ? <BesidesDeciding count={pending.count} /> : null}
      {own && home.packs.length > 0 ? <SizesPatch /> : null}
    </aside>
  );
}

/** One that opens before somebody's first day is shown ahead, with the day. */
const hasSomethingLeft = ({ status, lastOrder }: HomeData["packs"][number]): boolean =>
  status !== "used" && (status !== "closed" || lastOrder !== undefined);

function Packs({ home }: { home: HomeData }) {
  const waiting = home.packs.filter(hasSomethingLeft).slice(0, 3);
  return (
    <section className="stack" aria-labelledby="packs">
      <div className="row between">
        <h2 id="packs">Packs waiting for you</h2>
        <ActionLink to="/orderUniform">View all packs</ActionLink>
      </div>
      <PackList packs={waiting} lead={false} />
    </section>
  );
}

/** The packs of a store with something left, as one table. */
function StorePacksNow({ packs }: Pick<HomeData, "packs">) {
  const open = packs.filter(hasSomethingLeft);
  if (open.length === 0) return null;
  return (
    <section className="stack mt-8" aria-labelledby="packs">
      <div className="row between">
        <h2 id="packs">Packs of your store</h2>
        <ActionLink to="/orderUniform">View all packs</ActionLink>
      </div>
      <StorePacks packs={open.slice(0, 3)} />
    </section>
  );
}

function RecentOrders({ home }: { home: HomeData }) {
  return (
    <section className="stack" aria-labelledby="orders">
      <div className="row between">
        <h2 id="orders">Recent orders</h2>
        <ActionLink to="/my-account/orders">View all orders</ActionLink>
      </div>
      {home.orders.length === 0 ? (
        <p className="mut">No orders yet. They will show here.</p>
      ) : (
        <Table
          caption="Recent orders"
          rows={home.orders}
          rowKey={(order) => order.code}
          columns={[
            {
              label: "Order",
              kind: "key",
              phone: "name",
              cell: (order) => <CodeLabel code={order.code} to={orderPath(order.code)} />,
            },
            { label: "Placed", phone: "when", cell: (order) => order.placed },
            {
              label: "Items",
              phone: "amount",
              cell: (order) => <CountedCell count={order.items} noun="item" />,
            },
            {
              label: "Status",
              phone: "fact",
              cell: (order) => {
                const { label, tone } = statusLabel(order.stage);
                return <StatusTag tone={tone}>{label}</StatusTag>;
              },
            },
            ...(home.wholesale ? [orderAgain] : []),
          ]}
        />
      )}
    </section>
  );
}

const orderAgain: Column<HomeData["orders"][number]> = {
  label: "Order again",
  labelHidden: true,
  kind: "do",
  phone: "do",
  cell: ({ code }) => (
    <ButtonLink size="small" to={orderPath(code, "again")} aria-label={`Order again ${code}`}>
      Order again
    </ButtonLink>
  ),
};

function Allowance({ home }: { home: HomeData }) {
  // A balance with something left comes before one that is used up.
  const open = home.packs.filter((pack) => pack.balance && pack.status !== "closed");
  const counted = open.find((pack) => pack.status !== "used") ?? open[0];
  if (!counted?.balance) return null;
  const { balance } = counted;
  return (
    <section className="card pad patch stack" aria-label="My allowance">
      <p className="eyebrow">My allowance</p>
      <p className="d text-[2rem]">
        {balance.leftText} <span className="sm mut allowance-note">left</span>
      </p>
      <div>
        <p className="row between sm">
          <span className="b">{counted.name}</span>
          <span>
            <b>{balance.usedText}</b> of {balance.grantedText} used
          </span>
        </p>
        <Meter
          value={balance.used}
          max={balance.granted}
          pieces={balance.pieces}
          label={`${balance.usedText} of ${balance.grantedText} used`}
          className="mt-1.5"
        />
        {balance.until ? <p className="sm mut mt-1">Until {balance.until}</p> : null}
        {balance.pending ? <p className="sm mut">{balance.pending}</p> : null}
      </div>
    </section>
  );
}

function SizesPatch() {
  return (
    <section className="card pad patch stack-s" aria-labelledby="sizes">
      <h2 id="sizes">Tell us your sizes once</h2>
      <p>Then your size is already chosen in every step. You only press Add.</p>
      <ButtonLink to="/my-account/sizes">Set my sizes</ButtonLink>
    </section>
  );
}

function Contact({ contact }: { contact: HomeData["contacts"][number] }) {
  const outside = !contact.url.startsWith("/");
  return (
    <section className="contact patch">
      <span className="ic">
        <ContactIcon src={contact.icon} />
      </span>
      <div className="flex-1 min-w-50">
        <h3>{contact.title}</h3>
        <p className="mut">{contact.description}</p>
      </div>
      {outside ? (
        <a className="btn" href={contact.url}>
          {contact.urlName}
        </a>
      ) : (
        <ButtonLink to={contact.url}>{contact.urlName}</ButtonLink>
      )}
    </section>
  );
}

/** A drawing of the shop's own is used in place, so that it has the colour of the theme; any other is a picture. */
function ContactIcon({ src }: { src: string }) {
  if (!src) return null;
  if (!/^\/icons\/[\w-]+\.svg$/.test(src)) return <img src={src} alt="" width={26} height={26} />;
  return (
    <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${src}#icon`} />
    </svg>
  );
}
