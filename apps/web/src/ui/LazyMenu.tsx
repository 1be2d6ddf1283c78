import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';
import type { MenuItem } from './Menu.tsx';

const load = () => import('./Menu.tsx');
const Menu = lazy(async () => ({ default: (await load()).Menu }));

interface LazyMenuProps {
  /** A button; it opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: () => readonly MenuItem[];
  readonly head?: ReactElement;
  readonly align?: 'start' | 'end';
}

/**
 * A menu whose code is fetched when the pointer comes near, so that the first page need not carry
 * it.
 */
export function LazyMenu({ trigger, items, head, align }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const still = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setWanted(true),
  });
  if (!wanted) return still;
  return (
    <Suspense fallback={still}>
      <Menu
        trigger={trigger}
        items={items()}
        defaultOpen
        {...(head === undefined ? {} : { head })}
        {...(align === undefined ? {} : { align })}
      />
    </Suspense>
  );
}
