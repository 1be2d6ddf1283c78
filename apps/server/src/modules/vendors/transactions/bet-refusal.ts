// Whether a bet is refused, by what its batch has read (games.md 3.4, steps 6 to 12).
import type { Instant } from '@fairhouse/values';
import { mayDo } from '../../members/index.ts';
import type { BatchLimits } from '../../protection/index.ts';
import type { MoveRefusal, MoveRow } from './move-row.ts';
import type { GrantRow } from './store/grants.ts';
import type { PlayerRow, RestrictedGameRow, RoundState } from './store/batch.ts';

/** What decides about the bets of one merchant. */
export interface BetFacts {
  readonly rounds: ReadonlyMap<string, RoundState>;
  readonly players: ReadonlyMap<string, PlayerRow>;
  readonly endedSessions: ReadonlySet<string>;
  readonly openVendors: ReadonlySet<string>;
  /** Games that the merchant switched off or limits. */
  readonly restrictedGames: ReadonlyMap<bigint, RestrictedGameRow>;
  /** Free rounds that operators gave, by the id on the wire. */
  readonly grants: ReadonlyMap<string, GrantRow>;
  readonly limits: BatchLimits;
  readonly now: Instant;
}

/** The key of a round among those of a merchant. */
export const roundKey = (vendor: string, member: string, round: string): string =>
  `${vendor}/${member}/${round}`;

/** The first check of a bet that fails, in the order of games.md 3.4. */
export function refusalOf(opened: BetFacts, row: MoveRow): MoveRefusal | undefined {
  if (row.kind !== 'BET') return undefined;
  if (!row.isSandbox && !opened.openVendors.has(row.vendor)) return 'vendor_closed';
  if (row.tokenHash && opened.endedSessions.has(row.tokenHash.toString('base64'))) {
    return 'vendor_token';
  }
  const game = row.isSandbox ? undefined : opened.restrictedGames.get(row.node ?? -1n);
  if (game !== undefined && !takesBets(game, row)) return 'vendor_game';
  const state = opened.rounds.get(roundKey(row.vendor, row.member, row.round));
  if (state === 'CLOSED' || state === 'VOID') return 'vendor_round_closed';
  if (!mayBet(opened.players.get(row.member), opened.now)) return 'vendor_player';
  const refused = row.trial ? undefined : limitRefusal(opened, row);
  if (refused !== undefined) return refused;
  if (game !== undefined && !isWithin(game, row)) return 'vendor_limit';
  const grant = opened.grants.get(row.reward ?? '');
  if (grant !== undefined && !isOfGrant(grant, row, opened.now)) return 'vendor_reward';
  return performance.now() > row.deadline ? 'vendor_late' : undefined;
}

/** A draft takes play money, with which it is tried before it is published. */
function takesBets({ enabled, is_draft: isDraft }: RestrictedGameRow, row: MoveRow): boolean {
  return enabled && (!isDraft || row.trial);
}

/** The merchant's own limits bound what a bet takes from the wallet: a free bet takes nothing. */
function isWithin({ own_min: min, own_max: max }: RestrictedGameRow, row: MoveRow): boolean {
  return row.free || (row.amount >= (min ?? 0n) && (max === null || row.amount <= max));
}

/** Of a grant that has a round left, for this member and game at its value, within its time. */
function isOfGrant(grant: GrantRow, row: MoveRow, now: Instant): boolean {
  return (
    grant.vendor === row.vendor &&
    grant.member_id === row.member &&
    grant.game_code === row.gameCode &&
    grant.value === row.amount &&
    !grant.is_cancelled &&
    grant.used < grant.count &&
    grant.starts_at.getTime() <= now &&
    grant.expires_at.getTime() > now
  );
}

function mayBet(player: PlayerRow | undefined, now: Instant): boolean {
  if (player === undefined) return false;
  const trialEnd = player.trial_ends_at?.getTime() ?? Infinity;
  return trialEnd > now && mayDo({ state: player.state, freezeLevel: player.freeze_level }, 'bet');
}

/** A play block counts as a disabled member; a free bet is not limited by what it would cost. */
function limitRefusal({ limits }: BetFacts, row: MoveRow): MoveRefusal | undefined {
  const stake = row.free ? 0n : row.amount;
  const reason = limits.refuse({ member: row.member, stake, live: true });
  if (reason === undefined) return undefined;
  if (reason.kind === 'timeout' || reason.kind === 'exclusion') return 'vendor_player';
  return row.free ? undefined : 'vendor_limit';
}
