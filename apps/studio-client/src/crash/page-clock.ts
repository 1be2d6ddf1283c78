/** The clock of this machine, in milliseconds since 1970. */
export function readPageClock(): number {
  return Date.now();
}
