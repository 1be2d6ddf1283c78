import { useTexts } from '../../../../i18n/use-texts.ts';
import type { ValueOf } from '../../../../calls/calls.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { Button } from '../../../../ui/forms/Button.tsx';
import { useRateNumber } from '../../use-rates.ts';

export type Terms = ValueOf<'agentBill'>['terms'];
export type Parts = NonNullable<ValueOf<'agentBill'>['changed']>;

/** A line of a level: a day, a member, a bet, or what has none. */
export interface PartsRow {
  readonly key: string;
  readonly name: string;
  readonly parts: Parts;
  /** Of a bet: the share of its play that it covers, in percent. */
  readonly coverage?: string | null | undefined;
  /** Its member bet on the opposite side too. */
  readonly isHedged?: boolean | undefined;
  /** Opens the level below. */
  readonly onOpen?: (() => void) | undefined;
}

interface PartsTableProps {
  readonly caption: string;
  /** The heading of the names. */
  readonly of: string;
  readonly terms: Terms;
  readonly currency: string;
  readonly rows: readonly PartsRow[];
  /** What the rows come to: the line of the level above. */
  readonly total: Parts;
  /** Whether the level below may be opened. */
  readonly opens?: boolean;
}

/** The lines of a level with every figure that the contract counts, and their sum. */
export function PartsTable(props: PartsTableProps) {
  const { caption, of, terms, currency, rows, total, opens = true } = props;
  const t = useTexts('agentContracts');
  const numberOf = useRateNumber();
  const figures = figuresOf(terms);
  const columns: Column<PartsRow>[] = [
    { key: 'name', name: of, cell: ({ name }) => name },
    ...figures.map(([name, read]): Column<PartsRow> => ({
      key: name,
      name: t(name),
      figures: true,
      cell: ({ parts }) => <Money value={read(parts)} currency={currency} bare />,
    })),
  ];
  if (terms.minCoveragePct !== undefined && rows.some(({ coverage }) => coverage !== undefined)) {
    columns.push({
      key: 'coverage',
      name: t('coverage'),
      figures: true,
      cell: ({ coverage, isHedged }) =>
        [
          coverage ? `${numberOf(coverage)} %` : '–',
          ...(isHedged === true ? [t('hedged')] : []),
        ].join(' · '),
    });
  }
  if (rows.some(({ onOpen }) => onOpen !== undefined)) {
    columns.push({
      key: 'open',
      name: t('open'),
      cell: ({ name, onOpen }) =>
        onOpen && (
          <Button size="sm" disabled={!opens} aria-label={`${t('open')}: ${name}`} onClick={onOpen}>
            {t('open')}
          </Button>
        ),
    });
  }
  const totals = Object.fromEntries(
    figures.map(([name, read]) => [
      name,
      <Money key={name} value={read(total)} currency={currency} bare />,
    ]),
  );
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      empty={null}
      totals={{ name: t('together'), ...totals }}
    />
  );
}

type Figure =
  | 'betsSum'
  | 'winStake'
  | 'lossStake'
  | 'narrowStake'
  | 'payout'
  | 'rebates'
  | 'bonuses'
  | 'salaries'
  | 'fees'
  | 'loss'
  | 'deposit';

/** The figures that the contract counts, with how they are read. */
function figuresOf({
  basis,
  kind,
  tiers,
  minCoveragePct,
}: Terms): [Figure, (parts: Parts) => string][] {
  const isSplit = basis === 'WIN_LOSS' || basis === 'MEMBER_PL';
  const asks = (of: 'minLoss' | 'minDeposit') => tiers.some((tier) => /[1-9]/.test(tier[of]));
  const isLoss = kind === 'DIVIDEND' || asks('minLoss');
  const figures: [Figure, (parts: Parts) => string][] = [['betsSum', ({ bet }) => bet]];
  if (isSplit) {
    figures.push(['winStake', ({ winStake }) => winStake]);
    figures.push(['lossStake', ({ lossStake }) => lossStake]);
  }
  if (minCoveragePct !== undefined) {
    figures.push(['narrowStake', ({ narrowStake }) => narrowStake]);
  }
  figures.push(['payout', ({ payout }) => payout]);
  if (isLoss) {
    figures.push(['rebates', ({ loss }) => loss?.rebate ?? '0']);
    figures.push(['bonuses', ({ loss }) => loss?.activity ?? '0']);
    figures.push(['salaries', ({ loss }) => loss?.salary ?? '0']);
    figures.push(['fees', ({ loss }) => loss?.fees ?? '0']);
    figures.push(['loss', ({ loss }) => loss?.companyWin ?? '0']);
  }
  if (asks('minDeposit')) figures.push(['deposit', ({ loss }) => loss?.deposit ?? '0']);
  return figures;
}
