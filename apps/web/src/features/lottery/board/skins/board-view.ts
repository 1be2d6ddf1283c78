// The view of a board: the family's skin, or the tabs with all plays. The choice is kept for each
// lottery.
import { localStore } from '../../../../browser/browser-storage.ts';
import type { Skin } from './skin-of.ts';

export const BOARD_VIEWS = ['skin', 'plays'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** The view that a board opens with: the one chosen last, else the skin where it is the first. */
export function openingView(gameCode: string, skin: Skin | undefined): BoardView {
  if (skin === undefined) return 'plays';
  const kept = localStore.read(keyOf(gameCode));
  const chosen = BOARD_VIEWS.find((view) => view === kept);
  return chosen ?? (skin.isFirst ? 'skin' : 'plays');
}

/** Remembers the view of a lottery's board. */
export function saveView(gameCode: string, view: BoardView): void {
  localStore.save(keyOf(gameCode), view);
}

function keyOf(gameCode: string): string {
  return `view.${gameCode}`;
}
