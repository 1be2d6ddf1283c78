import { Alert, Button } from '@mui/material';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '../i18n/use-text.ts';
import { isTransient } from '../ui/is-transient.ts';
import { DateTime } from '../ui/time/DateTime.tsx';

/**
 * Says quietly that what a page shows could not be refreshed, and since when. The queries go on
 * refreshing by themselves; the notice goes with the first that succeeds.
 */
export function RefreshNotice() {
  const text = useText();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const since = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => staleSince(cache.getAll()),
  );
  if (since === undefined) return null;
  const retry = () => queries.refetchQueries({ predicate: isStale });
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      sx={{ py: 0, mb: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => void retry()}>
          {text('app.retry')}
        </Button>
      }
    >
      {text('app.notRefreshed')} <DateTime at={since} />
    </Alert>
  );
}

function staleSince(queries: readonly Query[]): number | undefined {
  const times = queries.filter(isStale).map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Whether a page shows the data of a query whose refresh failed, without saying so itself. */
function isStale(query: Query): boolean {
  const { state, meta } = query;
  const isShown = query.isActive() && state.data !== undefined && meta?.['showsErrors'] !== true;
  return isShown && state.error !== null && isTransient(state.error);
}
