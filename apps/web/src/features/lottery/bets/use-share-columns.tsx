import { useBalance } from '../../../balance/use-balance.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { betResult, betStateOf } from './bet-totals.ts';
import { shareFigures, type SharedOffer } from './share-figures.ts';
import { BET_TONES } from './use-bet-columns.tsx';

interface ShareColumns {
  readonly columns: readonly Column<SharedOffer>[];
  readonly currency: string;
}

/** The columns of the shares of group buys: those of orders, with the shares for the number. */
export function useShareColumns(onOpen: (id: string) => void): ShareColumns {
  const t = useTexts('members');
  const { money, number } = useFormats();
  const { dateTime } = useSiteTimes();
  const currency = useBalance().balance?.currency ?? '';
  const sharesOf = ({ mine, shares }: SharedOffer): string =>
    t('sharesOf', {
      own: number((mine?.shares ?? 0) + (mine?.guaranteed ?? 0)),
      all: number(shares),
    });
  const columns: readonly Column<SharedOffer>[] = [
    {
      key: 'placed',
      name: t('placed'),
      phone: 'note',
      cell: (offer) => (
        <span className="figures whitespace-nowrap">{dateTime(offer.createdAt)}</span>
      ),
    },
    {
      key: 'number',
      phone: 'open',
      name: t('shares'),
      cell: (offer) => (
        <Button look="outline" size="sm" onClick={() => onOpen(offer.id)}>
          {sharesOf(offer)}
        </Button>
      ),
    },
    {
      key: 'lottery',
      phone: 'title',
      name: t('lottery'),
      cell: (offer) => (
        <span>
          {offer.gameName} <span className="figures text-ink-3">{offer.shortIssue}</span>
        </span>
      ),
    },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      cell: (offer) => {
        const state = betStateOf(shareFigures(offer));
        return <Badge tone={BET_TONES[state]}>{t(`bet.${state}`)}</Badge>;
      },
    },
    {
      key: 'stake',
      phone: 'hidden',
      name: t('stake'),
      figures: true,
      cell: (offer) => money(offer.mine?.stake ?? '0', currency),
    },
    {
      key: 'result',
      phone: 'figure',
      name: t('result'),
      figures: true,
      cell: (offer) => {
        const result = betResult(shareFigures(offer));
        if (result !== undefined) return <Money value={result} currency={currency} result />;
        return (
          <>
            <span className="md:hidden">{money(offer.mine?.stake ?? '0', currency)}</span>
            <span className="max-md:hidden">–</span>
          </>
        );
      },
    },
  ];
  return { columns, currency };
}
