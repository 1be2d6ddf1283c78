// The parts of a pad whose code comes later than the board's. A board opens once those of its first
// play are here, so that nothing on it moves when they come.
import type { Family } from '@fairhouse/rules/lottery';
import { use, useState } from 'react';
import { FAMILIES_WITH_FACES } from '../../../draws/thumbnails/families-with-faces.ts';
import { loadTexts } from '../../../i18n/catalogues.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import type { Board } from './controls.ts';
import { openingPlay } from './opening-play.ts';
import { openingView } from './skins/board-view.ts';
import { skinOf, type Skin } from './skins/skin-of.ts';
import { skinParts } from './skins/skin-parts.ts';

/** Boards of digits and sides do without the pads of whole numbers. */
export const wholeNumberPad = lazyPart(
  () => import('./pads/WholeNumberPad.tsx'),
  (m) => m.WholeNumberPad,
);
export const symbolPicture = lazyPart(
  () => import('./pads/SymbolPicture.tsx'),
  (m) => m.SymbolPicture,
);

type PadPart =
  | typeof wholeNumberPad
  | typeof symbolPicture
  | (typeof skinParts)[keyof typeof skinParts];

const loads = new Map<PadPart, Promise<void>>();

/** Suspends until the parts of the play that a board opens with are here or have failed to load. */
export function usePadParts(
  board: Pick<Board, 'game' | 'plays'>,
  family: Family | undefined,
): void {
  const language = useLanguage();
  const [parts] = useState(() => partsOf(board, family));
  const [hasSkin] = useState(() => shownSkin(board) !== undefined);
  for (const part of parts) use(loadOnce(part));
  if (parts.includes(wholeNumberPad) || parts.includes(skinParts.keypad)) {
    use(loadTexts(language, 'numberSets'));
  }
  if (hasSkin) use(loadTexts(language, 'skins'));
}

/** The skin that a board opens with, if any. */
function shownSkin({ game, plays }: Pick<Board, 'game' | 'plays'>): Skin | undefined {
  const skin = skinOf(game.family, plays);
  return openingView(game.gameCode, skin) === 'skin' ? skin : undefined;
}

function partsOf(board: Pick<Board, 'game' | 'plays'>, family: Family | undefined): PadPart[] {
  if (family === undefined) return [];
  const form = family.plays.get(openingPlay(board).play)?.form;
  const skin = shownSkin(board);
  return [
    ...(skin ? [skinParts[skin.kind]] : form?.kind === 'lines' ? [wholeNumberPad] : []),
    ...(FAMILIES_WITH_FACES.has(family.code) ? [symbolPicture] : []),
  ];
}

function loadOnce(part: PadPart): Promise<void> {
  const started = loads.get(part);
  if (started !== undefined) return started;
  const load = part.ready();
  loads.set(part, load);
  return load;
}
