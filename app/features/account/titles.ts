import type { SelectOption } from "~/forms/select-field";

interface Title {
  code: string;
  name: string;
}

/** The titles that are offered, with the person's own first where an administrator wrote another one. */
export function titleOptions(offered: readonly Title[], own: Title): SelectOption[] {
  const known = own.code === "" || offered.some(({ code }) => code === own.code);
  return [...(known ? [] : [own]), ...offered].map(({ code, name }) => ({ value: code, label: name }));
}
