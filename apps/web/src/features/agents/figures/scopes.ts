/** Whose bets or movements beside those of the whole team. */
export const SCOPES = ['direct', 'self'] as const;
