import { useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { EndContractDialog } from './EndContractDialog.tsx';
import { tierRate } from './tier-rate.ts';

type Contract = ValueOf<'agentDownlineContracts'>['list'][number];

const PAGE_SIZE = 20;

/** The contracts that the agent offered or agreed with its directs. */
export function DownlineContracts() {
  const t = useTexts('agentContracts');
  const { dateTime } = useFormats();
  const pageNo = usePageFilter();
  const asked = { pageNo, pageSize: PAGE_SIZE };
  const query = useCall('agentDownlineContracts', asked, { staleTime: 0, keepPrevious: true });
  const options = {
    invalidates: ['agentDownlineContracts'],
    onSuccess: () => toast('done', t('done')),
    onError: ({ message }: { message: string }) => toast('failed', message),
  } as const;
  const withdraw = useCallMutation('agentContractWithdraw', options);
  const [ending, setEnding] = useState<Contract>();
  const columns: Column<Contract>[] = [
    { key: 'username', name: t('username'), cell: ({ username }) => username },
    { key: 'kind', name: t('kindOf'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'rate',
      name: t('rate'),
      cell: ({ terms }) => terms.tiers.map(tierRate).join(' · '),
    },
    {
      key: 'state',
      name: t('status'),
      cell: ({ state }) => (
        <Badge tone={state === 'ACTIVE' ? 'won' : state === 'PENDING' ? 'accent' : 'plain'}>
          {t(`state.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'time',
      name: t('period'),
      cell: ({ effectiveFrom, offeredAt }) => dateTime(effectiveFrom ?? offeredAt),
    },
    {
      key: 'acts',
      name: t('open'),
      cell: (contract) => {
        const { id, state } = contract;
        if (state === 'PENDING' || state === 'PENDING_APPROVAL') {
          return (
            <Button size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              {t('withdraw')}
            </Button>
          );
        }
        if (state !== 'ACTIVE') return null;
        return (
          <Button size="sm" look="ghost" onClick={() => setEnding(contract)}>
            {t('terminate')}
          </Button>
        );
      },
    },
  ];
  return (
    <CallResult query={query}>
      {({ list, total }) => (
        <>
          <Table
            caption={t('downline')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={
              <EmptyState
                art={<EmptyArt name="ledger" />}
                title={t('noDownline')}
                text={t('noDownlineText')}
              />
            }
          />
          <Pagination
            page={pageNo}
            pageSize={PAGE_SIZE}
            total={total}
            onChoose={(page) => setCentreFilters({ page: String(page) })}
          />
          {ending !== undefined && (
            <EndContractDialog contract={ending} onClose={() => setEnding(undefined)}>
              {t('terminateDownline', { name: ending.username })}
            </EndContractDialog>
          )}
        </>
      )}
    </CallResult>
  );
}
