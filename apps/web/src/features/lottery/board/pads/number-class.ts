import clsx from 'clsx';

/** The class of a grid number: chosen, closed, or neither. */
export const numberClass = clsx(
  'figures grid min-h-11 place-items-center rounded-md border text-sm font-semibold',
  'border-line-strong bg-surface-2 text-ink transition-colors duration-120 hover:border-accent',
  'disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent',
  'aria-pressed:text-on-accent data-closed:text-lost data-closed:line-through',
  'data-closed:decoration-2',
);
