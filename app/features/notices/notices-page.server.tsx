import { noticesPath, preferencesPath } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Drawing, Icon, type IconName } from "~/ui/icon";
import { KeyValues } from "~/ui/key-values";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { UnknownChoice } from "~/ui/unknown-choice";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type NoticesView, SHOWN } from "./notices.server";

type Notice = NoticesView["days"][number]["notices"][number];

const ICONS: Record<Exclude<Notice["kind"], "points">, IconName> = {
  order: "check",
  parcel: "truck",
  return: "bag",
  stock: "hang",
  "sign-in": "user",
  approval: "info",
  coupon: "bag",
  replenishment: "alert",
  quote: "info",
  starter: "user",
  replacement: "alert",
  recall: "alert",
};
const STAR = "m12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z";

const CHIPS: Record<NoticesView["show"], string> = {
  all: "All",
  unread: "Unread",
  orders: "Orders",
  stock: "Back in stock",
  points: "Points",
};

const shownPath = (show: NoticesView["show"]) =>
  show === "all" ? noticesPath : `${noticesPath}?show=${show}`;

/** What somebody was told, by day. */
export function NoticesPage({ data }: { data: NoticesView }) {
  const { days, show, counts, total } = data;
  // A view has one hi-vis action: for what will be lost or holds somebody up, the newest that was not read.
  const calling = days
    .flatMap(({ notices }) => notices)
    .find(({ kind, read }) => ["points", "approval"].includes(kind) && !read)?.id;
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Notices"
        lead={`${counts.unread} unread of ${counts.all}. Notices older than 12 months are deleted.`}
        actions={
          counts.unread > 0 ? (
            <PostForm>
              <input type="hidden" name="upTo" value={data.upTo} />
              <Button>
                <Icon name="check" /> Mark all as read
              </Button>
            </PostForm>
          ) : undefined
        }
      />
      <Chips
        label="Show"
        items={SHOWN.map((one) => ({
          label: CHIPS[one],
          to: shownPath(one),
          count: counts[one],
          current: show === one,
        }))}
      />
      {data.isUnknown ? <UnknownChoice of="Show" /> : null}
      <div className="split">
        <div>
          {total === 0 ? (
            <EmptyState
              title={
                show === "unread" ? "Nothing new" : counts.all > 0 ? "Nothing here yet" : "No notices yet"
              }
              icon="bell"
              action={<ButtonLink to="/my-account/orders">See my orders</ButtonLink>}
            >
              You see here when an order is approved, sent or delivered or waits for your decision, when a
              size that you follow is back in stock, when something of a pack is about to lapse, when a coupon
              starts or expires, and when somebody signs in with your account from another browser.
            </EmptyState>
          ) : (
            days.map(({ day, notices }) => (
              <section key={day} className="mt-5">
                <h2 className="mb-2">{day}</h2>
                <ul className="card notices">
                  {notices.map((notice) => (
                    <Row key={notice.id} notice={notice} calls={notice.id === calling} />
                  ))}
                </ul>
              </section>
            ))
          )}
          <ListFoot
            list={{
              currentPage: data.currentPage,
              totalPages: data.totalPages,
              firstPage: shownPath(show),
              total,
            }}
          />
        </div>
        <HowWeNotify ways={data.ways} />
      </div>
    </div>
  );
}

function HowWeNotify({ ways }: Pick<NoticesView, "ways">) {
  return (
    <section className="card pad mt-5">
      <h2 className="eyebrow mb-2">How we tell you</h2>
      <KeyValues rows={ways} />
      <p className="mt-3">
        <ActionLink to={preferencesPath}>Change how we tell you</ActionLink>
      </p>
    </section>
  );
}

function Row({ notice, calls }: { notice: Notice; calls: boolean }) {
  const { id, kind, title, text, more, read, time, action } = notice;
  const label = (
    <>
      {action.label}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </>
  );
  return (
    <li className={classNames(!read && "new")}>
      <span className="hole">{kind === "points" ? <Drawing d={STAR} /> : <Icon name={ICONS[kind]} />}</span>
      <span className="grow">
        {read ? null : <VisuallyHidden>New: </VisuallyHidden>}
        {read ? title : <b>{title}</b>}
        <span className="hint block">
          {time}
          {text ? `. “${text}”` : null}
          {more ? `. ${more}` : null}
        </span>
      </span>
      <div className="row">
        {calls ? (
          <ButtonLink variant="job" size="small" to={action.url}>
            {label}
          </ButtonLink>
        ) : (
          <ActionLink to={action.url}>{label}</ActionLink>
        )}
        {read ? null : (
          <PostForm>
            <input type="hidden" name="notice" value={id} />
            <LinkButton>
              Mark as read<VisuallyHidden>: {title}</VisuallyHidden>
            </LinkButton>
          </PostForm>
        )}
      </div>
    </li>
  );
}
