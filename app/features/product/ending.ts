/** How an item ends, as pages show it. */
export interface Ending {
  /** Its end and what replaces it, or why it cannot be ordered any more. */
  text: string;
  /** It cannot be ordered any more. */
  over: boolean;
  replacement?: { name: string; to: string };
}
