import { lazy, Suspense } from 'react';
import { useModals } from './modals.ts';

const Host = lazy(async () => ({ default: (await import('./ModalHost.tsx')).ModalHost }));

/** The dialogs, fetched when the first one is opened. */
export function LazyModals() {
  const wanted = useModals().length > 0;
  return wanted ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
}
