import { Alert, Button } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

/** What a part of a page needs of a query to show that it failed. */
export interface FailingQuery {
  readonly error: { readonly message: string } | null;
  readonly refetch: () => Promise<unknown>;
}

interface QueryErrorProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** The error of a failed query, with a retry button. */
export function QueryError({ message, onRetry }: QueryErrorProps) {
  const text = useText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('app.retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
