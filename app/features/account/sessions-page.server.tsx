import type { ResponseOf } from "~/commerce/response";
import { Button } from "~/ui/button";
import { readableMoment } from "~/ui/dates";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { AccountPage } from "~/features/shell/account-page";

type Data = ResponseOf<"get", "/users/current/sessions"> &
  ResponseOf<"get", "/users/current/assists"> & { timeZone: string };

/** Where the person is signed in; each other place can be signed out. */
export function SessionsPage({ sessions, assists, timeZone }: Data) {
  const at = (date: string) => readableMoment(date, timeZone);
  return (
    <AccountPage
      title="Where you are signed in"
      lead="Sign out what you do not know or no longer use, and change your password."
    >
      <Table
        caption="Sign-ins"
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          {
            label: "Signed in",
            kind: "key",
            phone: "fact",
            width: "broad",
            cell: ({ signedIn, current }) => (
              <>
                {at(signedIn)} {current ? <StatusTag tone="ok">This one</StatusTag> : null}
              </>
            ),
          },
          { label: "Last used", cell: ({ lastUsed, current }) => (current ? "Now" : at(lastUsed)) },
          {
            label: "With",
            phone: "name",
            width: "broad",
            cell: ({ browser, application }) => (
              <>
                {browser ? <b className="block">{browser}</b> : null}
                {browser ? <span className="only-l">{application}</span> : application}
              </>
            ),
          },
          {
            label: "Sign out",
            labelHidden: true,
            kind: "do",
            phone: "do",
            cell: ({ id, current, signedIn }) =>
              current ? null : (
                <PostForm>
                  <Button size="small" name="end" value={id}>
                    Sign out<VisuallyHidden> of {at(signedIn)}</VisuallyHidden>
                  </Button>
                </PostForm>
              ),
          },
        ]}
      />
      {sessions.length > 1 ? (
        <PostForm className="mt-5">
          <Button name="do" value="others">
            Sign out everywhere else
          </Button>
        </PostForm>
      ) : null}
      {assists.length > 0 ? (
        <>
          <h2 className="mt-8 mb-4">Who helped you</h2>
          <p className="mb-4">
            The supplier’s agents saw your pages at these times. What they did has both your names. Passwords,
            cards and sign-ins are closed to them.
          </p>
          <Table
            caption="Help from the supplier"
            rows={assists}
            rowKey={({ agent, startedAt }) => `${agent} ${startedAt}`}
            columns={[
              { label: "Agent", kind: "key", phone: "name", written: true, cell: ({ agent }) => agent },
              { label: "From", phone: "fact", cell: ({ startedAt }) => at(startedAt) },
              { label: "To", cell: ({ lastAt }) => at(lastAt) },
            ]}
          />
        </>
      ) : null}
    </AccountPage>
  );
}
