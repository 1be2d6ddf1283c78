import { Suspense, useEffect, useState } from 'react';
import { ToastCard, ToastCloseButton, toastRole, toastsClass } from '../ui/overlays/ToastCard.tsx';
import { takeToasts, useRaisedToasts } from '../ui/overlays/toasts.ts';
import { lazyPart } from './load-chunk.ts';
import { PartBoundary } from './PartBoundary.tsx';

const toaster = lazyPart(
  () => import('../ui/overlays/Toaster.tsx'),
  (m) => m.Toaster,
);

const USES = ['pointerdown', 'keydown'] as const;

/**
 * The toasts. Their code is loaded at the first press or key, so that it is not part of the first
 * page and is there when a toast is raised; a toast that is raised before that loads it too.
 */
export function LazyToaster() {
  const raised = useRaisedToasts();
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const use = () => setIsUsed(true);
    for (const type of USES) addEventListener(type, use, { once: true });
    return () => {
      for (const type of USES) removeEventListener(type, use);
    };
  }, []);
  if (!isUsed && raised.length > 0) setIsUsed(true);
  if (!isUsed) return null;
  return (
    // Each further toast tries to load the code again.
    <PartBoundary resetKeys={[raised.at(-1)]} fallback={() => <PlainToasts />}>
      <Suspense fallback={null}>
        <toaster.Part />
      </Suspense>
    </PartBoundary>
  );
}

/** Shown if the toaster's code fails to load: a toast often says that something else failed too. */
function PlainToasts() {
  const raised = useRaisedToasts();
  return (
    <div aria-live="polite" className={toastsClass}>
      {raised.map(({ kind, text }) => (
        <ToastCard
          key={text}
          kind={kind}
          role={toastRole(kind)}
          close={<ToastCloseButton onClick={takeToasts} />}
        >
          <span>{text}</span>
        </ToastCard>
      ))}
    </div>
  );
}
