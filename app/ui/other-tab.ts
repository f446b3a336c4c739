type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click asks for another tab or window, or for a file: then the browser follows it. */
export const asksElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
