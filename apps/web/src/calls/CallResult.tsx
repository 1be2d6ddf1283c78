import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClientRefusal } from './calls.ts';
import { ErrorState } from '../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../ui/layout/Skeleton.tsx';

interface CallResultProps<Value> {
  readonly query: UseQueryResult<Value, ClientRefusal>;
  /** Shown while the first answer is loading; skeleton rows when left out. */
  readonly loading?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Renders a call's answer, its skeleton while it loads, or its error with a retry button. */
export function CallResult<Value>({ query, loading, children }: CallResultProps<Value>) {
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
