// The chart of accounts: which addresses exist, and the kind of each account.
import { assert } from '@fairhouse/values';
import type { Address } from './ledger.ts';

/**
 * Declared address patterns; `*` stands for one segment. A player's account never goes below zero.
 * Every pattern also exists under `trial:`, the book of play money that never meets the real one.
 */
export interface Chart {
  readonly player: readonly string[];
  readonly house: readonly string[];
}

export type AccountKind = 'player' | 'house';

/** The stored number of each kind. */
export const KIND_NUMBERS = { player: 1, house: 2 } as const;

export type FindAccountKind = (address: Address) => AccountKind | undefined;

const PATTERN = /^(\*|[a-z][a-z0-9_-]*)(:(\*|[a-z0-9_-]+))*$/;
const TRIAL = 'trial:';

/** Compiles a chart to a lookup of an address's kind; undefined when no pattern declares it. */
export function readChart(chart: Chart): FindAccountKind {
  const player = matcher(chart.player);
  const house = matcher(chart.house);
  return (address) =>
    address.length > 200
      ? undefined
      : player.test(address)
        ? 'player'
        : house.test(address)
          ? 'house'
          : undefined;
}

/** Whether the address belongs to the book of play money. */
export function isTrial(address: Address): boolean {
  return address.startsWith(TRIAL);
}

/**
 * Whether the account contains held money. Only holds change it, so that its balance is always the
 * sum of the open holds.
 */
export function isHeld(address: Address): boolean {
  return address.endsWith(':held');
}

function matcher(patterns: readonly string[]): RegExp {
  for (const pattern of patterns) {
    assert(
      PATTERN.test(pattern) && !pattern.startsWith(TRIAL),
      `not an address pattern: ${pattern}`,
    );
  }
  const sources = patterns.map((pattern) => pattern.replaceAll('*', '[A-Za-z0-9_.-]+'));
  return new RegExp(`^(?:${TRIAL})?(?:${sources.join('|') || '(?!)'})$`);
}
