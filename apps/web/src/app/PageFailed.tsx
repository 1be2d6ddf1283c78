import type { FallbackProps } from 'react-error-boundary';
import { RotateCw } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { chunkTroubleOf } from './navigation/load-chunk.ts';
import { useFailureText } from './use-failure-text.ts';

/** A part that failed: says which trouble it was (product.md section 8) and offers to try again. */
export function PageFailed({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTexts('shell');
  const text = useFailureText(error);
  const trouble = chunkTroubleOf(error);
  const retry = () => {
    // A new release removes the old chunks, so only a fresh document knows the new ones.
    if (trouble === 'missing' || trouble === 'stylesheet') location.reload();
    else resetErrorBoundary();
  };
  return (
    <div role="alert" className="page flex flex-col items-center gap-5 py-24 text-center">
      <h1 className="text-2xl font-semibold">{t('failedTitle')}</h1>
      <p className="max-w-md text-ink-2">{text}</p>
      <Button look="primary" onClick={retry} icon={<RotateCw aria-hidden size={16} />}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
