import { useRouteLoaderData } from "@remix-run/react";
import type { Shell } from "./shell.server";

/** The shell's data on any page below it. */
export function useShell(): Shell | undefined {
  return useRouteLoaderData<{ shell: Shell }>("root")?.shell;
}
