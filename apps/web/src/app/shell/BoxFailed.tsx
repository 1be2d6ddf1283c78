import { RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/forms/Button.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';

interface BoxFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a header box that failed to load; an icon, because the header has no space for text. */
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
