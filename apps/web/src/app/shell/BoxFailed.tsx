import { RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useFailureText } from '../use-failure-text.ts';

interface BoxFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in the header, where there is no room for words, for a box that could not be shown. */
export function BoxFailed({ error, onRetry }: BoxFailedProps) {
  const t = useTexts('shell');
  const text = useFailureText(error);
  return (
    <span role="alert">
      <span className="sr-only">
        {t('failedTitle')}. {text}
      </span>
      <IconButton label={t('tryAgain')} className="text-lost!" onClick={onRetry}>
        <RotateCw aria-hidden size={19} />
      </IconButton>
    </span>
  );
}
