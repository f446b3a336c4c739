/** From here on, in seconds, the seconds are counted, and the agent is asked to reset the time. */
export const NEARLY_OVER = 300;

/** "24 min left", or "4:05 left" in the last minutes. @param ms how much time is left. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds > NEARLY_OVER) return `${Math.ceil(seconds / 60)} min left`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} left`;
}
