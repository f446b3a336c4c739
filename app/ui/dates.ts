const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * "3 Nov 2026" from a date of the API (`2026-11-03T01:20:00+0000`). The day is that of the named zone, so a
 * server and a browser anywhere draw the same; the month's name is ours, because each system shortens "June"
 * in its own way. An unreadable date is given back as it came.
 */
export function readableDate(occDate: string, timeZone = "Australia/Sydney"): string {
  const instant = new Date(occDate.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
  if (Number.isNaN(instant.getTime())) return occDate;
  const format = new Intl.DateTimeFormat("en", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts["day"]} ${months[Number(parts["month"]) - 1]} ${parts["year"]}`;
}
