import { RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../forms/Button.tsx';

interface ErrorStateProps {
  /** What happened and what to do, in the page's language; a refusal's own message. */
  readonly message: string;
  /** Left out if a retry cannot help. */
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean;
}

/** An error in place of a part of the page, with a retry button. */
export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  const t = useTexts('ui');
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      <p className="max-w-md text-ink-2">{message}</p>
      {onRetry !== undefined && (
        <Button busy={busy} onClick={onRetry} icon={<RotateCw aria-hidden size={16} />}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
