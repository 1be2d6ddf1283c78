import { Alert, Button } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

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
