import { useFormats } from '../../i18n/format.ts';
import { useDayTexts } from '../../i18n/use-day-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Money } from '../../ui/data/Money.tsx';
import { Table, type Column } from '../../ui/data/Table.tsx';
import type { Profit } from './ProfitPage.tsx';

type Day = Profit['list'][number];
type Figure = 'deposits' | 'withdrawals' | 'stake' | 'payout' | 'rebate' | 'activity';

const FIGURES: readonly Figure[] = [
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'rebate',
  'activity',
];

interface ProfitTableProps {
  readonly profit: Profit;
  readonly currency: string;
}

/** Every figure of every day, with their sums below. */
export function ProfitTable({ profit, currency }: ProfitTableProps) {
  const t = useTexts('wallet');
  const { money } = useFormats();
  const { day: dayText } = useDayTexts();
  const shown = (value: string) => money(value, currency, { bare: true });
  const net = (value: string) => <Money value={value} currency={currency} bare result />;
  const columns: readonly Column<Day>[] = [
    {
      key: 'day',
      phone: 'title',
      name: t('day'),
      cell: ({ day }) => <span className="figures whitespace-nowrap">{dayText(day)}</span>,
    },
    {
      key: 'played',
      phone: 'more',
      phoneOnly: true,
      name: t('stake'),
      cell: (day) => (
        <span className="figures">
          {t('stake')} {shown(day.stake)} · {t('payout')} {shown(day.payout)}
        </span>
      ),
    },
    ...FIGURES.map((key): Column<Day> => ({
      key,
      phone: 'hidden',
      name: t(key),
      figures: true,
      cell: (day) => shown(day[key]),
    })),
    { key: 'net', phone: 'figure', name: t('net'), figures: true, cell: (day) => net(day.net) },
  ];
  const sums = Object.fromEntries(FIGURES.map((key) => [key, shown(profit.total[key])]));
  return (
    <Table
      caption={t('profitTable')}
      columns={columns}
      rows={profit.list}
      keyOf={({ day }) => day}
      empty={null}
      totals={{ day: t('total'), ...sums, net: net(profit.total.net) }}
    />
  );
}
