import { Notice } from "~/ui/notice";

/**
 * Stands on every page of a content preview, which has no scripts. A preview ends when it is closed.
 * @param published the address of the page as everybody sees it.
 */
export function PreviewBanner({ published }: { published: string }) {
  return (
    <div className="wrap pt-4">
      <Notice kind="warn" live>
        <b>Preview.</b> This page has content that is not published yet, and nothing can be sent from it.
        Close this window to end the preview, or{" "}
        <a href={published} target="_blank" rel="noopener">
          open the published page
        </a>{" "}
        (in a new tab).
      </Notice>
    </div>
  );
}
