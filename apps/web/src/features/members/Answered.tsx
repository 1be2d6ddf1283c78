import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClientRefusal } from '../../app/calls.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

interface AnsweredProps<Value> {
  readonly query: UseQueryResult<Value, ClientRefusal>;
  /** What stands here while the first answer is on its way; rows when left out. */
  readonly loading?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** What a call answered, or its place while it loads, or why it failed with a way to try again. */
export function Answered<Value>({ query, loading, children }: AnsweredProps<Value>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error === null) return <>{loading ?? <SkeletonRows />}</>;
  return (
    <ErrorState
      message={query.error.message}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
