import type { useText } from '../../i18n/use-text.ts';
import type { ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';

/** Play of the business day beside yesterday's, in decimals of the merchant's currency. */
interface ComparedPlay {
  readonly stakes: { readonly amount: string };
  readonly payouts: { readonly amount: string };
  readonly result: string;
  readonly yesterday: { readonly stakes: string; readonly result: string };
}

/** The columns of stakes, payouts and results, and of rebates if any, each with its total. */
export function playColumns<Line extends ComparedPlay>(
  text: ReturnType<typeof useText>,
  rebatesOf?: (line: Line) => string,
): ColumnSpec<Line>[] {
  const column = (
    label: Parameters<typeof text>[0],
    valueOf: (line: Line) => string,
    spec: Pick<ColumnSpec<Line>, 'wide' | 'signed'> = {},
  ): ColumnSpec<Line> => ({
    label: text(label),
    right: true,
    sum: valueOf,
    ...spec,
    render: (line) => <Money value={valueOf(line)} rounded signed={spec.signed === true} />,
  });
  const wide = { wide: true } as const;
  return [
    column('figure.stakes', ({ stakes }) => stakes.amount),
    column('figure.payouts', ({ payouts }) => payouts.amount, wide),
    ...(rebatesOf === undefined ? [] : [column('figure.rebates', rebatesOf, wide)]),
    column('figure.result', ({ result }) => result, { signed: true }),
    column('figure.stakesYesterday', ({ yesterday }) => yesterday.stakes, wide),
    column('figure.resultYesterday', ({ yesterday }) => yesterday.result, {
      wide: true,
      signed: true,
    }),
  ];
}
