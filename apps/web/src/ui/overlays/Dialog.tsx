import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../forms/Button.tsx';
import { isTopDialog, mayClose, pushDialog } from './dialog-stack.ts';
import { swallowSecondTap } from './swallow-second-tap.ts';

/** 600 wide and at least 300 high; `confirm` 400; `wide` for galleries; `full` fills a phone. */
export type DialogSize = 'default' | 'confirm' | 'wide' | 'full';

interface DialogProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly about?: ReactNode;
  readonly size?: DialogSize;
  /** Where it appears: in the middle, or at a side as a sheet. */
  readonly side?: 'middle' | 'left' | 'right' | 'bottom';
  /** Escape and a press outside close it. Off for forms with unsaved input. */
  readonly clickToClose?: boolean;
  /** Focuses the dialog itself and not its first control; for long texts. */
  readonly focusSelf?: boolean;
  /** Focuses the first text field, and not a control above it. */
  readonly focusField?: boolean;
  /** Hides the title visually, for dialogs that show their own. */
  readonly quietTitle?: boolean;
  /** Its address opens it, so that the browser's Back closes it by leaving that. */
  readonly byAddress?: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A modal dialog: focus is trapped, the page behind does not scroll, and focus returns to its
 * origin afterwards. Mounted means open; the parent unmounts it in `onClose`. The close button is
 * last in the DOM, so that the first field of a form gets the focus.
 */
export function Dialog(props: DialogProps) {
  const { title, about, size = 'default', side = 'middle', clickToClose = true } = props;
  const { quietTitle = false, focusSelf = false, focusField = false, byAddress = false } = props;
  const { onClose, footer, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const t = useTexts('ui');
  const [id] = useState(() => Symbol(title));
  const onBack = useEffectEvent(onClose);
  useEffect(() => pushDialog(id, byAddress ? undefined : () => onBack()), [id, byAddress]);
  useEffect(swallowSecondTap, []);
  const close: Base.Root.Props['onOpenChange'] = (_open, details) => {
    if (mayClose(details.reason, { isTop: isTopDialog(id), clickToClose })) onClose();
    else details.cancel();
  };
  return (
    <CSPProvider disableStyleElements>
      <Base.Root open onOpenChange={close}>
        <Base.Portal>
          <Base.Backdrop forceRender className={backdropClass} />
          <Base.Popup
            ref={popup}
            {...(focusSelf ? { initialFocus: popup } : {})}
            {...(focusField
              ? {
                  // After a touch, focusing a field would open the keyboard over the dialog.
                  initialFocus: (by: string) =>
                    (by === 'touch'
                      ? popup.current
                      : popup.current?.querySelector<HTMLElement>(FIELDS)) ?? true,
                }
              : {})}
            className={clsx(popupClass, SIDES[side], side === 'middle' && SIZES[size])}
          >
            <header
              className={clsx('pt-5.5 pr-16 pl-5 md:pt-6.5 md:pl-6', quietTitle && 'sr-only')}
            >
              <Base.Title className="text-xl font-semibold">{title}</Base.Title>
              {about !== undefined && (
                <Base.Description className="mt-1 text-sm text-ink-2">{about}</Base.Description>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 md:px-6">
              {children}
            </div>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 md:px-6">
                {footer}
              </footer>
            )}
            <Base.Close
              render={
                <IconButton label={t('close')} className="absolute! top-3.5 right-3.5">
                  <X aria-hidden size={20} />
                </IconButton>
              }
            />
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Not the hidden input with which a list takes part in its form. */
const FIELDS = 'input:not([readonly], [aria-hidden=true])';

const backdropClass = clsx(
  'fixed inset-0 z-50 bg-scrim backdrop-blur-xs transition-opacity duration-200',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

const popupClass = clsx(
  'fixed z-50 flex max-w-full flex-col bg-surface-1 text-ink shadow-float outline-none',
  'border border-line transition duration-200 ease-out data-starting-style:opacity-0',
);

const SIDES = {
  middle: clsx(
    'inset-x-0 bottom-0 mx-auto max-h-[92dvh] w-full rounded-t-xl data-starting-style:translate-y-6',
    'md:top-1/2 md:bottom-auto md:max-h-[86dvh] md:-translate-y-1/2 md:rounded-xl',
    'md:data-starting-style:-translate-y-[calc(50%-12px)]',
  ),
  left: 'inset-y-0 left-0 w-80 max-w-[86vw] data-starting-style:-translate-x-8',
  right: 'inset-y-0 right-0 w-96 max-w-[92vw] data-starting-style:translate-x-8',
  bottom: 'inset-x-0 bottom-0 max-h-[86dvh] rounded-t-xl data-starting-style:translate-y-8',
} as const;

const SIZES: Readonly<Record<DialogSize, string>> = {
  default: 'md:w-150 md:min-h-75',
  confirm: 'md:w-100',
  wide: 'md:w-[min(64rem,94vw)] md:min-h-75',
  full: 'max-md:h-dvh max-md:max-h-dvh max-md:rounded-none md:h-[min(52rem,90dvh)] md:w-[min(86rem,95vw)]',
};
