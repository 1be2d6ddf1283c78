import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { dismissToast, useToasts, type Toast } from './toasts.ts';

/** Shows the toasts above everything, and announces them to screen readers. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-3 z-70 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const t = useTexts('ui');
  const Icon = ICONS[toast.kind];
  return (
    <div
      role={toast.kind === 'failed' ? 'alert' : 'status'}
      className={clsx(
        'rise-in pointer-events-auto flex max-w-md items-center gap-3 rounded-lg border bg-surface-2',
        'py-1.5 pr-1.5 pl-4 text-sm shadow-float',
        toast.kind === 'failed' ? 'border-lost' : 'border-line-strong',
      )}
    >
      <Icon
        aria-hidden
        size={18}
        className={clsx('shrink-0', toast.kind === 'failed' ? 'text-lost' : 'text-accent-text')}
      />
      <span>{toast.text}</span>
      <button
        type="button"
        aria-label={t('close')}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-3 hover:text-ink"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden size={16} />
      </button>
    </div>
  );
}

const ICONS = { info: Info, done: CircleCheck, failed: CircleAlert } as const;
