import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

/** The class of every text control. */
export const controlClass = clsx(
  'min-h-11 w-full rounded-md border border-line-strong bg-surface-2 px-3.5 text-base text-ink',
  'placeholder:text-ink-3 transition-colors duration-150 hover:border-accent-line',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-lost',
  // A select is read-only to CSS, and is chosen from all the same.
  'disabled:opacity-60 [&:read-only:not(select)]:text-ink-2',
);

interface InputProps extends ComponentProps<'input'> {
  /** Content inside the control before the text, such as an icon or a currency. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function Input({ before, after, className, ...rest }: InputProps) {
  if (before === undefined && after === undefined) {
    return <input {...rest} className={clsx(controlClass, className)} />;
  }
  return (
    <div className="relative flex items-center">
      {before !== undefined && (
        <span className="pointer-events-none absolute left-3.5 text-ink-3">{before}</span>
      )}
      <input
        {...rest}
        className={clsx(
          controlClass,
          before !== undefined && 'pl-11',
          after !== undefined && 'pr-12',
          className,
        )}
      />
      {after !== undefined && <span className="absolute right-1.5 flex">{after}</span>}
    </div>
  );
}

/** A password input with a show button; password managers and paste work. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'after'>) {
  const t = useTexts('ui');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className="grid size-9 place-items-center rounded-sm text-ink-3 hover:text-ink phone:size-11"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={18} />
        </button>
      }
    />
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={clsx(controlClass, 'min-h-28 py-2.5', className)} />;
}
