// The token of a reset link is in the hash of its address, which browsers send to no server. It is
// removed from the address on first use, and kept in memory.
let stored: string | undefined;

/** The token of the opened link, or undefined if the page was opened without one. */
export function takeResetToken(): string | undefined {
  const token = location.hash.slice(1);
  if (token === '') return stored;
  stored = token;
  history.replaceState(history.state, '', location.pathname);
  return stored;
}

/** Drops a token that has been used or is no longer valid. */
export function dropResetToken(): void {
  stored = undefined;
}
