/** The bank's own time, in milliseconds since 1970: it is a stranger to the house and its clock. */
export function now(): number {
  return Date.now();
}
