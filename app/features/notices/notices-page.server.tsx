import { Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon, type IconName } from "~/ui/icon";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { NoticesView } from "./notices.server";
import { noticesPath } from "./paths";

type Notice = NoticesView["days"][number]["notices"][number];

const ICONS: Record<Notice["kind"], IconName> = { order: "check", parcel: "truck", return: "hang" };

/** What others did to one's orders and returns, by day. */
export function NoticesPage({ data }: { data: NoticesView }) {
  const { days, show, unreadCount, total } = data;
  const firstPage = show === "unread" ? `${noticesPath}?show=unread` : noticesPath;
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Notices"
        lead="What happened to your orders and returns in the last 12 months."
        actions={
          unreadCount > 0 ? (
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
        items={[
          { label: "All", to: noticesPath, current: show === "all" },
          { label: "Unread", to: `${noticesPath}?show=unread`, current: show === "unread" },
        ]}
      />
      {total === 0 ? (
        <EmptyState
          title={show === "unread" ? "Nothing new" : "No notices yet"}
          icon="bell"
          action={<ButtonLink to="/my-account/orders">See my orders</ButtonLink>}
        >
          You see here when an order is approved, sent or delivered.
        </EmptyState>
      ) : (
        days.map(({ day, notices }) => (
          <section key={day} className="mt-5">
            <h2 className="mb-2">{day}</h2>
            <ul className="card notices">
              {notices.map((notice) => (
                <Row key={notice.id} notice={notice} />
              ))}
            </ul>
          </section>
        ))
      )}
      <ListFoot
        currentPage={data.currentPage}
        totalPages={data.totalPages}
        firstPage={firstPage}
        total={total}
      />
    </div>
  );
}

function Row({ notice: { id, kind, title, text, read, time, url } }: { notice: Notice }) {
  return (
    <li className={classNames(!read && "new")}>
      <span className="hole">
        <Icon name={ICONS[kind]} />
      </span>
      <span className="grow">
        <Link to={url}>
          {read ? null : <VisuallyHidden>New: </VisuallyHidden>}
          {title}
        </Link>
        <span className="hint block">
          {time}
          {text ? `. “${text}”` : ""}
        </span>
      </span>
      {read ? null : (
        <PostForm className="flex-none">
          <input type="hidden" name="notice" value={id} />
          <Button size="small">
            Mark as read<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </PostForm>
      )}
    </li>
  );
}
