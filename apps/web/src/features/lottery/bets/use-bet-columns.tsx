import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/layout/Card.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
import { useBalance } from '../../../balance/use-balance.ts';
import { betResult, betStateOf, countedStake, type BetOrder, type BetState } from './bet-totals.ts';
import { openDetail } from '../../../centre/centre-filters.ts';

export const BET_TONES: Readonly<Record<BetState, BadgeTone>> = {
  open: 'accent',
  won: 'won',
  part: 'plain',
  lost: 'plain',
  returned: 'plain',
};

export interface BetColumns {
  readonly columns: readonly Column<BetOrder>[];
  readonly currency: string;
}

/** The columns of the betting record, on the page and in its file. */
export function useBetColumns(): BetColumns {
  const t = useTexts('members');
  const { money } = useFormats();
  const { dateTime } = useSiteTimes();
  const currency = useBalance().balance?.currency ?? '';
  const columns: readonly Column<BetOrder>[] = [
    {
      key: 'placed',
      name: t('placed'),
      phone: 'note',
      cell: (order) => (
        <span className="figures whitespace-nowrap">{dateTime(order.placedAt)}</span>
      ),
      text: (order) => dateTime(order.placedAt),
    },
    {
      key: 'number',
      phone: 'open',
      name: t('orderNumber'),
      cell: (order) => (
        <Button look="outline" size="sm" onClick={() => openDetail({ order: order.order })}>
          <span className="max-md:hidden">{order.number}</span>
          <span className="md:hidden">
            #{order.number.slice(order.number.lastIndexOf('-') + 1)}
          </span>
        </Button>
      ),
      text: (order) => order.number,
    },
    {
      key: 'lottery',
      phone: 'title',
      name: t('lottery'),
      cell: (order) => (
        <span>
          {order.gameName} <span className="figures text-ink-3">{order.shortIssue}</span>
        </span>
      ),
      text: (order) => `${order.gameName} ${order.shortIssue}`,
    },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      cell: (order) => {
        const state = betStateOf(order);
        return <Badge tone={BET_TONES[state]}>{t(`bet.${state}`)}</Badge>;
      },
      text: (order) => t(`bet.${betStateOf(order)}`),
    },
    {
      key: 'stake',
      phone: 'hidden',
      name: t('stake'),
      figures: true,
      // What was given back is not in the sum below.
      cell: (order) => (
        <>
          {countedStake(order) !== order.stake && (
            <s className="mr-2 text-ink-3">{money(order.stake, currency)}</s>
          )}
          {money(countedStake(order), currency)}
        </>
      ),
      text: (order) => order.stake,
    },
    {
      key: 'result',
      phone: 'figure',
      name: t('result'),
      figures: true,
      cell: (order) => {
        const result = betResult(order);
        if (result !== undefined) return <Money value={result} currency={currency} result />;
        return (
          <>
            <span className="md:hidden">{money(order.stake, currency)}</span>
            <span className="max-md:hidden">–</span>
          </>
        );
      },
      text: (order) => betResult(order) ?? '',
    },
  ];
  return { columns, currency };
}
