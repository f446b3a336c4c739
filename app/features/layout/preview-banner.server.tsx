import { Notice } from "~/ui/notice";

/**
 * Stands on every page of a content preview, which has no scripts. A preview ends when it is closed.
 * @param published the address of the page as everybody sees it.
 * @param over whether the preview shows nothing any more, because its time is up or its address was changed.
 */
export function PreviewBanner({ published, over }: { published: string; over?: boolean }) {
  const open = (
    <>
      <a href={published} target="_blank" rel="noopener">
        open the published page
      </a>{" "}
      (in a new tab).
    </>
  );
  return (
    <div className="wrap pt-4">
      <Notice kind="warn" live>
        {over ? (
          <>
            <b>This preview is over.</b> Open it again from where the content is written, or {open}
          </>
        ) : (
          <>
            <b>Preview.</b> This page has content that is not published yet, and nothing can be sent from it.
            Close this window to end the preview, or {open}
          </>
        )}
      </Notice>
    </div>
  );
}
