import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { REST_HEIGHT } from './rest-height.ts';

/**
 * In place of the first page's lower part while it loads. A visitor who scrolls past its end
 * meanwhile sees no footer, which the loaded part would push away.
 */
export function RestSkeleton() {
  return (
    <div data-footer-waits>
      <Skeleton className={`${REST_HEIGHT} rounded-xl`} />
    </div>
  );
}
