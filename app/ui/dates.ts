/**
 * "3 Nov 2026" from a date of the API (`2026-11-03T01:20:00+0000`). The day is that of the named zone, so a
 * server and a browser anywhere draw the same. An unreadable date is given back as it came.
 */
export function readableDate(occDate: string, timeZone = "Australia/Sydney"): string {
  const instant = new Date(occDate.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
  if (Number.isNaN(instant.getTime())) return occDate;
  const parts = new Intl.DateTimeFormat("en-AU", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone,
  })
    .format(instant)
    .replace("Sept", "Sep");
  return parts;
}
