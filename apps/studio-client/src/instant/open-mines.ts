import { MINES_TILES, minesMultiplier } from '@fairhouse/rules/games';
import { around, ball, circle, dataUrl, f, path, rect, symbolSvg } from '../art/shapes.ts';
import { markTile } from './fixed-choices.ts';
import { openMarkField } from './fixed-fields.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { slider } from './inputs.ts';
import { shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText } from './multiplier-text.ts';

const GEM = dataUrl(
  symbolSvg(
    path('M50 6L92 36L76 90H24L8 36Z', f('emerald')) +
      path('M50 6L70 36L50 90L30 36Z', '#fff', 'opacity=".28"') +
      path('M8 36H92L76 44H24Z', '#fff', 'opacity=".2"'),
  ),
);
const MINE = dataUrl(
  symbolSvg(
    around(8, 50, 50, rect(46, 2, 8, 20, 4, f('dark'))) +
      circle(50, 50, 34, ball('dark')) +
      circle(50, 50, 14, ball('red')) +
      circle(40, 38, 7, '#fff', 'opacity=".5"'),
  ),
);

export function openMines(table: InstantTable): InstantGame {
  const { texts } = table;
  const count = slider(
    texts.minesCount,
    { min: 1, max: MINES_TILES - 1, value: 3, text: String },
    () => {
      setMarks(marks.slice(0, MINES_TILES - count.value()));
      table.changed();
    },
  );
  let marks: readonly number[] = [];
  const board = { isOpen: false, isMarking: false };
  const tiles = Array.from({ length: MINES_TILES }, (_, at) =>
    el('button', {
      type: 'button',
      class: 'tile',
      'aria-label': `${texts.pickTile} ${at + 1}`,
      click: () => press(at + 1),
    }),
  );
  const field = openMarkField(texts, texts.autoTiles, {
    marked: () => marks,
    clear: () => setMarks([]),
  });
  const isMarking = (): boolean => board.isMarking && !board.isOpen;
  function setMarks(next: readonly number[]): void {
    marks = next;
    field.refresh();
    showMarks();
  }
  function showMarks(): void {
    for (const [at, tile] of tiles.entries()) {
      const order = marks.indexOf(at + 1) + 1;
      const isShown = board.isMarking && order > 0;
      tile.classList.toggle('marked', isShown);
      tile.dataset['mark'] = isShown ? String(order) : '';
      if (isMarking()) tile.disabled = false;
      else if (!board.isOpen) tile.disabled = true;
    }
  }
  function press(number: number): void {
    if (table.isAutomatic()) return;
    if (!isMarking()) table.choose(number);
    else setMarks(markTile(marks, number, MINES_TILES - count.value()));
  }

  let seen = 0;
  return {
    stage: el('div', { class: 'mines-grid' }, ...tiles),
    controls: [count.box],
    startLabel: texts.start,
    isStepwise: true,
    fixed: {
      ...field,
      setOpen: (isOpen) => {
        board.isMarking = isOpen;
        showMarks();
      },
    },
    parameters: () => ({ mines: count.value() }),
    adopt: (parameters) => count.set(Number(parameters['mines'])),
    greatest: () => minesMultiplier(count.value(), MINES_TILES - count.value()),
    outlook: () =>
      [1, 3, 5]
        .filter((safe) => safe <= MINES_TILES - count.value())
        .map((safe) => `${safe}: ${multiplierText(minesMultiplier(count.value(), safe))}`)
        .join(' · '),
    canTake: (round) => (shownOf(round)['opened'] as number[]).length > 0,
    show: (round) => {
      const { opened, hit, positions } = shownOf(round) as {
        opened: number[];
        hit: number | null;
        positions?: number[];
      };
      tiles.forEach((tile, at) => {
        const number = at + 1;
        const isOpen = opened.includes(number);
        const isMine = positions?.includes(number) === true;
        const isNew = isOpen && opened.at(-1) === number && opened.length !== seen;
        tile.className = `tile ${isOpen ? 'open' : ''} ${number === hit ? 'hit' : ''} ${positions && !isOpen ? 'faded' : ''} ${isNew ? 'fresh' : ''}`;
        tile.replaceChildren(
          ...(isMine
            ? [el('img', { alt: '', src: MINE })]
            : isOpen || positions
              ? [el('img', { alt: '', src: GEM })]
              : []),
        );
        tile.disabled = isOpen || !round.active;
      });
      board.isOpen = round.active;
      showMarks();
      if (opened.length !== seen && opened.length > 0)
        (hit === null ? sounds.coin : sounds.burst)();
      seen = opened.length;
      return Promise.resolve();
    },
  };
}
