import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

/**
 * `primary` once in a view; `quiet` beside it; `ghost` in rows; `danger` for irreversible actions.
 */
export type ButtonLook = 'primary' | 'quiet' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** The button keeps its width, shows a spinner and ignores presses. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { look = 'quiet', size = 'md', busy = false, icon, children, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClass(look, size), className)}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Ring /> : icon}
      {children}
    </button>
  );
}

/** An icon button; its name is the accessible label and the tooltip. */
export function IconButton(props: Omit<ButtonProps, 'icon'> & { readonly label: string }) {
  const { label, look = 'ghost', size = 'md', className, children, busy = false, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      aria-busy={busy || undefined}
      className={clsx(buttonClass(look, size), 'aspect-square px-0!', className)}
    >
      {children}
    </button>
  );
}

/**
 * The classes of a button, for links that look like one: `<Link
 * className={buttonClass('primary')}>`.
 */
export function buttonClass(look: ButtonLook = 'quiet', size: ButtonSize = 'md'): string {
  return clsx(
    'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md',
    'font-semibold transition-colors duration-150 disabled:opacity-45 active:translate-y-px',
    SIZES[size],
    LOOKS[look],
  );
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 px-3 text-sm phone:min-h-11',
  md: 'min-h-10 px-4 text-sm phone:min-h-11',
  lg: 'min-h-12 px-6 text-base',
};

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary:
    'bg-accent text-on-accent shadow-card enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  quiet: 'bg-surface-3 text-ink hover:bg-line-strong',
  outline: 'border border-line-strong text-ink hover:border-accent-line hover:bg-accent-soft',
  ghost: 'text-ink-2 hover:bg-surface-3 hover:text-ink',
  danger: 'border border-lost bg-lost-soft text-lost hover:bg-lost hover:text-ground',
};

function Ring() {
  return (
    <span
      aria-hidden
      className="spinning size-4 rounded-full border-2 border-current border-r-transparent"
    />
  );
}
