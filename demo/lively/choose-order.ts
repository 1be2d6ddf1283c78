// Chooses an order by a player's taste and balance, as the site would send it.
import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  betCost,
  findFamily,
  readTerms,
  type Bet,
  type Family,
  type Terms,
} from '@fairhouse/rules/lottery';
import { oneOf, randomBet, type SlipSize } from '@fairhouse/rules/testing';
import { amount, formatAmount, parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { Board } from './boards.ts';
import { randomBetween, chance, onceIn } from './chance.ts';
import type { Taste } from './taste.ts';

export type BetRequest = WireInput<PlayerCalls['placeBets']>['bets'][number];

export interface Order {
  readonly bets: readonly BetRequest[];
  readonly stake: Amount;
}

/** A few more symbols than needed and a few lines, as users tend to pick. */
const SIZE: SlipSize = { extraSymbols: 3, lines: 6 };
const MULTIPLES = [1, 1, 1, 2, 3, 5, 10, 20];
const REBATE_GROUPS = 5;

/**
 * One to three bets within the budget; undefined when no bet of the player's taste is that cheap.
 */
export function chooseOrder(
  board: Board,
  taste: Taste,
  budget: Amount,
  most = 3,
): Order | undefined {
  const family = findFamily(board.game.family);
  if (family === undefined) return undefined;
  const bets: BetRequest[] = [];
  let left: bigint = budget;
  for (let wanted = randomBetween(1, most); wanted > 0; wanted -= 1) {
    const chosen = chooseBet(board, family, taste, amount(left));
    if (chosen === undefined) break;
    bets.push(chosen);
    left -= parseAmount(chosen.stake) ?? ZERO;
  }
  return bets.length === 0 ? undefined : { bets, stake: amount(budget - left) };
}

function chooseBet(
  board: Board,
  family: Family,
  taste: Taste,
  budget: Amount,
): BetRequest | undefined {
  const offers = board.plays.filter(({ closed }) => !closed);
  const liked = offers.filter(({ play }) => taste.plays.includes(play));
  // Occasionally a player tries another play.
  const list = liked.length === 0 || onceIn(4) ? offers : liked;
  if (list.length === 0) return undefined;
  const offer = oneOf(chance, list);
  const play = family.plays.get(offer.play);
  if (play === undefined) return undefined;
  const { bet } = randomBet(family, play, chance, SIZE);
  if (offer.maxNotes > 0 && bet.notes > offer.maxNotes) return undefined;
  const chosenTerms = chooseTerms(board, offer, bet, taste);
  const terms = readTerms(
    play,
    chosenTerms.style,
    chosenTerms.odds ?? String(chosenTerms.group ?? ''),
  );
  if (terms === undefined) return undefined;
  const size = chooseSize(board, { ...bet, terms }, budget);
  if (size === undefined) return undefined;
  const stake = amount(betCost({ ...bet, terms, ...size }));
  if (stake < (parseAmount(board.limits.minStake) ?? ZERO)) return undefined;
  return {
    play: play.code,
    pick: bet.pick,
    unit: formatAmount(size.unit),
    multiple: size.multiple,
    ...chosenTerms,
    notes: bet.notes,
    stake: formatAmount(stake),
    nonce: randomBytes(16).toString('hex'),
  };
}

/** The largest unit within the budget, and the largest multiple of it. */
function chooseSize(board: Board, bet: Bet & { readonly terms: Terms }, budget: Amount) {
  for (const { unit: text } of board.units) {
    const unit = parseAmount(text) ?? ZERO;
    const fitting = MULTIPLES.filter((multiple) => betCost({ ...bet, unit, multiple }) <= budget);
    if (unit > 0n && fitting.length > 0) return { unit, multiple: oneOf(chance, fitting) };
  }
  return undefined;
}

function chooseTerms(
  { groups }: Board,
  { styles, odds }: Board['plays'][number],
  { play, picks }: Bet,
  taste: Taste,
): Pick<BetRequest, 'style' | 'group' | 'odds'> {
  const onlyOdds = styles.every((style) => style === 'FIXED');
  if (odds !== undefined && (taste.likesOdds || onlyOdds)) return { style: 'FIXED', odds };
  const mayZy = styles.includes('ZY') && play.zyAllows?.(picks) === true;
  const style = mayZy && onceIn(6) ? 'ZY' : 'GROUP';
  const steps = Math.floor((groups.max - groups.min) / REBATE_GROUPS);
  // Some players choose a lower prize with a rebate.
  const group = onceIn(5) ? groups.min + REBATE_GROUPS * chance(steps + 1) : groups.default;
  return { style, group };
}
