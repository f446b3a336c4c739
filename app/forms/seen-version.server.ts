/** The digest of what somebody saw when they opened the form, which the API compares with what is there; no digest is "none". */
export const seenVersion = (form: FormData): string =>
  String(form.get("version") ?? "").slice(0, 60) || "none";
