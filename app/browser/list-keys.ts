/**
 * Keys of lists, for people who work through many rows: `/` goes to the search of the list, the arrows from row to row.
 * They do nothing while somebody types or a dialog is open. Alt and `/` switches them off and on in this browser, as
 * WCAG 2.1.4 asks of keys of one character: software that types what people say would press them unasked.
 */
const SEARCH = "main [role=search] input[type=search]";
const TYPING =
  "input:not([type=checkbox]), select, textarea, summary, [contenteditable], dialog, [role=menu]";
const OFF = "list-keys-off";

export const watchKeys = (): void => addEventListener("keydown", press);

function press(event: KeyboardEvent): void {
  const { target, key, code, altKey } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
  if (target.closest(TYPING) || document.querySelector("dialog[open]")) return;
  if (altKey) {
    if (code === "Slash") stored(isOff() ? "" : "yes");
    return;
  }
  const next = isOff()
    ? null
    : key === "/"
      ? document.querySelector<HTMLElement>(SEARCH)
      : besides(target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The control of the next or the previous row that is like the one that has the focus, or the one that opens it. */
function besides(from: Element, key: string): HTMLElement | null {
  const cell = from.closest<HTMLTableCellElement>("main tbody td");
  if (!cell || (key !== "ArrowDown" && key !== "ArrowUp")) return null;
  let row = cell.parentElement as HTMLTableRowElement | null;
  do row = (key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling) as typeof row;
  while (row?.matches(".group"));
  const alike = row?.cells[cell.cellIndex]?.querySelector<HTMLElement>(from.localName);
  return alike ?? row?.querySelector<HTMLElement>(".opens a, .opens button") ?? null;
}

const isOff = (): boolean => stored() === "yes";

/** In frames, where a browser stores nothing, the keys cannot be switched off for longer than a page. */
let here: string | null = null;
function stored(value?: string): string | null {
  if (value !== undefined) here = value;
  try {
    if (value !== undefined) localStorage.setItem(OFF, value);
    return localStorage.getItem(OFF);
  } catch {
    return here;
  }
}
