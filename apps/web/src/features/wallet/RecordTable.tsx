import type { ReactNode } from 'react';
import { useSiteTimes } from '../../centre/use-site-times.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Money } from '../../ui/data/Money.tsx';
import { Table, type Column } from '../../ui/data/Table.tsx';
import { useBalance } from '../../balance/use-balance.ts';
import { useReferenceText } from '../../draws/use-reference-text.ts';
import type { RecordLine } from './use-record.ts';

interface RecordTableProps {
  /** Undefined while loading. */
  readonly lines: readonly RecordLine[] | undefined;
  readonly empty: ReactNode;
}

/** Movements of the main wallet, newest first, each with the balance after it. */
export function RecordTable({ lines, empty }: RecordTableProps) {
  const t = useTexts('wallet');
  const { dateTime } = useSiteTimes();
  const referenceText = useReferenceText();
  const currency = useBalance().balance?.currency ?? '';
  const columns: readonly Column<RecordLine>[] = [
    {
      key: 'time',
      phone: 'open',
      name: t('time'),
      cell: (line) => <span className="figures whitespace-nowrap">{dateTime(line.time)}</span>,
    },
    { key: 'kind', phone: 'title', name: t('kind'), cell: (line) => t(`kind.${line.kind}`) },
    {
      key: 'reference',
      phone: 'note',
      name: t('reference'),
      cell: (line) => (
        <span className="figures text-ink-3 md:break-all">
          {referenceText(line.reference, line.game)}
        </span>
      ),
    },
    {
      key: 'change',
      phone: 'figure',
      name: t('change'),
      figures: true,
      cell: (line) => <Money value={line.amount} currency={currency} result />,
    },
    {
      key: 'after',
      phone: 'state',
      name: t('balanceAfter'),
      figures: true,
      cell: (line) => <Money value={line.balanceAfter} currency={currency} />,
    },
  ];
  return (
    <Table
      caption={t('record')}
      columns={columns}
      rows={lines}
      keyOf={(line) => `${line.id}-${line.leg}`}
      empty={empty}
    />
  );
}
