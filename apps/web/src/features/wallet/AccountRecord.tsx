import { useCallback } from 'react';
import { useSignal } from '../../calls/live.ts';
import { invalidateCalls } from '../../calls/queries.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { setCentreFilters, useChoiceFilter } from '../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../centre/FileButton.tsx';
import { FilterBar } from '../../centre/FilterBar.tsx';
import { useDays } from '../../centre/use-days.ts';
import { RECORD_KINDS } from './record-kinds.ts';
import { RecordTable } from './RecordTable.tsx';
import { useRecord } from './use-record.ts';

/** The account record: every movement of the main wallet with the balance after it. */
export function AccountRecord() {
  const t = useTexts('wallet');
  const days = useDays('week');
  const kind = useChoiceFilter('kind', RECORD_KINDS);
  const filter = { ...days.span, ...(kind === undefined ? {} : { kind }) };
  useSignal(
    'balance',
    useCallback(() => invalidateCalls('memTransDet'), []),
  );
  return (
    <>
      <FilterBar days={days} extra={<FileButton load={() => loadFile('memTransDetCsv', filter)} />}>
        <Field label={t('kind')}>
          {(control) => (
            <Select
              {...control}
              className="md:min-w-44"
              choices={[
                { value: 'all', label: t('allKinds') },
                ...RECORD_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
              ]}
              value={kind ?? 'all'}
              onChoose={(value) => setCentreFilters({ kind: value === 'all' ? undefined : value })}
            />
          )}
        </Field>
      </FilterBar>
      <Lines filter={filter} />
    </>
  );
}

function Lines({ filter }: { readonly filter: Parameters<typeof useRecord>[0] }) {
  const t = useTexts('wallet');
  const query = useRecord(filter);
  if (query.error !== null && query.data === undefined) {
    return (
      <ErrorState
        message={query.error.message}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const lines = query.data?.pages.flatMap(({ list }) => list);
  return (
    <>
      <RecordTable
        lines={lines}
        empty={
          <EmptyState
            art={<EmptyArt name="ledger" />}
            title={t('noLines')}
            text={t('noLinesText')}
          />
        }
      />
      {query.hasNextPage && (
        <div className="flex justify-center pt-5">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
