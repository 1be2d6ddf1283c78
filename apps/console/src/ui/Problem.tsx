import { Alert, Button } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

interface ProblemProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** What went wrong with a reading, and the way to try again. */
export function Problem({ message, onRetry }: ProblemProps) {
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
