import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { PageHeading } from "~/ui/page-heading";
import { OrderLink } from "./contact-page";

interface MessagePageProps {
  hours: string[];
  message: {
    reference: string;
    topic: string;
    orderCode?: string;
    sent: string;
    lines: string[];
    byPhone: boolean;
    /** Whether it is about a garment that the desk may want back. */
    keep: boolean;
    files: { id: string; name: string; size: string }[];
  };
}

/** A message that was sent: its number, what it said, and what happens with it. */
export function MessagePage({ hours, message }: MessagePageProps) {
  const shell = useShell();
  const { reference, orderCode } = message;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Contact us", to: "/contact-us" },
        ]}
        current={reference}
      />
      <div className="wrap pt-2">
        <PageHeading title="We have your message" lead="Your reference number. Please say it if you call." />
        <CodeLabel code={reference} className="reference mt-3" />
        <div className="split mt-5">
          <div className="stack">
            <section className="card pad" aria-labelledby="message">
              <h2 id="message">{message.topic}</h2>
              <KeyValues
                className="mt-2"
                rows={[
                  { label: "Sent", value: message.sent },
                  ...(orderCode ? [{ label: "Order", value: <OrderLink code={orderCode} /> }] : []),
                  ...(message.files.length > 0
                    ? [{ label: "Files", value: <Files files={message.files} /> }]
                    : []),
                ]}
              />
              <p className="mt-3 wrap-anywhere whitespace-pre-wrap">{message.lines.join("\n")}</p>
            </section>
            <section className="prose" aria-labelledby="next">
              <h2 id="next">What happens now</h2>
              <ul>
                <li>The uniform desk answers by {message.byPhone ? "phone" : "email"}.</li>
                <li>A copy of your message is in your email.</li>
                {message.keep ? <li>Keep the garment until you have an answer.</li> : null}
              </ul>
            </section>
            <div>
              {orderCode ? (
                <ButtonLink to={`/my-account/orders/${encodeURIComponent(orderCode)}`} variant="job">
                  Back to my order
                </ButtonLink>
              ) : (
                <ButtonLink to="/" variant="job">
                  Back to home
                </ButtonLink>
              )}
            </div>
          </div>
          <SupportDesk shell={shell} hours={hours} />
        </div>
      </div>
    </>
  );
}

const Files = ({ files }: { files: MessagePageProps["message"]["files"] }) => (
  <ul>
    {files.map(({ id, name, size }) => (
      <li key={id} className="wrap-anywhere">
        {name}, {size}
      </li>
    ))}
  </ul>
);
