import { Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import type { useText } from '../../i18n/use-text.ts';
import type { ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { urls } from '../../urls.ts';

/** Play of the business day beside yesterday's, in decimals of the merchant's currency. */
interface ComparedPlay {
  readonly stakes: { readonly amount: string };
  readonly payouts: { readonly amount: string };
  readonly result: string;
  readonly yesterday: { readonly stakes: string; readonly result: string };
}

/** What a line's numbers open; undefined for an operator who may not read the ledger. */
export interface PlayRows<Line> {
  readonly days: CallValue<'dashboard'> | undefined;
  readonly of: (line: Line) => { readonly gameCode?: string; readonly vendor?: string };
}

/** The columns of stakes, payouts and results, and of rebates if any, each with its total. */
export function playColumns<Line extends ComparedPlay>(
  text: ReturnType<typeof useText>,
  rows: PlayRows<Line> | undefined,
  rebatesOf?: (line: Line) => string,
): ColumnSpec<Line>[] {
  const column = (
    label: 'figure.stakesYesterday' | 'figure.resultYesterday' | `figure.${PlayFigure}`,
    valueOf: (line: Line) => string,
    spec: Pick<ColumnSpec<Line>, 'wide' | 'signed'> = {},
  ): ColumnSpec<Line> => ({
    label: text(label),
    right: true,
    sum: valueOf,
    ...spec,
    render: (line) => (
      <RowsLink to={pageOf(rows, label, line)}>
        <Money value={valueOf(line)} rounded signed={spec.signed === true} />
      </RowsLink>
    ),
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

type PlayFigure = 'stakes' | 'payouts' | 'rebates' | 'result';

/** The movements behind a number of today, or of yesterday up to the same time. */
function pageOf<Line>(
  rows: PlayRows<Line> | undefined,
  label: `figure.${string}`,
  line: Line,
): string | undefined {
  if (rows?.days === undefined) return undefined;
  const name = label.slice('figure.'.length);
  const figure = name.replace('Yesterday', '');
  const { from, to } = figure === name ? rows.days : rows.days.yesterday;
  return urls.figureRows({ figure, from, to, ...rows.of(line) });
}

interface RowsLinkProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A number, as a link to the rows behind it where there is one. */
export function RowsLink({ to, children }: RowsLinkProps) {
  if (to === undefined) return children;
  return (
    <TextLink component={Link} to={to} color="inherit">
      {children}
    </TextLink>
  );
}
