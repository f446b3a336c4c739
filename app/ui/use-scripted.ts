import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is hydrated: false in the server's HTML, true after hydration. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
