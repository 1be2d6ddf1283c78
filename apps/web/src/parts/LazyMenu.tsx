import { cloneElement, Suspense, useState, type ReactElement } from 'react';
import type { MenuItem } from '../ui/overlays/Menu.tsx';
import { resetFailedParts, lazyPart } from './load-chunk.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { MenuFailed } from './MenuFailed.tsx';

const menu = lazyPart(
  () => import('../ui/overlays/Menu.tsx'),
  (m) => m.Menu,
);

interface LazyMenuProps {
  /** A button that opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: () => readonly MenuItem[];
  readonly head?: ReactElement;
  readonly align?: 'start' | 'end';
}

/**
 * A menu whose code is loaded when the pointer comes near, so that it is not part of the first
 * page. If the load fails, an error is shown in place of the menu.
 */
export function LazyMenu({ trigger, items, head, align = 'end' }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [isBack, setIsBack] = useState(false);
  // Beside an error only its button loads again: it would share a load that fails already.
  const preload = wanted ? undefined : menu.preload;
  const still = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    autoFocus: isBack,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setWanted(true),
  });
  if (!wanted) return still;
  const close = (byKey: boolean) => {
    resetFailedParts();
    setIsBack(byKey);
    setWanted(false);
  };
  return (
    <PartBoundary
      fallback={(error, retry) => (
        <>
          {still}
          <MenuFailed error={error} align={align} onRetry={retry} onClose={close} />
        </>
      )}
    >
      <Suspense fallback={still}>
        <menu.Part
          trigger={trigger}
          items={items()}
          align={align}
          defaultOpen
          {...(head === undefined ? {} : { head })}
        />
      </Suspense>
    </PartBoundary>
  );
}
