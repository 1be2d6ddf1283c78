// The code of each skin is loaded only by boards that show it.
import { lazyPart, type LazyPart } from '../../../../parts/load-chunk.ts';
import type { SkinKind } from './skin-of.ts';
import type { SkinProps } from './skin-props.ts';

export const skinParts: Readonly<Record<SkinKind, LazyPart<SkinProps>>> = {
  sheet: lazyPart(
    () => import('./sheet/SheetSkin.tsx'),
    (m) => m.SheetSkin,
  ),
  keypad: lazyPart(
    () => import('./keypad/KeypadSkin.tsx'),
    (m) => m.KeypadSkin,
  ),
  sides: lazyPart(
    () => import('./sides/SidesSkin.tsx'),
    (m) => m.SidesSkin,
  ),
  grid: lazyPart(
    () => import('./grid/GridSkin.tsx'),
    (m) => m.GridSkin,
  ),
};
