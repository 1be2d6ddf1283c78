import type { ReactNode } from 'react';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';

interface MorePagesProps {
  readonly query: {
    readonly error: ClientRefusal | null;
    readonly data: unknown;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    refetch(): Promise<unknown>;
    fetchNextPage(): Promise<unknown>;
  };
  readonly children: ReactNode;
}

/** A list that is read page by page, with a button for the next one. */
export function MorePages({ query, children }: MorePagesProps) {
  const t = useTexts('agentFigures');
  if (query.error !== null && query.data === undefined) {
    return (
      <ErrorState
        message={query.error.message}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {children}
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
