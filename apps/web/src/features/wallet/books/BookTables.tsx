import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useDayTexts } from '../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { CopyText } from '../../../ui/data/CopyText.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';

type Root = ValueOf<'bookRoots'>['roots'][number];
type Seal = ValueOf<'bookSeals'>['seals'][number];

const SEALS = 10;
const FRESH_MS = 30_000;

/** The roots of past days, newest first. */
export function RootTable({ roots }: { readonly roots: readonly Root[] | undefined }) {
  const t = useTexts('books');
  const { number, dateTime } = useFormats();
  const { day: dayText } = useDayTexts();
  const columns: readonly Column<Root>[] = [
    { key: 'day', name: t('day'), cell: ({ day }) => dayText(day) },
    {
      key: 'root',
      name: t('root'),
      cell: ({ root, day }) => <CopyText name={`${t('root')} ${dayText(day)}`} text={root} short />,
    },
    {
      key: 'accounts',
      name: t('accounts'),
      cell: ({ accounts }) => number(accounts),
      figures: true,
    },
    { key: 'seal', name: t('seal'), cell: ({ sealNumber }) => sealNumber, figures: true },
    {
      key: 'signature',
      name: t('signature'),
      cell: ({ signature, day }) => (
        <CopyText name={`${t('signature')} ${dayText(day)}`} text={signature} short />
      ),
      wideOnly: true,
    },
    { key: 'at', name: t('publishedAt'), cell: ({ at }) => dateTime(at), wideOnly: true },
  ];
  return (
    <Table
      caption={t('roots')}
      columns={columns}
      rows={roots}
      keyOf={({ day }) => day}
      empty={<EmptyState title={t('noRoots')} text={t('noRootsText')} />}
    />
  );
}

/** The newest seals; older ones are loaded page by page. */
export function SealTable() {
  const t = useTexts('books');
  const { number, dateTime } = useFormats();
  const [before, setBefore] = useState<string>();
  const page = useCall(
    'bookSeals',
    { limit: SEALS, ...(before === undefined ? {} : { before }) },
    { staleTime: FRESH_MS, keepPrevious: true },
  );
  const columns: readonly Column<Seal>[] = [
    { key: 'number', name: t('seal'), cell: (seal) => seal.number, figures: true },
    {
      key: 'hash',
      name: t('hash'),
      cell: (seal) => <CopyText name={`${t('hash')} ${seal.number}`} text={seal.hash} short />,
    },
    { key: 'entries', name: t('entries'), cell: (seal) => number(seal.entries), figures: true },
    {
      key: 'signature',
      name: t('signature'),
      cell: (seal) => (
        <CopyText name={`${t('signature')} ${seal.number}`} text={seal.signature} short />
      ),
      wideOnly: true,
    },
    { key: 'at', name: t('sealedAt'), cell: (seal) => dateTime(seal.at) },
  ];
  const rows = page.data?.seals;
  const oldest = rows?.at(-1)?.number;
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t('seals')}
        columns={columns}
        rows={rows}
        keyOf={(seal) => seal.number}
        empty={<EmptyState title={t('noSeals')} />}
      />
      <div className="flex flex-wrap gap-3">
        {before !== undefined && (
          <Button look="outline" onClick={() => setBefore(undefined)}>
            {t('newest')}
          </Button>
        )}
        {oldest !== undefined && oldest !== '1' && (
          <Button look="outline" busy={page.isFetching} onClick={() => setBefore(oldest)}>
            {t('older')}
          </Button>
        )}
      </div>
    </div>
  );
}
