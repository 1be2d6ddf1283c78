import { RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useFailureText } from '../use-failure-text.ts';

/** What is left free around the panel, in pixels. */
const GAP = 8;

interface MenuFailedProps {
  readonly error: unknown;
  readonly align: 'start' | 'end';
  readonly onRetry: () => void;
  /** Told whether a key closed it, and no press beside it, which takes the focus there. */
  readonly onClose: (byKey: boolean) => void;
}

/**
 * Stands where a menu would, right behind its button, and says why there is none. Drawn by the
 * browser's own popover: what draws menus is what was lost.
 */
export function MenuFailed({ error, align, onRetry, onClose }: MenuFailedProps) {
  const t = useTexts('shell');
  const text = useFailureText(error);
  const panel = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const shown = panel.current;
    if (shown === null) return;
    // A browser without popovers shows it as it is, and it stays until it is used.
    shown.showPopover?.();
    putBeside(shown, align);
    shown.querySelector('button')?.focus();
  }, [align]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="alert"
      className="fixed inset-auto z-60 m-0 w-72 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-surface-2 p-4 text-sm text-ink shadow-float"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A drawer around it stays: the key is meant for this alone.
        event.stopPropagation();
        byKey.current = true;
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose(byKey.current);
      }}
    >
      <p className="font-semibold">{t('failedTitle')}</p>
      <p className="mt-1 text-ink-2">{text}</p>
      <Button
        size="sm"
        className="mt-3"
        icon={<RotateCw aria-hidden size={16} />}
        onClick={onRetry}
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
}

/** Under the button if there is room, else above it; whole within the window. */
function putBeside(panel: HTMLElement, align: 'start' | 'end'): void {
  const button = panel.previousElementSibling?.getBoundingClientRect();
  if (button === undefined) return;
  const { width, height } = panel.getBoundingClientRect();
  const begin = align === 'start' ? button.left : button.right - width;
  const left = Math.max(GAP, Math.min(begin, innerWidth - width - GAP));
  const under = button.bottom + GAP;
  const top = under + height + GAP <= innerHeight ? under : button.top - GAP - height;
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}
