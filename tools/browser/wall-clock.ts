/** The machine's clock, for parties outside the server: an authenticator, a user's watch. */
export const readWallClock = (): number => Date.now();
