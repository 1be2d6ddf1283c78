import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useBalance } from '../../../balance/use-balance.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { Badge, type BadgeTone } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';

type Row = ValueOf<'transferList'>['list'][number];

const TONES: Readonly<Record<Row['state'], BadgeTone>> = {
  SUCCESS: 'won',
  PENDING_REVIEW: 'accent',
  REJECTED: 'lost',
};
const PAGE_SIZE = 20;

/** Transfers that the caller sent or received, newest first. */
export function TransferHistory() {
  const t = useTexts('agentTree');
  const { money, dateTime } = useFormats();
  const currency = useBalance().balance?.currency ?? '';
  const page = usePageFilter();
  const asked = { pageNo: page, pageSize: PAGE_SIZE };
  const query = useCall('transferList', asked, { keepPrevious: true, staleTime: 0 });
  const columns: readonly Column<Row>[] = [
    {
      key: 'who',
      phone: 'title',
      name: t('otherSide'),
      cell: (row) => t(row.side === 'OUT' ? 'sentTo' : 'receivedFrom', { name: row.username }),
    },
    {
      key: 'amount',
      phone: 'figure',
      name: t('amount'),
      figures: true,
      cell: (row) => `${row.side === 'OUT' ? '−' : '+'}${money(row.amount, currency)}`,
    },
    {
      key: 'time',
      phone: 'open',
      name: t('time'),
      cell: (row) => <span className="figures whitespace-nowrap">{dateTime(row.time)}</span>,
    },
    { key: 'remark', phone: 'note', name: t('remark'), cell: (row) => row.remark },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      cell: (row) => <Badge tone={TONES[row.state]}>{t(`transferState.${row.state}`)}</Badge>,
    },
    { key: 'number', phone: 'hidden', name: t('number'), cell: (row) => row.number },
  ];
  return (
    <CallResult query={query}>
      {({ list, total, pageNo }) => (
        <>
          <Table
            caption={t('transfers')}
            columns={columns}
            rows={list}
            keyOf={(row) => row.id}
            empty={
              <EmptyState
                art={<EmptyArt name="ledger" />}
                title={t('noTransfers')}
                text={t('noTransfersText')}
              />
            }
          />
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
