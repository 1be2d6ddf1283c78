import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { openDetail } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { sumOfLines, type LineMoney } from './sum-of-lines.ts';
import type { Statements } from './TeamStatements.tsx';

type Line = Statements['list'][number];

/** What the results are made of; they stand beside it, on narrow desktops too. */
const FIGURES = [
  'bet',
  'validBet',
  'payout',
  'rebate',
  'activity',
  'salary',
  'dividend',
] as const satisfies readonly (keyof LineMoney)[];
const RESULTS = ['memberResult', 'netResult'] as const;
const FLOWS = ['deposit', 'withdrawal'] as const satisfies readonly (keyof LineMoney)[];

/** The lines of an agent with the sums of the page and of the whole team. */
export function LineTable({ found }: { readonly found: Statements }) {
  const t = useTexts('agentFigures');
  const { money } = useFormats();
  const { count, currency, list, total, elsewhere } = found;
  const shown = (value: string) => money(value, currency, { bare: true });
  const result = (value: string) => <Money value={value} currency={currency} bare result />;
  const figure = (key: keyof LineMoney): Column<Line> => ({
    key,
    phone: 'hidden',
    name: t(key),
    figures: true,
    cell: (line) => shown(line[key]),
  });
  const columns: readonly Column<Line>[] = [
    { key: 'name', phone: 'title', name: t('username'), cell: (line) => <LineName line={line} /> },
    {
      key: 'played',
      phone: 'more',
      phoneOnly: true,
      name: t('bet'),
      cell: (line) => (
        <span className="figures text-ink-3">
          {t('bet')} {shown(line.bet)} · {t('payout')} {shown(line.payout)} · {t('deposit')}{' '}
          {shown(line.deposit)}
        </span>
      ),
    },
    ...FIGURES.map(figure),
    {
      key: 'memberResult',
      phone: 'hidden',
      name: t('memberResult'),
      figures: true,
      cell: (line) => result(line.memberResult),
    },
    {
      key: 'netResult',
      phone: 'figure',
      name: t('netResult'),
      figures: true,
      cell: (line) => result(line.netResult),
    },
    ...FLOWS.map(figure),
  ];
  const sums = (of: LineMoney, name: string) => ({
    name,
    ...Object.fromEntries([...FIGURES, ...FLOWS].map((key) => [key, shown(of[key])])),
    ...Object.fromEntries(RESULTS.map((key) => [key, result(of[key])])),
  });
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t('statements')}
        columns={columns}
        rows={list}
        keyOf={({ line, username }) => `${line} ${username}`}
        empty={null}
        totals={sums(total, t('total'))}
      />
      {/* Where all lines are shown, the page comes to the total above. */}
      {(elsewhere !== null || count > list.length) && (
        <dl className="flex flex-col gap-1 text-sm text-ink-2">
          <Sum name={t('pageTotal')} value={result(sumOfLines(list).netResult)} />
          {elsewhere !== null && <Sum name={t('elsewhere')} value={result(elsewhere.netResult)} />}
        </dl>
      )}
    </div>
  );
}

function Sum({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}

function LineName({ line }: { readonly line: Line }) {
  const t = useTexts('agentFigures');
  const { username: name } = line;
  if (line.line === 'self') return <span className="font-medium">{t('self', { name })}</span>;
  if (!line.hasMore) return <span className="wrap-break-word">{name}</span>;
  return (
    <button
      type="button"
      aria-label={t('openLine', { name })}
      className="-my-2 inline-flex min-h-11 items-center gap-1 rounded-md font-medium wrap-break-word text-accent-text hover:underline"
      onClick={() => openDetail({ user: name, page: undefined })}
    >
      {name}
      <ChevronRight aria-hidden size={14} className="shrink-0" />
    </button>
  );
}
