import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface ToggleProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange' | 'onToggle'
> {
  readonly label: ReactNode;
  readonly onToggle: (on: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({ label, onToggle, className, ...rest }: ToggleProps) {
  return (
    <label className={clsx('flex min-h-11 items-center gap-3 text-sm text-ink-2', className)}>
      <input
        {...rest}
        type="checkbox"
        onChange={(event) => onToggle(event.target.checked)}
        className={boxClass}
      />
      <span>{label}</span>
    </label>
  );
}

const boxClass = clsx(
  'grid size-5.5 shrink-0 appearance-none place-items-center rounded-sm border border-line-strong bg-surface-2',
  'transition-colors hover:border-accent-line checked:border-accent checked:bg-accent aria-invalid:border-lost',
  'before:size-3 before:scale-0 before:bg-on-accent before:transition-transform checked:before:scale-100',
  'before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_18%,82%_4%,40%_66%)]',
);

/** A setting that takes effect at once. */
export function Switch({ label, onToggle, className, checked, ...rest }: ToggleProps) {
  return (
    <label className={clsx('flex min-h-11 items-center justify-between gap-4 text-sm', className)}>
      <span>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onToggle(event.target.checked)}
        className={clsx(
          'relative h-6 w-11 shrink-0 appearance-none rounded-full bg-surface-3 transition-colors',
          'border border-line-strong checked:border-accent checked:bg-accent',
          'before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full',
          'before:bg-ink-2 before:transition-transform checked:before:translate-x-5',
          'checked:before:bg-on-accent',
        )}
      />
    </label>
  );
}
