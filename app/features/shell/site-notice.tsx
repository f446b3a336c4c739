import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import type { SiteNotice } from "./site-notice.server";

type SiteNoticesProps = {
  notices: SiteNotice[];
  /** The page they stand on, to come back to. */
  back: string;
  /** From edge to edge, at the top of a page. */
  band?: boolean;
};

/** What editors want people to know before they order. Whoever has read it closes it. */
export function SiteNotices({ notices, back, band }: SiteNoticesProps) {
  return notices.map(({ id, html }) => (
    <div key={id} className={classNames("sn", band ? "ban general" : "note")}>
      <div className={band ? "wrap" : "sn-in"}>
        <Icon name="info" />
        <div className="flex-1" dangerouslySetInnerHTML={{ __html: html }} />
        <PostForm action="/site-notice" preventScrollReset>
          <input type="hidden" name="notice" value={id} />
          <input type="hidden" name="back" value={back} />
          <button className="tool" aria-label="Close this notice for a week">
            <Icon name="x" />
          </button>
        </PostForm>
      </div>
    </div>
  ));
}
