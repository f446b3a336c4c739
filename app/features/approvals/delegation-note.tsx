import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { delegatePath } from "~/paths";
import type { DelegationData } from "./delegate.server";

/** For whom the reader decides, who decides for them, and where that is changed. */
export function DelegationNote({ delegations: { given, received } }: { delegations: DelegationData }) {
  const lines = [
    ...received
      .filter(({ active }) => active)
      .map(({ name, days }) => `You also decide for ${name}, ${days}.`),
    ...given.map(
      ({ name, days, active }) => `${name} ${active ? "decides" : "will decide"} for you, ${days}.`,
    ),
  ];
  if (lines.length === 0) {
    return (
      <p className="mt-4">
        <ActionLink to={delegatePath}>Give your approvals to somebody while you are away</ActionLink>
      </p>
    );
  }
  return (
    <Notice className="mt-4">
      {lines.join(" ")} Both names are written down with each decision.{" "}
      <ActionLink to={delegatePath}>Change or end this</ActionLink>
    </Notice>
  );
}
