/** The bank's time in milliseconds since 1970; independent of the clock of the server. */
export function readSystemClock(): number {
  return Date.now();
}
