// The log `rounds` of shared rounds (games.md 2.2): the lines of draws.md with kinds of its own.
import type { LogLine } from './proof.ts';

/**
 * `chain`: a chain of seeds, before its first round. `open`, `root` and `reveal`: a round before
 * its first bet, after its close and at its end. `void`: a round whose stakes were given back.
 */
export const ROUND_LOG_KINDS = ['chain', 'open', 'root', 'reveal', 'void'] as const;
export type RoundLogKind = (typeof ROUND_LOG_KINDS)[number];

/** One line of the log `rounds`; hashed and signed as a line of the draws' log is. */
export type RoundLogLine = Omit<LogLine, 'kind'> & { readonly kind: RoundLogKind };
