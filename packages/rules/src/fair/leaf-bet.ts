// Reads a published ticket as a bet, to price and settle it again by the rules of its family.
import { amount, AMOUNT_MAX, type Amount } from '@fairhouse/values';
import { findFamily } from '../lottery/families.ts';
import { prepareDraw, type Family } from '../lottery/plays/play.ts';
import type { PayoutCaps } from '../lottery/pricing/payout-cap.ts';
import { settleBet, type SettledBet } from '../lottery/settling/settle.ts';
import { readBet } from '../lottery/slip/slip.ts';
import { readTerms } from '../lottery/pricing/terms.ts';
import type { DrawRules, TicketLeaf } from './proof.ts';

/** The bet of a leaf; undefined when it is not legal or not on terms that the rules sell. */
export function readLeafBet(rules: DrawRules, leaf: TicketLeaf): SettledBet | undefined {
  const family = findFamily(rules.family);
  const bet = family && readBet(family, leaf.play, leaf.pick);
  if (!bet?.ok || !rules.styles.split(',').includes(leaf.style)) return undefined;
  const { play, picks, notes } = bet.value;
  if (!play.styles.includes(leaf.style)) return undefined;
  if (leaf.style === 'ZY' && !play.zyAllows?.(picks)) return undefined;
  const terms = readTerms(play, leaf.style, leaf.odds ?? leaf.group ?? '');
  if (!terms || leaf.multiple < 1) return undefined;
  return { play, picks, notes, unit: money(leaf.unit), multiple: leaf.multiple, terms };
}

/** The payout caps of every ticket of the draw. */
export function readPayoutCaps(rules: DrawRules): PayoutCaps {
  return {
    maxPayout: money(rules.maxPayout),
    narrowPayout: money(rules.narrowPayout),
    narrowShare: rules.narrowShare,
  };
}

/**
 * Makes a function that computes the payout of each bet of a draw; undefined when the numbers are
 * not a valid result.
 */
export function makePayoutCalculator(
  rules: DrawRules,
  numbers: string,
): ((bet: SettledBet) => Amount) | undefined {
  const family: Family | undefined = findFamily(rules.family);
  const draw = family && prepareDraw(family, numbers);
  const caps = readPayoutCaps(rules);
  return draw && ((bet) => settleBet(bet, draw, caps).payout);
}

function money(text: string): Amount {
  const units = BigInt(text);
  return amount(units <= AMOUNT_MAX ? units : AMOUNT_MAX);
}
