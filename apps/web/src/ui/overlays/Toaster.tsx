import { Toast as Base } from '@base-ui/react/toast';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ToastCard, ToastCloseButton, toastRole, toastsClass } from './ToastCard.tsx';
import { takeToasts, useRaisedToasts, type Toast } from './toasts.ts';

const SHOWN_MS = 5_000;
/** How long a letter takes to read: a toast of some sentences stays longer. */
const LETTER_MS = 70;
const MAX_TOASTS = 3;

/**
 * Shows the toasts above everything, and announces them to screen readers. The time of a toast does
 * not run while it has the pointer or the focus; F6 moves the focus to the toasts.
 */
export function Toaster() {
  return (
    <Base.Provider limit={MAX_TOASTS} timeout={SHOWN_MS}>
      <ToastList />
    </Base.Provider>
  );
}

function ToastList() {
  const t = useTexts('ui');
  const { toasts, add } = Base.useToastManager<Pick<Toast, 'kind'>>();
  const raised = useRaisedToasts();
  useEffect(() => {
    for (const { kind, text } of takeToasts()) {
      // The text as the id: a toast that is shown is not shown twice.
      add({
        id: text,
        description: text,
        data: { kind },
        timeout: Math.max(kind === 'failed' ? SHOWN_MS * 2 : SHOWN_MS, text.length * LETTER_MS),
      });
    }
  }, [raised, add]);
  return (
    // Beside the page: an open dialog hides the page from screen readers.
    <Base.Portal>
      <Base.Viewport aria-label={t('toasts')} className={toastsClass}>
        {toasts.toReversed().map((toast) => {
          const { kind } = toast.data ?? { kind: 'info' };
          return (
            <Base.Root
              key={toast.id}
              toast={toast}
              role={toastRole(kind)}
              swipeDirection={['up', 'left', 'right']}
              className={swipeClass}
              render={
                <ToastCard
                  kind={kind}
                  close={<Base.Close aria-hidden={undefined} render={<ToastCloseButton />} />}
                />
              }
            >
              <Base.Description render={<span />} />
            </Base.Root>
          );
        })}
      </Base.Viewport>
    </Base.Portal>
  );
}

const swipeClass = clsx(
  'touch-none select-none transition duration-150 data-limited:hidden data-ending-style:opacity-0',
  'data-swipe-direction:data-ending-style:[transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))]',
);
