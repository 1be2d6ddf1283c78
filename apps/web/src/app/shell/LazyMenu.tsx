import { cloneElement, Suspense, useState, type ReactElement } from 'react';
import type { MenuItem } from '../../ui/Menu.tsx';
import { forgetFailedParts, lazyPart } from '../navigation/load-chunk.ts';
import { PartBoundary } from '../PartBoundary.tsx';
import { MenuFailed } from './MenuFailed.tsx';

const menu = lazyPart(
  () => import('../../ui/Menu.tsx'),
  (m) => m.Menu,
);

interface LazyMenuProps {
  /** A button; it opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: () => readonly MenuItem[];
  readonly head?: ReactElement;
  readonly align?: 'start' | 'end';
}

/**
 * A menu whose code is fetched when the pointer comes near, so that the first page need not carry
 * it. Where the code is lost, that is said in the menu's place.
 */
export function LazyMenu({ trigger, items, head, align = 'end' }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const still = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    autoFocus: isBack,
    onPointerEnter: menu.preload,
    onFocus: menu.preload,
    onClick: () => setWanted(true),
  });
  if (!wanted) return still;
  const close = (byKey: boolean) => {
    forgetFailedParts();
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
