import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { PageHeading } from "~/ui/page-heading";

interface Words {
  title: string;
  text: string;
}

/** What a person reads when a page cannot be shown; the texts are of spec 002 §8. */
function wordsFor(error: unknown): Words {
  if (!isRouteErrorResponse(error)) {
    return { title: "Something went wrong", text: "An unknown error occurred" };
  }
  const said: unknown = error.data;
  const text = typeof said === "string" && said !== "" && !said.startsWith("Error:") ? said : undefined;
  if (error.status === 404) {
    return {
      title: "Page not found",
      text: text ?? "There is nothing at this address, or it is not yours to see.",
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
  const { title, text } = wordsFor(useRouteError());
  return (
    <div className="wrap stack">
      <PageHeading title={title} lead={text} />
      <p>
        <Link className="btn" to="/">
          Go to the home page
        </Link>
      </p>
    </div>
  );
}
