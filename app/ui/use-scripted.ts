import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts have taken the page over: false in the HTML that arrives, true once it is alive. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
