import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';

/** Typed and pasted numbers, folded: the pads above are enough for a few. */
export function TypedNumbers({ children }: ComponentProps<'div'>) {
  const t = useTexts('pads');
  return (
    <details className="group mt-3 rounded-md border border-line px-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-medium text-ink-2 [&::-webkit-details-marker]:hidden">
        {t('keys.typed')}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
