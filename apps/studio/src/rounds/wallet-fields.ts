// A call to the wallet as the protocol writes it: equal at each attempt but for its request_uuid.
import { vendorAmount } from '@fairhouse/calls/vendor';
import { validBet } from '@fairhouse/rules/games';
import { formatAmount, ZERO } from '@fairhouse/values';
import { findPlayById } from '../games/find-play.ts';
import type { WalletCallName, WalletFields } from '../house/wallet.ts';
import { codeOf, type Round } from './round.ts';
import type { WalletCall } from './wallet-call-store.ts';

const NAMES: Readonly<Record<WalletCall['kind'], WalletCallName>> = {
  BET: 'bet',
  WIN: 'win',
  ROLLBACK: 'rollback',
  JACKPOT: 'win',
};

type SentCall = Pick<WalletCall, 'id' | 'kind' | 'reference' | 'amount'> & {
  readonly level?: WalletCall['level'];
};
type SentRound = Pick<Round, 'id' | 'game' | 'currency' | 'stake' | 'rewardId'>;

export function walletCallName(call: Pick<WalletCall, 'kind'>): WalletCallName {
  return NAMES[call.kind];
}

export function walletFields(
  round: SentRound,
  call: SentCall,
  { user, token }: { user: string; token: string },
): WalletFields {
  const all = {
    user,
    token,
    game_code: codeOf(round.game),
    transaction_uuid: call.id,
    supplier_transaction_id: call.id,
    round: round.id,
    // The closing call of the round follows a claim.
    round_closed: call.kind === 'WIN' || call.kind === 'ROLLBACK',
    ...(call.reference !== null && { reference_transaction_uuid: call.reference }),
  };
  if (call.kind === 'ROLLBACK') return all;
  return {
    ...all,
    amount: vendorAmount.encode(call.amount),
    currency: round.currency,
    is_free: round.rewardId !== null,
    ...(round.rewardId !== null && { reward_uuid: round.rewardId }),
    is_supplier_promo: false,
    ...(call.kind === 'JACKPOT' && { house_jackpot: call.level }),
    ...(call.kind === 'WIN' && { meta: { turnover: turnoverOf(round, call) } }),
  };
}

/** The valid bet that the closing win carries (games.md 9.5); free rounds have none. */
function turnoverOf(round: SentRound, call: SentCall): string {
  if (round.rewardId !== null) return formatAmount(ZERO);
  const type = findPlayById(round.game)?.type ?? 'LOCAL';
  return formatAmount(validBet(type, round.stake, call.amount));
}
