import { Skeleton } from '../../ui/layout/Skeleton.tsx';

/** Shown in place of a page's content while its code is loading. */
export function PageSkeleton() {
  return (
    <div className="page flex flex-col gap-6 py-6" aria-busy>
      <Skeleton className="h-56 rounded-xl md:h-80" />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36 max-md:hidden" />
        <Skeleton className="h-36 max-md:hidden" />
      </div>
    </div>
  );
}
