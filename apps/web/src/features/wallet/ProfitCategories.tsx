import { CallResult } from '../../calls/CallResult.tsx';
import { useCall } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useDayTexts } from '../../i18n/use-day-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Money } from '../../ui/data/Money.tsx';
import { Table, type Column } from '../../ui/data/Table.tsx';

type Categories = ValueOf<'personalCategories'>;
type Total = Categories['totals'][number];
type Line = Categories['list'][number];

const FIGURES = ['bet', 'payout', 'rebate'] as const;
const NAMES = { bet: 'stake', payout: 'payout', rebate: 'rebate' } as const;

interface ProfitCategoriesProps {
  readonly days: { readonly from?: string; readonly to?: string };
  readonly currency: string;
}

/** Personal loss by category of games, in sum and for each day. */
export function ProfitCategories({ days, currency }: ProfitCategoriesProps) {
  const query = useCall('personalCategories', days, { staleTime: 0, keepPrevious: true });
  return (
    <CallResult query={query}>
      {({ list, totals }) =>
        totals.length === 0 ? null : (
          <>
            <Blocks totals={totals} currency={currency} />
            <Lines list={list} currency={currency} />
          </>
        )
      }
    </CallResult>
  );
}

interface BlocksProps {
  readonly totals: readonly Total[];
  readonly currency: string;
}

function Blocks({ totals, currency }: BlocksProps) {
  const t = useTexts('wallet');
  const { money } = useFormats();
  return (
    <section>
      <h3 className="text-lg font-semibold">{t('byCategory')}</h3>
      <p className="mb-3 text-xs text-ink-3">{t('byCategoryNote')}</p>
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {totals.map((total) => (
          <div
            key={total.category}
            className="flex flex-col gap-2 rounded-lg border border-line bg-surface-1 p-4 shadow-card"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{t(`category.${total.category}`)}</span>
              <Money value={total.net} currency={currency} result className="font-semibold" />
            </span>
            <dl className="grid grid-cols-3 gap-2 text-xs">
              {FIGURES.map((figure) => (
                <div key={figure} className="min-w-0">
                  <dt className="text-ink-3">{t(NAMES[figure])}</dt>
                  <dd className="figures truncate font-medium">{money(total[figure], currency)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

interface LinesProps {
  readonly list: readonly Line[];
  readonly currency: string;
}

function Lines({ list, currency }: LinesProps) {
  const t = useTexts('wallet');
  const { money } = useFormats();
  const { day: dayText } = useDayTexts();
  const shown = (value: string) => money(value, currency, { bare: true });
  const columns: readonly Column<Line>[] = [
    {
      key: 'day',
      phone: 'title',
      name: t('day'),
      cell: ({ day }) => <span className="figures whitespace-nowrap">{dayText(day)}</span>,
    },
    {
      key: 'category',
      phone: 'note',
      name: t('category'),
      cell: ({ category }) => t(`category.${category}`),
    },
    {
      key: 'played',
      phone: 'more',
      phoneOnly: true,
      name: t('stake'),
      cell: ({ bet, payout }) => (
        <span className="figures">
          {t('stake')} {shown(bet)} · {t('payout')} {shown(payout)}
        </span>
      ),
    },
    ...FIGURES.map((key): Column<Line> => ({
      key,
      phone: 'hidden',
      name: t(NAMES[key]),
      figures: true,
      cell: (line) => shown(line[key]),
    })),
    {
      key: 'net',
      phone: 'figure',
      name: t('net'),
      figures: true,
      cell: ({ net }) => <Money value={net} currency={currency} bare result />,
    },
  ];
  return (
    <section>
      <h3 className="mb-3 text-lg font-semibold">{t('byDayAndCategory')}</h3>
      <Table
        caption={t('byDayAndCategory')}
        columns={columns}
        rows={list}
        keyOf={({ day, category }) => `${day} ${category}`}
        empty={null}
      />
    </section>
  );
}
