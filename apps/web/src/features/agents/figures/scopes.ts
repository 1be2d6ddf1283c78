/** Whose bets or movements beside those of the whole team. */
export const SCOPES = ['direct', 'self'] as const;

/** What became of a bet. */
export const RESULTS = ['open', 'won', 'lost', 'returned'] as const;
