/** Why a draw is void, as the catalogue of lotteries names it. */
export const VOID_TEXTS = { entries_too_few: 'voidForEntries', other: 'status.void' } as const;
