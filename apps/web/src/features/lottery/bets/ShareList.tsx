import { useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { InputOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { navigate } from '../../../navigation/history.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { urls } from '../../../urls.ts';
import { OfferView } from '../offers/OfferView.tsx';
import { betTotals } from './bet-totals.ts';
import { shareFigures } from './share-figures.ts';
import { useShareColumns } from './use-share-columns.tsx';

const PAGE_SIZE = 20;

/** One page of the member's shares of group buys, with its sums. */
export function ShareList({ filter }: { readonly filter: InputOf<'myOffers'> }) {
  const t = useTexts('members');
  const { money } = useFormats();
  const pageNo = usePageFilter();
  const [shown, setShown] = useState<string>();
  const { columns, currency } = useShareColumns(setShown);
  const query = useCall(
    'myOffers',
    { ...filter, pageNo, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPrevious: true },
  );
  return (
    <CallResult query={query}>
      {({ list, total }) => {
        const sums = betTotals(list.map(shareFigures));
        return (
          <>
            <Table
              caption={t('groupBuys')}
              columns={columns}
              rows={list}
              keyOf={(offer) => offer.id}
              empty={<NoShares />}
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
            {shown !== undefined && <OfferView id={shown} onClose={() => setShown(undefined)} />}
          </>
        );
      }}
    </CallResult>
  );
}

function NoShares() {
  const t = useTexts('members');
  return (
    <EmptyState
      art={<EmptyArt name="lantern" />}
      title={t('noShares')}
      text={t('noSharesText')}
      action={
        <Button look="primary" onClick={() => navigate(urls.groupBuy)}>
          {t('toGroupBuys')}
        </Button>
      }
    />
  );
}
