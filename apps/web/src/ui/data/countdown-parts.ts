/** The rest of a wait, in whole units. */
export interface CountdownParts {
  readonly days: number;
  /** `HH:MM:SS`, or `MM:SS` below an hour. */
  readonly clock: string;
  readonly over: boolean;
}

/** Splits the remaining milliseconds; a part of a second counts as a whole one. */
export function countdownParts(leftMs: number): CountdownParts {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0 || days > 0) parts.unshift(hours);
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return { days, clock, over: seconds === 0 };
}
