interface Stops {
  closed?: { message: string };
  usedUp?: string;
  whyNot?: string;
}

/** Why nothing of a pack can be chosen now, and when it can again, with the code of the reason (docs/why-not.md). */
export const stoppedOf = ({ closed, usedUp, whyNot }: Stops) => ({
  stopped: closed?.message ?? usedUp,
  whyNot,
});
