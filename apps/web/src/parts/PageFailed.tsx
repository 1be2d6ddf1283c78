import { RotateCw } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/forms/Button.tsx';
import { useFailureText } from './use-failure-text.ts';

interface PageFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Shown for a page that failed: names the kind of failure (product.md section 8) and offers to
 * retry.
 */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const t = useTexts('shell');
  const text = useFailureText(error);
  return (
    <div role="alert" className="page flex flex-col items-center gap-5 py-24 text-center">
      <h1 className="text-2xl font-semibold">{t('failedTitle')}</h1>
      <p className="max-w-md text-ink-2">{text}</p>
      <Button look="primary" onClick={onRetry} icon={<RotateCw aria-hidden size={16} />}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
