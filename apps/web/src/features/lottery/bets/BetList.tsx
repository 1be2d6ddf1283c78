import { useCallback } from 'react';
import { useSignal } from '../../../calls/live.ts';
import { navigate } from '../../../navigation/history.ts';
import type { InputOf } from '../../../calls/calls.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { urls } from '../../../urls.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { betTotals } from './bet-totals.ts';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';
import { useBetColumns } from './use-bet-columns.tsx';

const PAGE_SIZE = 20;

interface BetListProps {
  readonly filter: InputOf<'myBets'>;
}

/** One page of the filtered orders, with its sums. */
export function BetList({ filter }: BetListProps) {
  const t = useTexts('members');
  const { money } = useFormats();
  const pageNo = usePageFilter();
  const { columns, currency } = useBetColumns();
  const query = useCall(
    'myBets',
    { ...filter, pageNo, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPrevious: true },
  );
  useSignal(
    'balance',
    useCallback(() => invalidateCalls('myBets'), []),
  );
  return (
    <CallResult query={query}>
      {({ list, total }) => {
        const sums = betTotals(list);
        return (
          <>
            <Table
              caption={t('bets')}
              columns={columns}
              rows={list}
              keyOf={(order) => order.order}
              empty={<NoBets />}
              totals={{
                placed: t('totals'),
                stake: money(sums.stake, currency),
                result: <Money value={sums.result} currency={currency} result />,
              }}
            />
            <Pagination
              page={pageNo}
              pageSize={PAGE_SIZE}
              total={total}
              onChoose={(page) => setCentreFilters({ page: String(page) })}
            />
          </>
        );
      }}
    </CallResult>
  );
}

function NoBets() {
  const t = useTexts('members');
  return (
    <EmptyState
      art={<EmptyArt name="boat" />}
      title={t('noBets')}
      text={t('noBetsText')}
      action={
        <Button look="primary" onClick={() => navigate(urls.lottery)}>
          {t('toLottery')}
        </Button>
      }
    />
  );
}
