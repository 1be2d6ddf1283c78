// The figures of a day and the lists behind them; pure functions.
import type { CallValue } from '../../calls/calls.ts';
import type { TextKey } from '../../i18n/text-types.ts';
import { urls } from '../../urls.ts';

export type Figures = CallValue<'dashboard'>['yesterday'];

type FigureName =
  | 'deposits'
  | 'withdrawals'
  | 'stakes'
  | 'payouts'
  | 'result'
  | 'registrations'
  | 'activePlayers';

export interface Figure {
  readonly name: FigureName;
  readonly label: TextKey;
  /** The right that opens the list behind it. */
  readonly right: string;
  /** A decimal string, or a count. */
  readonly value: (figures: Figures) => string | number;
  /** What is counted below the figure, and how it is said. */
  readonly times: (figures: Figures) => number | undefined;
  readonly timesText: TextKey;
}

const TIMES = 'figure.times';

export const FIGURES: readonly Figure[] = [
  {
    name: 'deposits',
    label: 'figure.deposits',
    right: 'deposits.read',
    value: ({ deposits }) => deposits.amount,
    times: ({ deposits }) => deposits.count,
    timesText: TIMES,
  },
  {
    name: 'withdrawals',
    label: 'figure.withdrawals',
    right: 'withdrawals.read',
    value: ({ withdrawals }) => withdrawals.amount,
    times: ({ withdrawals }) => withdrawals.count,
    timesText: TIMES,
  },
  {
    name: 'stakes',
    label: 'figure.stakes',
    right: 'draws.read',
    value: ({ stakes }) => stakes.amount,
    times: ({ stakes }) => stakes.count,
    timesText: TIMES,
  },
  {
    name: 'payouts',
    label: 'figure.payouts',
    right: 'draws.read',
    value: ({ payouts }) => payouts.amount,
    times: ({ payouts }) => payouts.count,
    timesText: TIMES,
  },
  {
    name: 'result',
    label: 'figure.result',
    right: 'draws.read',
    value: ({ result }) => result,
    times: () => undefined,
    timesText: TIMES,
  },
  {
    name: 'registrations',
    label: 'figure.registrations',
    right: 'members.read',
    value: ({ registrations }) => registrations,
    times: ({ firstDeposits }) => firstDeposits,
    timesText: 'figure.firstDeposits',
  },
  {
    name: 'activePlayers',
    label: 'figure.activePlayers',
    right: 'members.read',
    value: ({ activePlayers }) => activePlayers,
    times: () => undefined,
    timesText: TIMES,
  },
];

/** A span of time; its end is not part of it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface PageOfFigure {
  readonly figure: Pick<Figure, 'name' | 'right'>;
  readonly span: Span;
  /** The day of the span in the merchant's zone. */
  readonly day: string;
  readonly rights: readonly string[];
  /** The span ends now. */
  readonly isToday: boolean;
}

/**
 * The list behind a figure of a span; undefined where the operator may read none. The movements of
 * the ledger add up to a figure of money; without the right to read them, the orders or draws of
 * the day are near it.
 */
export function figurePage(of: PageOfFigure): string | undefined {
  const { figure, span, day, rights, isToday } = of;
  const { name } = figure;
  const { from, to } = span;
  const readsLedger = rights.includes('ledger.read');
  if (name === 'activePlayers') {
    if (!readsLedger) return undefined;
    // Members are kept with their last bet: who bet on an earlier day is read from the stakes.
    return isToday && rights.includes('members.read')
      ? urls.filtered(urls.members, { lastBetFrom: from })
      : urls.figureRows({ figure: 'stakes', from, to });
  }
  if (readsLedger && name !== 'registrations') return urls.figureRows({ figure: name, from, to });
  if (!rights.includes(figure.right)) return undefined;
  switch (name) {
    case 'deposits':
      return urls.filtered(urls.deposits, { state: 'SUCCESS', day });
    case 'withdrawals':
      return urls.filtered(urls.withdrawals, { state: 'SUCCESS', day });
    case 'stakes':
    case 'payouts':
    case 'result':
      return urls.filtered(urls.draws, { day });
    case 'registrations':
      return urls.registered(span);
  }
}

/**
 * The rows behind what is counted below a figure, where they are others than those of the figure:
 * first deposits are among the deposits of the span.
 */
export function timesPage(
  { name }: Pick<Figure, 'name'>,
  { from, to }: Span,
  rights: readonly string[],
): string | undefined {
  if (name !== 'registrations' || !rights.includes('ledger.read')) return undefined;
  return urls.figureRows({ figure: 'deposits', from, to });
}
