import { useLocation } from "@remix-run/react";
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from "react";
import { opensElsewhere } from "./other-tab";

export type OverlayProps = { onClose: () => void };

/** A link to a page with the same content, or a search field. */
type Opener = HTMLAnchorElement | HTMLInputElement;

/**
 * An overlay whose code is loaded when it is first opened. It closes on navigation and stays closed on Back.
 * If its code cannot be loaded, the link is followed. The third part opens it without a press.
 */
export function useOverlay<Props extends OverlayProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; overlay: ReactElement }>();
  if (opened && opened.on !== key) setOpened(undefined);
  function show(given: Omit<Props, keyof OverlayProps>, whenLost: () => void = () => undefined) {
    load().then(({ default: Overlay }) => {
      const props = { ...given, onClose: () => setOpened(undefined) } as Props;
      setOpened({ on: key, overlay: <Overlay {...props} /> });
    }, whenLost);
  }
  function open(event: MouseEvent<Opener> | KeyboardEvent<Opener>, given: Omit<Props, keyof OverlayProps>) {
    const { currentTarget: opener } = event;
    // While offline the link is handled like any other.
    if (opensElsewhere(event) || !navigator.onLine) return;
    event.preventDefault();
    show(given, () => {
      if ("href" in opener) window.location.assign(opener.href);
    });
  }
  return [open, opened?.overlay, show] as const;
}
