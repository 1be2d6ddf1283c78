import clsx from 'clsx';
import { useTexts } from '../../i18n/use-texts.ts';

/** A placeholder; give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('relative block overflow-hidden rounded-md bg-surface-2', className)}
    >
      <span className="shimmering absolute inset-0" />
    </span>
  );
}

/** Placeholder rows of a list, announced once as loading. */
export function SkeletonRows({
  rows = 5,
  className,
}: {
  readonly rows?: number;
  readonly className?: string;
}) {
  const t = useTexts('ui');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={clsx('h-12', className)} />
      ))}
    </div>
  );
}

/** A grid of placeholder cards. */
export function SkeletonCards({
  cards = 6,
  className,
}: {
  readonly cards?: number;
  readonly className?: string;
}) {
  const t = useTexts('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4"
    >
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className={clsx('h-48 rounded-lg', className)} />
      ))}
    </div>
  );
}
