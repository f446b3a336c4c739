import { useLocation } from "@remix-run/react";
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from "react";
import { asksElsewhere } from "./other-tab";

export type OverlayProps = { onClose: () => void };

/** A link to a page that shows the same, or a field that does without. */
type Opener = HTMLAnchorElement | HTMLInputElement;

/**
 * Something over the page whose code comes when it is first opened, and what is to be drawn of it. On the next page
 * it is closed, and stays so on the way back. Where its code cannot be had, a link leads on.
 */
export function useOverlay<Props extends OverlayProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; overlay: ReactElement }>();
  if (opened && opened.on !== key) setOpened(undefined);
  function open(event: MouseEvent<Opener> | KeyboardEvent<Opener>, given: Omit<Props, keyof OverlayProps>) {
    const { currentTarget: opener } = event;
    // Without a network a link waits like any other.
    if (asksElsewhere(event) || !navigator.onLine) return;
    event.preventDefault();
    load().then(
      ({ default: Overlay }) => {
        const props = { ...given, onClose: () => setOpened(undefined) } as Props;
        setOpened({ on: key, overlay: <Overlay {...props} /> });
      },
      () => {
        if ("href" in opener) window.location.assign(opener.href);
      },
    );
  }
  return [open, opened?.overlay] as const;
}
