// The slip: bets that are ready to be placed, and the actions on them.
import {
  betCost,
  formatFixed,
  parseFixed,
  priceBet,
  type Offer,
  type PricedBet,
  type Terms,
} from '@fairhouse/rules/lottery';
import { amount, formatAmount, type Amount } from '@fairhouse/values';
import type { InputOf } from '../../../calls/calls.ts';

export interface SlipLine {
  readonly id: number;
  readonly bet: PricedBet;
  /** 16 random bytes, hex: the player's part of the ticket's leaf. */
  readonly nonce: string;
  readonly offer: Offer;
  /** The percentage of the play's odds that it pays, if less than 100. */
  readonly payPercent?: number;
}

export interface Slip {
  readonly lines: readonly SlipLine[];
  /** The draw during which the first line was added. */
  readonly issue: string | undefined;
  readonly nextId: number;
}

export type SlipAction =
  | {
      readonly do: 'add';
      readonly bets: readonly {
        readonly bet: PricedBet;
        readonly nonce: string;
        readonly payPercent?: number;
      }[];
      readonly offer: Offer;
      readonly issue: string;
    }
  | { readonly do: 'remove'; readonly id: number }
  | { readonly do: 'multiple'; readonly id: number | 'all'; readonly multiple: number }
  | { readonly do: 'odds'; readonly changed: readonly ChangedOdds[] }
  | { readonly do: 'carry'; readonly issue: string }
  | { readonly do: 'restore'; readonly slip: Slip }
  | { readonly do: 'clear' };

/** The new odds of the slip's line number `bet`, counted from 1 as in the refusal. */
export interface ChangedOdds {
  readonly bet: number;
  readonly odds: string;
}

export const EMPTY_SLIP: Slip = { lines: [], issue: undefined, nextId: 1 };

/** The maximum count of bets in an order. */
export const MAX_LINES = 100;

export function slipReducer(slip: Slip, action: SlipAction): Slip {
  switch (action.do) {
    case 'add':
      return addLines(slip, action);
    case 'remove':
      return emptied({ ...slip, lines: slip.lines.filter((line) => line.id !== action.id) });
    case 'multiple':
      return {
        ...slip,
        lines: slip.lines.map((line) =>
          action.id === 'all' || line.id === action.id
            ? repriced(line, { ...line.bet, multiple: action.multiple })
            : line,
        ),
      };
    case 'odds':
      return { ...slip, lines: slip.lines.map((line, at) => withOdds(line, at, action.changed)) };
    case 'carry':
      return { ...slip, issue: action.issue };
    case 'restore':
      return action.slip;
    case 'clear':
      return { ...EMPTY_SLIP, nextId: slip.nextId };
  }
}

/** Equal picks on equal terms are merged into the existing line: their multiples add up. */
function addLines(slip: Slip, action: Extract<SlipAction, { do: 'add' }>): Slip {
  let { lines, nextId } = slip;
  for (const { bet, nonce, payPercent = 100 } of action.bets) {
    const twin = lines.find((line) => isSame(line.bet, bet));
    const multiple = (twin?.bet.multiple ?? 0) + bet.multiple;
    const joined = twin && repriced(twin, { ...twin.bet, multiple });
    if (joined && joined !== twin) lines = lines.map((line) => (line === twin ? joined : line));
    else if (lines.length < MAX_LINES) {
      const less = payPercent < 100 ? { payPercent } : {};
      lines = [...lines, { id: nextId, bet, nonce, offer: action.offer, ...less }];
      nextId += 1;
    }
  }
  return { lines, nextId, issue: slip.issue ?? action.issue };
}

function emptied(slip: Slip): Slip {
  return slip.lines.length === 0 ? { ...slip, issue: undefined } : slip;
}

function isSame(left: PricedBet, right: PricedBet): boolean {
  return (
    left.play === right.play &&
    left.pick === right.pick &&
    left.unit === right.unit &&
    termsText(left) === termsText(right)
  );
}

/** Whether two slips are the same bets with the same stakes; their nonces may differ. */
export function hasSameBets(left: Slip, right: Slip): boolean {
  return (
    left.lines.length === right.lines.length &&
    left.lines.every(({ bet }, at) => {
      const other = right.lines[at]?.bet;
      return other !== undefined && isSame(bet, other) && bet.multiple === other.multiple;
    })
  );
}

/** The repriced line; unchanged if the rules do not sell it on these terms. */
function repriced(line: SlipLine, ask: { unit: Amount; multiple: number; terms: Terms }): SlipLine {
  const { unit, multiple, terms } = ask;
  const priced = priceBet(line.bet, { unit, multiple, terms }, line.offer);
  return priced.ok ? { ...line, bet: priced.value } : line;
}

function withOdds(line: SlipLine, at: number, changed: readonly ChangedOdds[]): SlipLine {
  const text = changed.find((each) => each.bet === at + 1)?.odds;
  const terms = text === undefined ? undefined : parseFixed(line.bet.play, text);
  return terms ? repriced(line, { ...line.bet, terms }) : line;
}

export interface SlipTotals {
  readonly notes: number;
  readonly stake: Amount;
  readonly rebate: Amount;
  /** An upper bound of the payout of all lines together. */
  readonly most: Amount;
}

export function totalsOf(lines: readonly SlipLine[]): SlipTotals {
  let [notes, stake, rebate, most] = [0, 0n, 0n, 0n];
  for (const { bet } of lines) {
    notes += bet.notes;
    stake += bet.stake;
    rebate += bet.rebate;
    most += bet.worst;
  }
  return { notes, stake: amount(stake), rebate: amount(rebate), most: amount(most) };
}

/** The terms of a play as text: the group, or the odds. */
export function termsText({ terms }: Pick<PricedBet, 'terms'>): string {
  return terms.style === 'FIXED' ? formatFixed(terms) : `${terms.style} ${terms.group}`;
}

type BetRequest = InputOf<'placeBets'>['bets'][number];

/** The lines as the calls take them; `multiple` replaces each line's own if given. */
export function requestsOf(lines: readonly SlipLine[], multiple?: number): BetRequest[] {
  return lines.map(({ bet, nonce }) => {
    const { terms } = bet;
    const times = multiple ?? bet.multiple;
    return {
      play: bet.play.code,
      pick: bet.pick,
      unit: formatAmount(bet.unit),
      multiple: times,
      style: terms.style,
      ...(terms.style === 'FIXED' ? { odds: formatFixed(terms) } : { group: terms.group }),
      notes: bet.notes,
      stake: formatAmount(amount(betCost({ ...bet, multiple: times }))),
      nonce,
    };
  });
}

/** 16 random bytes as hex. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
