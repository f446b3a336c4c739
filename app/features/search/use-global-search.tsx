import { Link, useLocation } from "@remix-run/react";
import { type ComponentType, type ReactNode, useState } from "react";
import { isPlainClick } from "~/ui/plain-click";

interface Opened {
  /** The page it was opened on: on the next page it is closed, and stays so on the way back. */
  on: string;
  text: string;
  Dialog: ComponentType<{ text: string; onClose: () => void }>;
}

/**
 * Opens the global search over the page; its code comes when it is first opened. `dialog` is to be drawn. What was
 * typed meanwhile into the box that opened it goes along. On the search's own page there is nothing to open.
 */
export function useGlobalSearch() {
  const { key, pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  if (opened && opened.on !== key) setOpened(undefined);
  async function open(box?: HTMLInputElement) {
    const { default: Dialog } = await import("./global-search-dialog");
    setOpened({ on: key, text: box?.value ?? "", Dialog });
    if (box) box.value = "";
  }
  return {
    open: pathname === "/global-search" ? undefined : open,
    dialog: opened ? <opened.Dialog text={opened.text} onClose={() => setOpened(undefined)} /> : null,
  };
}

/** The way to the global search: a link to its page, with scripts the page over this one. */
export function GlobalSearchLink({ className, children }: { className: string; children: ReactNode }) {
  const { open, dialog } = useGlobalSearch();
  return (
    <>
      <Link
        className={className}
        to="/global-search"
        aria-label="Search"
        onClick={(event) => {
          if (!open || !isPlainClick(event)) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          open().catch(() => {
            // Offline this page stays, with its banner that says so.
            if (navigator.onLine) window.location.assign(href);
          });
        }}
      >
        {children}
      </Link>
      {dialog}
    </>
  );
}
