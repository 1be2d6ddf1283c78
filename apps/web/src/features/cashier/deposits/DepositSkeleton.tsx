import { useTexts } from '../../../i18n/use-texts.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';

/** The skeleton of the form while its limits are loading. */
export function DepositSkeleton() {
  const t = useTexts('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-10"
    >
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-18" />
        <Skeleton className="h-10" />
        <Skeleton className="h-32" />
      </div>
    </div>
  );
}
