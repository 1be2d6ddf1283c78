import { formatAmount, type Amount } from '@fairhouse/values';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../ui/data/Table.tsx';
import { CallResult } from '../../calls/CallResult.tsx';
import { LIMIT_KINDS, LIMIT_PERIODS } from './limit-request.ts';

type Event = ValueOf<'protectionHistory'>['list'][number];

const PAGE_SIZE = 10;
const EVENTS = [
  'limit_set',
  'limit_pending',
  'limit_loosened',
  'limit_kept',
  'limit_hit',
  'break',
  'return',
  'check',
  'prompt_declined',
] as const;
const LENGTHS = ['24h', '7d', '30d', '6w', '6m', '1y', '5y', 'forever'] as const;

/** Every change of limits and breaks, newest first. */
export function ProtectionHistory() {
  const t = useTexts('protection');
  const { dateTime } = useFormats();
  const [pageNo, setPageNo] = useState(1);
  const tell = useEventText();
  const asked = { pageNo, pageSize: PAGE_SIZE };
  const query = useCall('protectionHistory', asked, { staleTime: 0, keepPrevious: true });
  const columns: readonly Column<Event>[] = [
    { key: 'at', phone: 'note', name: t('when'), cell: (event) => dateTime(event.at) },
    { key: 'what', phone: 'title', name: t('what'), cell: tell },
    { key: 'who', phone: 'state', name: t('who'), cell: (event) => t(`actor.${event.actor}`) },
  ];
  return (
    <CallResult query={query}>
      {({ list, total }) => (
        <>
          <Table
            caption={t('history')}
            columns={columns}
            rows={list}
            keyOf={(event) => `${event.at}${event.kind}`}
            empty={<EmptyState art={<EmptyArt name="ledger" />} title={t('noHistory')} />}
          />
          <Pagination page={pageNo} pageSize={PAGE_SIZE} total={total} onChoose={setPageNo} />
        </>
      )}
    </CallResult>
  );
}

/** The text of an event: its kind, the old and the new value. */
function useEventText() {
  const t = useTexts('protection');
  const { number } = useFormats();
  const most = (kind: string | undefined, text: unknown): string => {
    if (typeof text !== 'string') return t('none');
    if (kind === 'session') return t('minutes', { count: Number(text) });
    return number(formatAmount(BigInt(text) as Amount));
  };
  return ({ kind, detail }: Event): string => {
    const event = EVENTS.find((each) => each === kind);
    if (event === undefined) return kind;
    const length = LENGTHS.find((each) => each === detail['length']);
    const limit = LIMIT_KINDS.find((each) => each === detail['limit']);
    const period = LIMIT_PERIODS.find((each) => each === detail['period']);
    const isHit = event === 'limit_hit';
    const what =
      limit !== undefined && period !== undefined && isHit
        ? `${t(`limit.${limit}`)} ${t(`period.${period}`)}`
        : limit !== undefined && period !== undefined
          ? `${t(`limit.${limit}`)} ${t(`period.${period}`)}: ${most(limit, detail['from'])} → ${most(limit, detail['to'])}`
          : length === undefined
            ? ''
            : t(`length.${length}`);
    return event === 'return' || event === 'check' || event === 'prompt_declined'
      ? t(`event.${event}`)
      : t(`event.${event}`, { what });
  };
}
