// Chooses the root view, and follows an operator's change of status while the page is open.
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useBrand } from '../site/use-site.ts';
import { useStatus } from '../features/status/use-status.ts';
import { markRendered } from './first-render.ts';
import { lazyPart } from '../parts/load-chunk.ts';
import { PageView } from './PageView.tsx';
import { rootViewOf } from './root-view.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startSearchKeys } from './search-keys.ts';

const statusViews = () => import('../pages/status/status-views.ts');
const maintenance = lazyPart(statusViews, (m) => m.MaintenanceView);
const region = lazyPart(statusViews, (m) => m.RegionView);

export function RootView() {
  const status = useStatus();
  useBrand();
  useLayoutEffect(markRendered, []);
  useEffect(startHousekeeping, []);
  useEffect(startSearchKeys, []);
  const view = rootViewOf(status?.status);
  if (status === undefined || view === 'site') return <PageView />;
  const { Part } = view === 'maintenance' ? maintenance : region;
  return (
    <Suspense fallback={null}>
      <Part status={status} />
    </Suspense>
  );
}
