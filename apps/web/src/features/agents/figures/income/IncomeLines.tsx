import { CallResult } from '../../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { useReferenceText } from '../../../../draws/use-reference-text.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useDayTexts } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { CATEGORIES } from '../categories.ts';

type Lines = ValueOf<'agentIncomeLines'>;
type Line = Lines['list'][number];

/** What the rebates of a day are made of: draws, and categories of vendors. */
export function IncomeLines({ day }: { readonly day: string }) {
  const t = useTexts('agentFigures');
  const { day: dayText } = useDayTexts();
  const query = useCall('agentIncomeLines', { day });
  return (
    <section>
      <h4 className="mb-2 font-semibold">{t('linesOf', { day: dayText(day) })}</h4>
      <CallResult query={query}>
        {(found) => (
          <>
            <LinesTable found={found} />
            {!found.isWhole && <p className="mt-3 text-sm text-ink-3">{t('notWhole')}</p>}
          </>
        )}
      </CallResult>
    </section>
  );
}

function LinesTable({ found }: { readonly found: Lines }) {
  const t = useTexts('agentFigures');
  const { money, number } = useFormats();
  const { day: dayText } = useDayTexts();
  const referenceText = useReferenceText();
  const { currency } = found;
  const nameOf = (line: Line): string => {
    const category = CATEGORIES.find((each) => each === line.name);
    return line.kind === 'draw' || category === undefined
      ? referenceText(line.issue)
      : t(`category.${category}`);
  };
  const summaryOf = ({ bets, turnover, withheld }: Line): string =>
    [
      ...(bets === null ? [] : [`${t('betCount')} ${number(bets)}`]),
      `${t('bet')} ${money(turnover, currency, { bare: true })}`,
      ...(isZero(withheld)
        ? []
        : [`${t('withheld')} ${money(withheld, currency, { exact: true })}`]),
    ].join(' · ');
  // Of an agent that was frozen; others would have an empty column.
  const withheldColumn: Column<Line> = {
    key: 'withheld',
    name: t('withheld'),
    figures: true,
    cell: (line) =>
      isZero(line.withheld) ? (
        ''
      ) : (
        <span title={t('withheld')}>{money(line.withheld, currency, { exact: true })}</span>
      ),
  };
  const columns: readonly Column<Line>[] = [
    {
      key: 'source',
      phone: 'title',
      name: t('source'),
      // The number of a draw ends its name and is what tells it from others.
      cell: (line) => <span className="figures max-md:whitespace-normal">{nameOf(line)}</span>,
    },
    {
      key: 'bets',
      name: t('betCount'),
      figures: true,
      cell: (line) => (line.bets === null ? '' : number(line.bets)),
    },
    {
      key: 'turnover',
      name: t('bet'),
      figures: true,
      cell: (line) => money(line.turnover, currency, { bare: true }),
    },
    {
      key: 'amount',
      phone: 'figure',
      name: t('amount'),
      figures: true,
      cell: (line) => <Money value={line.amount} currency={currency} exact result />,
    },
    ...(found.list.every(({ withheld }) => isZero(withheld)) ? [] : [withheldColumn]),
    {
      key: 'summary',
      phone: 'more',
      phoneOnly: true,
      name: t('bet'),
      cell: (line) => <span className="figures">{summaryOf(line)}</span>,
    },
  ];
  return (
    <Table
      caption={t('linesOf', { day: dayText(found.day) })}
      columns={columns}
      rows={found.list}
      keyOf={(line) => `${line.kind} ${line.name} ${line.issue}`}
      empty={<p className="text-sm text-ink-2">{t('noLines')}</p>}
    />
  );
}

const isZero = (amount: string): boolean => /^0*\.?0*$/.test(amount);
