import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Toast } from './toasts.ts';

interface ToastCardProps extends ComponentProps<'div'> {
  readonly kind: Toast['kind'];
  readonly close: ReactElement;
}

/** A toast: its icon, its text and a button that closes it. */
export function ToastCard({ kind, close, children, className, ...rest }: ToastCardProps) {
  const Icon = ICONS[kind];
  return (
    <div
      {...rest}
      className={clsx(
        'rise-in pointer-events-auto flex max-w-md items-center gap-3 rounded-lg border bg-surface-2',
        'py-1.5 pr-1.5 pl-4 text-sm shadow-float',
        kind === 'failed' ? 'border-lost' : 'border-line-strong',
        className,
      )}
    >
      <Icon
        aria-hidden
        size={18}
        className={clsx('shrink-0', kind === 'failed' ? 'text-lost' : 'text-accent-text')}
      />
      {children}
      {close}
    </div>
  );
}

/** A failure interrupts what a screen reader is saying; other toasts wait for its end. */
export function toastRole(kind: Toast['kind']): 'alert' | 'status' {
  return kind === 'failed' ? 'alert' : 'status';
}

export function ToastCloseButton(props: ComponentProps<'button'>) {
  const t = useTexts('ui');
  return (
    <button
      type="button"
      aria-label={t('close')}
      {...props}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-3 hover:text-ink"
    >
      <X aria-hidden size={16} />
    </button>
  );
}

/** Toasts are above everything, in the middle of the upper edge. */
export const toastsClass =
  'pointer-events-none fixed inset-x-0 top-3 z-70 flex flex-col items-center gap-2 px-4';

const ICONS = { info: Info, done: CircleCheck, failed: CircleAlert } as const;
