import { useLocation } from "@remix-run/react";
import { type ComponentType, type MouseEvent, type ReactElement, useState } from "react";
import { isPlainClick } from "./plain-click";

export type OverlayProps = { onClose: () => void };

/**
 * Something over the page whose code comes when it is first opened. On the next page it is closed, and stays so on
 * the way back. `overlay` is to be drawn.
 */
export function useOverlay<Props extends OverlayProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  type Given = () => Omit<Props, keyof OverlayProps>;
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; overlay: ReactElement }>();
  if (opened && opened.on !== key) setOpened(undefined);
  /** @param given Asked once the code is there. Rejects when it cannot be had. */
  async function open(given: Given) {
    const { default: Overlay } = await load();
    const props = { ...given(), onClose: () => setOpened(undefined) } as Props;
    setOpened({ on: key, overlay: <Overlay {...props} /> });
  }
  /** For a link to a page that shows the same. */
  function openInstead(event: MouseEvent<HTMLAnchorElement>, given: Given) {
    // Without a network it is a link like any other, and waits like one.
    if (!isPlainClick(event) || !navigator.onLine) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    open(given).catch(() => window.location.assign(href));
  }
  return { open, openInstead, overlay: opened?.overlay };
}
