import type { BeaconMode, DrawRules } from './proof.ts';

/**
 * The draw mode that players see. Without an independent party all signatures of co-signers come
 * from one operator, so the mode is `house`, for play money only (draws.md, LD2 item 5).
 */
export function shownMode(rules: Pick<DrawRules, 'mode' | 'independent'>): BeaconMode {
  const isHouseOnly = rules.mode === 'cosign' && (rules.independent ?? 0) < 1;
  return isHouseOnly ? 'house' : rules.mode;
}
