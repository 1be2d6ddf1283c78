import type { BeaconMode, DrawRules } from './proof.ts';

/**
 * The mode by which a draw is named to players: without a single independent party, what co-signers
 * sign comes from one hand, and the mode is `house`, for play money only (draws.md, LD2 item 5).
 */
export function shownMode(rules: Pick<DrawRules, 'mode' | 'independent'>): BeaconMode {
  const isAlone = rules.mode === 'cosign' && (rules.independent ?? 0) < 1;
  return isAlone ? 'house' : rules.mode;
}
