import type { Shell } from "./shell.server";

/** Who can help, by the organisation's own desk. */
export function SupportDesk({ shell }: { shell: Shell | undefined }) {
  const support = shell?.person?.support;
  if (!support) return null;
  return (
    <p className="mt-4">
      {support.name}: <a href={`tel:${support.phone.replace(/\s+/g, "")}`}>{support.phone}</a> or{" "}
      <a href={`mailto:${support.email}`}>{support.email}</a>
    </p>
  );
}
