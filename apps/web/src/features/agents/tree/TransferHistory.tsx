import { CallResult } from '../../../calls/CallResult.tsx';
import { call, type ValueOf } from '../../../calls/calls.ts';
import { loadPages } from '../../../calls/load-pages.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useBalance } from '../../../balance/use-balance.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { sumDecimals } from '../../../ui/data/sum-decimals.ts';
import { CsvButton, Table, type Column } from '../../../ui/data/Table.tsx';
import { Badge, type BadgeTone } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

type Row = ValueOf<'transferList'>['list'][number];

const TONES: Readonly<Record<Row['state'], BadgeTone>> = {
  SUCCESS: 'won',
  PENDING_REVIEW: 'accent',
  REJECTED: 'lost',
};
const PAGE_SIZE = 20;

/** What a transfer changed for the caller. */
const changeOf = ({ side, amount }: Row): string => (side === 'OUT' ? `-${amount}` : amount);
const isDone = ({ state }: Row): boolean => state === 'SUCCESS';

/** Transfers that the caller sent or received, newest first. */
export function TransferHistory() {
  const t = useTexts('agentTree');
  const inFigures = useTexts('agentFigures');
  const { money } = useFormats();
  const { dateTime, timeZone } = useSiteTimes();
  const currency = useBalance().balance?.currency ?? '';
  const page = usePageFilter();
  const asked = { pageNo: page, pageSize: PAGE_SIZE };
  const query = useCall('transferList', asked, { keepPrevious: true, staleTime: 0 });
  const columns: readonly Column<Row>[] = [
    {
      key: 'who',
      phone: 'title',
      name: t('otherSide'),
      text: (row) => row.username,
      cell: (row) => t(row.side === 'OUT' ? 'sentTo' : 'receivedFrom', { name: row.username }),
    },
    {
      key: 'amount',
      phone: 'figure',
      name: t('amount'),
      figures: true,
      text: changeOf,
      cell: (row) => `${row.side === 'OUT' ? '−' : '+'}${money(row.amount, currency)}`,
    },
    {
      key: 'time',
      phone: 'open',
      name: t('time'),
      text: (row) => dateTime(row.time),
      cell: (row) => <span className="figures whitespace-nowrap">{dateTime(row.time)}</span>,
    },
    {
      key: 'remark',
      phone: 'note',
      name: t('remark'),
      text: (row) => row.remark,
      cell: (row) => row.remark,
    },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      text: (row) => t(`transferState.${row.state}`),
      cell: (row) => <Badge tone={TONES[row.state]}>{t(`transferState.${row.state}`)}</Badge>,
    },
    {
      key: 'number',
      phone: 'hidden',
      name: t('number'),
      text: (row) => row.number,
      cell: (row) => row.number,
    },
  ];
  return (
    <CallResult query={query}>
      {({ list, total, pageNo }) => (
        <>
          <div className={total === 0 ? 'hidden' : 'mb-3 flex justify-end'}>
            <CsvButton
              fileName="transfers"
              columns={columns}
              load={() =>
                loadPages(
                  (place) => call('transferList', place),
                  (message) => toast('failed', message),
                )
              }
            />
          </div>
          <Table
            caption={t('transfers')}
            columns={columns}
            rows={list}
            keyOf={(row) => row.id}
            totals={{
              who: inFigures('pageTotal'),
              amount: money(sumDecimals(list.filter(isDone).map(changeOf)), currency),
            }}
            empty={
              <EmptyState
                art={<EmptyArt name="ledger" />}
                title={t('noTransfers')}
                text={t('noTransfersText')}
              />
            }
          />
          <ZoneNote timeZone={timeZone} />
          <Pagination
            page={pageNo}
            pageSize={PAGE_SIZE}
            total={total}
            onChoose={(next) => setCentreFilters({ page: String(next) })}
          />
        </>
      )}
    </CallResult>
  );
}
