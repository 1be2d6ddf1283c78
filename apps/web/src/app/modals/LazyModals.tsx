import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../parts/load-chunk.ts';
import { ModalFailed } from '../../parts/ModalFailed.tsx';
import { closeAllModals, useModals } from '../../modals/modals.ts';

const host = lazyPart(
  () => import('./ModalHost.tsx'),
  (m) => m.ModalHost,
);

/** The open dialogs; their code is loaded when the first one is opened. */
export function LazyModals() {
  const wanted = useModals().length > 0;
  return wanted ? (
    <ErrorBoundary
      fallbackRender={({ error }) => <ModalFailed error={error} onClose={closeAllModals} />}
    >
      <Suspense fallback={null}>
        <host.Part />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
