import { RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/forms/Button.tsx';
import { useFailureText } from './use-failure-text.ts';

/** The margin around the panel, in pixels. */
const GAP = 8;

interface MenuFailedProps {
  readonly error: unknown;
  readonly align: 'start' | 'end';
  readonly onRetry: () => void;
  /** `byKey` is true if a key closed it; a press beside it moves the focus there. */
  readonly onClose: (byKey: boolean) => void;
}

/**
 * Shown in place of a menu whose code failed to load, right behind its button. It uses the
 * browser's own popover, because the menu code is what failed to load.
 */
export function MenuFailed({ error, align, onRetry, onClose }: MenuFailedProps) {
  const t = useTexts('shell');
  const text = useFailureText(error);
  const panel = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const shown = panel.current;
    if (shown === null) return;
    // A browser without popovers shows the panel inline until it is used.
    shown.showPopover?.();
    positionPanel(shown, align);
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
        // Stops the key here, so that a drawer around the panel stays open.
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

/** Places the panel under the button if there is space, else above it, and within the window. */
function positionPanel(panel: HTMLElement, align: 'start' | 'end'): void {
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
