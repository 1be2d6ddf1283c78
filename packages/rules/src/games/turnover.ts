// The part of a round's stake that counts for turnover, and towards a rollover (games.md 9.5).
import { amount, mulFloor, RATE_ONE, rate, type Amount, type Rate } from '@fairhouse/values';

/** The types of games by which rounds are counted. */
export type RoundType = 'RNG' | 'FISH' | 'LIVE' | 'LOCAL' | 'PVP';

const TOWARDS_ROLLOVER: Readonly<Record<RoundType, Rate>> = {
  RNG: RATE_ONE,
  FISH: RATE_ONE,
  LIVE: rate(200_000n),
  LOCAL: rate(250_000n),
  PVP: rate(0n),
};

/** The valid bet of a round that stands: the stake, or what was at risk of it. */
export function validBet(type: RoundType, stake: Amount, paid: Amount): Amount {
  if (type === 'RNG' || type === 'FISH') return stake;
  const net = paid > stake ? paid - stake : stake - paid;
  return amount(net < stake ? net : stake);
}

/** What of a valid bet counts towards a rollover, where no promotion says otherwise. */
export function towardsRollover(type: RoundType, valid: Amount): Amount {
  return mulFloor(valid, TOWARDS_ROLLOVER[type]);
}
