/** The machine's clock, for what stands outside the house: an authenticator, a person's watch. */
export const wallNow = (): number => Date.now();
