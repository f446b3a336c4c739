interface Pending {
  waitingText?: string;
  heldText?: string;
}

/** Of what is used: "Waiting for approval: 8 points. In a cart: 12 points." Undefined if nothing is neither used nor left. */
export function pendingWords({ waitingText, heldText }: Pending): string | undefined {
  const words = [
    waitingText && `Waiting for approval: ${waitingText}.`,
    heldText && `In a cart: ${heldText}.`,
  ];
  return words.filter(Boolean).join(" ") || undefined;
}
