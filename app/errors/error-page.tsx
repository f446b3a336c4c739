import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useContext, useState } from "react";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { useRepeatAsDocument } from "~/browser/as-document";
import { faultDataOf, type FaultData } from "./fault-data";
import { sentHere } from "~/browser/last-sent";
import { ReferenceContext } from "./reference";

interface Words {
  title: string;
  text: string;
}

/** The messages of Chromium, Firefox and Safari for a failed network request. */
const isNetworkError = (error: unknown): boolean =>
  typeof document !== "undefined" &&
  error instanceof TypeError &&
  /failed to fetch|networkerror|load failed/i.test(error.message);

/** The title and text of an error page. The texts are from spec 002 §8. */
export function wordsFor(error: unknown): Words {
  if (isNetworkError(error)) {
    return {
      title: navigator.onLine ? "No answer" : "You are offline",
      text: "The server did not respond, please try again later.",
    };
  }
  if (!isRouteErrorResponse(error)) {
    return { title: "Something went wrong", text: "An unknown error occurred" };
  }
  const said: unknown = faultDataOf(error.data)?.text ?? error.data;
  const text = typeof said === "string" && said !== "" && !said.startsWith("Error:") ? said : undefined;
  if (error.status === 404) {
    return {
      title: "Page not found",
      text: text ?? "We cannot find this page, or you do not have access to it.",
    };
  }
  if (error.status === 403) {
    return {
      title: "Not allowed",
      text:
        text ??
        "You are not authorized to perform this action. Please contact your administrator if you think this is a mistake.",
    };
  }
  return { title: "Something went wrong", text: text ?? "An unknown error occurred" };
}

/** The page of every error boundary. */
export function ErrorPage() {
  const error = useRouteError();
  useRepeatAsDocument(error);
  const { title, text } = wordsFor(error);
  const fault = isRouteErrorResponse(error) ? faultDataOf(error.data) : undefined;
  const passing = !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
  const unanswered = isNetworkError(error);
  return (
    <div className="wrap stack pt-6">
      <PageHeading title={title} lead={text} />
      {passing ? (
        <TryAgain typed={unanswered ? sentHere() : fault?.typed} reloadDocument={!unanswered} />
      ) : null}
      <p>
        <Link className={passing ? "link" : "btn"} to="/">
          Go to the home page
        </Link>
      </p>
      {passing ? <Reference given={fault?.reference} /> : null}
    </div>
  );
}

/**
 * Loads the page again, or sends the form again with its typed values and idempotency key. While offline the
 * page must stay, so scripts do the sending.
 */
function TryAgain({ typed, reloadDocument }: { typed: FaultData["typed"]; reloadDocument: boolean }) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  if (!typed) {
    return (
      <p>
        <Link className="btn" to={here} reloadDocument>
          Try again
        </Link>
      </p>
    );
  }
  return (
    <PostForm action={here} reloadDocument={reloadDocument} className="stack">
      <p>What you entered is still here. Press Try again to send it once more.</p>
      {typed.map(([name, value], index) => (
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <p>
        <Button variant="job">Try again</Button>
      </p>
    </PostForm>
  );
}

/** The reference for the support desk: the same id is in the logs. */
function Reference({ given }: { given?: string }) {
  const ofPage = useContext(ReferenceContext);
  // In the browser the id is known only from the HTML of the page.
  const [reference] = useState(
    () => given || ofPage || (typeof document === "undefined" ? "" : (drawn()?.textContent ?? "")),
  );
  if (!reference) return null;
  return (
    <p className="sm mut">
      Reference: <code id="reference">{reference}</code>
    </p>
  );
}

const drawn = () => document.getElementById("reference");
