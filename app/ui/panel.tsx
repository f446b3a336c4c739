import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

export type PanelProps = {
  title: ReactNode;
  /** Back to the page it came from; works as a plain link. */
  closeTo: string;
  closeLabel?: string;
  footer?: ReactNode;
  children: ReactNode;
  /** Width in pixels, and the window width at or under which it fills the window. */
  width?: 531 | 620 | 900;
  fullAt?: 768 | 992 | 1024;
  className?: string;
};

export type PanelDialogProps = PanelProps & {
  onClose: () => void;
  /** Id of the text that is announced when it opens; for a question, not for a list. */
  describedBy?: string;
};

/** Closes the surrounding panel instead of following the link. */
export function closeInstead(event: SyntheticEvent): void {
  event.preventDefault();
  event.currentTarget.closest("dialog")?.close();
}

/** Shown in a panel until its content is loaded. */
export function PanelLoading({ what }: { what: string }) {
  return (
    <p className="pt-4" role="status">
      Loading {what}
    </p>
  );
}

function panelClass({ width = 531, fullAt = 992, className }: PanelProps, page: boolean) {
  return classNames(
    "panel",
    page && "page",
    width !== 531 && `w${width}`,
    fullAt !== 992 && `full${fullAt}`,
    className,
  );
}

/** The panel as a page, for people who follow its link. */
export function Panel(props: PanelProps) {
  const titleId = useId();
  return (
    <section className={panelClass(props, true)} aria-labelledby={titleId}>
      <PanelInside {...props} titleId={titleId} heading="h1" />
    </section>
  );
}

/**
 * The same panel over the page, with scripts. It opens when it is rendered and reports when it closes. It is
 * rendered at the end of the page, so that it does not inherit the colours of the bar that opened it.
 */
export function PanelDialog({ onClose, describedBy, ...props }: PanelDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={panelClass(props, false)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      <PanelInside {...props} titleId={titleId} heading="h2" onCloseClick={closeInstead} />
    </dialog>,
    document.body,
  );
}

type InsideProps = PanelProps & {
  titleId: string;
  heading: "h1" | "h2";
  onCloseClick?: (event: MouseEvent) => void;
};

/** Its head and foot are `div`s: as `header` and `footer` they would be landmarks of the whole page. */
function PanelInside(props: InsideProps) {
  const { title, titleId, heading: Heading, closeTo, closeLabel = "Close", footer, children } = props;
  return (
    <>
      <div className="tape flex-none" />
      <div className="panel-head">
        <Heading className="text-2xl" id={titleId}>
          {title}
        </Heading>
        <Link className="tool" to={closeTo} aria-label={closeLabel} onClick={props.onCloseClick}>
          <Icon name="x" />
        </Link>
      </div>
      <hr className="seam flex-none" />
      <div className="scrolls">{children}</div>
      {footer ? <div className="panel-foot">{footer}</div> : null}
    </>
  );
}
