import { AccountPage } from "~/features/shell/account-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PostForm } from "~/ui/post-form";
import { Table } from "~/ui/table";
import type { PreferencesView } from "./preferences.server";

type Topic = PreferencesView["topics"][number];

interface PreferencesPageProps {
  data: PreferencesView;
  /** Of a form that was refused. */
  reply?: { fault: string; chosen: Record<"email" | "text", string[]> };
}

/** How somebody wants to be told of what. */
export function PreferencesPage({ data: { topics, email, mobile }, reply }: PreferencesPageProps) {
  const box = (way: "email" | "text") =>
    function Box({ topic, name, ...now }: Topic) {
      return (
        <span className="tick">
          <input
            type="checkbox"
            name={way}
            value={topic}
            defaultChecked={reply ? reply.chosen[way].includes(topic) : now[way]}
            disabled={way === "text" && !mobile}
            aria-label={`${name}: by ${way}`}
          />
        </span>
      );
    };
  return (
    <AccountPage
      title="Notifications"
      lead="You see everything under “Notices”. Choose what we also send you."
    >
      {reply ? (
        <Notice kind="bad" className="mb-5">
          {reply.fault}
        </Notice>
      ) : null}
      <PostForm className="card pad">
        <Table
          caption="Ways to tell you"
          figures
          rows={topics}
          rowKey={({ topic }) => topic}
          columns={[
            { label: "Tell me when", kind: "key", cell: ({ name }) => name },
            { label: "Email", cell: box("email") },
            { label: "Text", cell: box("text") },
          ]}
        />
        <p className="sm mut mt-4">
          Emails go to {email}.{" "}
          {mobile
            ? `Texts go to ${mobile}.`
            : "We have no mobile of yours, so we cannot send you texts. Ask your administrator to add it."}{" "}
          Security messages always come by email.
        </p>
        <p className="mt-5">
          <Button variant="job">SAVE CHOICES</Button>
        </p>
      </PostForm>
    </AccountPage>
  );
}
