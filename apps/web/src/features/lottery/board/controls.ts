// The controls beside the pad (prize mode, group, unit, multiple, amount) and the resulting terms.
import type { PayoutCaps, Play, Style } from '@fairhouse/rules/lottery';
import { prizePerNote, rebate } from '@fairhouse/rules/lottery';
import { parseAmount, ZERO, type Amount } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';
import type { SoldPlay } from './play-menu.ts';
import type { RequestedTerms, Bounds } from './price-draft.ts';

/** The server's answer for a board, with its plays as they are sold in the current draw. */
export type Board = Omit<ValueOf<'lotteryBoard'>, 'plays'> & {
  readonly plays: readonly SoldPlay[];
};
export type UnitMode = Board['units'][number]['mode'];

export interface Controls {
  readonly style: Style;
  readonly group: number;
  readonly mode: UnitMode;
  /** As typed. */
  readonly multiple: string;
  /** The stake on each note at fixed odds, as typed. */
  readonly stake: string;
}

/** The initial controls of a board: its default group, the largest unit, multiple 1. */
export function startControls(board: Board, style: Style): Controls {
  const [unit] = board.units;
  return {
    style,
    group: board.groups.default,
    mode: unit?.mode ?? 'yuan',
    multiple: '1',
    stake: plainAmount(unit?.unit ?? '2'),
  };
}

/** The controls as numbers; an unreadable value is zero, which the rules refuse. */
export function requestedTerms(board: Board, controls: Controls): RequestedTerms {
  const fixed = controls.style === 'FIXED';
  const unit = fixed
    ? parseAmount(controls.stake)
    : parseAmount(board.units.find((each) => each.mode === controls.mode)?.unit ?? '');
  return {
    style: controls.style,
    group: controls.group,
    unit: unit ?? ZERO,
    multiple: fixed ? 1 : multipleOf(controls.multiple),
  };
}

export function boundsOf(board: Board): Bounds {
  return {
    minGroup: board.groups.min,
    memberGroup: board.groups.max,
    maxMultiple: board.limits.maxMultiple,
    caps: capsOf(board),
  };
}

/** What a ticket of the board is paid at most. */
export function capsOf({ limits }: Pick<Board, 'limits'>): PayoutCaps {
  return {
    maxPayout: parseAmount(limits.maxPayout) ?? ZERO,
    narrowPayout: parseAmount(limits.narrowPayout) ?? ZERO,
    narrowShare: limits.narrowShare,
  };
}

export function multipleOf(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}

/**
 * The highest prize of a note at a group, and the rebate on its stake: the two ends of the slider.
 */
export function groupTrade(play: Play, asked: RequestedTerms, bounds: Bounds) {
  const { style, group, unit } = asked;
  if (style === 'FIXED' || unit === ZERO) return { prize: ZERO, rebate: ZERO, points: 0 };
  let prize: Amount = ZERO;
  for (const [tier] of play.tiers.entries()) {
    const one = prizePerNote(play, tier, { unit, terms: { style, group } });
    if (one > prize) prize = one;
  }
  const points = bounds.memberGroup - group;
  return { prize, rebate: rebate(unit, bounds.memberGroup, group), points };
}

/** Formats `2.0000` as `2`, for a field. */
export function plainAmount(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
