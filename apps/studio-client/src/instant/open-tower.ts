import { TOWER_LEVELS, TOWER_ROWS, towerMultiplier, type TowerLevel } from '@fairhouse/rules/games';
import { markStep } from './fixed-choices.ts';
import { openMarkField } from './fixed-fields.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { chips } from './inputs.ts';
import { shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText } from './multiplier-text.ts';

export function openTower(table: InstantTable): InstantGame {
  const { texts } = table;
  const grid = el('div', { class: 'tower' });
  const names = [
    ['EASY', texts.EASY],
    ['MEDIUM', texts.MEDIUM],
    ['HARD', texts.HARD],
    ['EXPERT', texts.EXPERT],
    ['MASTER', texts.MASTER],
  ] as const;
  const level = chips(texts.level, names, 'EASY', () => {
    setMarks([]);
    table.changed();
  });
  type Shows = Parameters<InstantGame['show']>[0];
  const board: { round: Shows | undefined; isMarking: boolean } = {
    round: undefined,
    isMarking: false,
  };
  let marks: readonly number[] = [];
  const field = openMarkField(texts, texts.autoSteps, {
    marked: () => marks,
    clear: () => setMarks([]),
  });
  function setMarks(next: readonly number[]): void {
    marks = next;
    // What the last round showed is out of the way.
    if (board.round?.active !== true) board.round = undefined;
    field.refresh();
    layOut();
  }
  let shownRows = 0;
  function layOut(): void {
    const { round } = board;
    const isMarking = board.isMarking && round?.active !== true;
    const chosen = (round?.parameters?.['level'] ?? level.value()) as TowerLevel;
    const shown =
      round &&
      (shownOf(round) as {
        picks: number[];
        cleared: number;
        fell: boolean;
        safeTiles: number[][];
      });
    const rows = Array.from({ length: TOWER_ROWS }, (_, row) => {
      const isNext = round?.active === true && row === shown?.picks.length;
      const tiles = Array.from({ length: TOWER_LEVELS[chosen].tiles }, (__, at) => {
        const number = at + 1;
        const isPick = shown?.picks[row] === number;
        const known = shown?.safeTiles[row];
        const isMarked = board.isMarking && marks[row] === number;
        const state =
          known === undefined
            ? isPick && shown?.fell
              ? 'fell'
              : ''
            : known.includes(number)
              ? isPick
                ? 'safe picked'
                : 'safe'
              : isPick
                ? 'fell'
                : 'bad';
        return el(
          'button',
          {
            type: 'button',
            class: `step ${state} ${isMarked ? 'marked' : ''}`,
            disabled: !isNext && !(isMarking && row <= marks.length),
            'aria-label': `${texts.pickTile} ${row + 1}.${number}`,
            'aria-pressed': String(isMarked),
            click: () => press(row, number),
          },
          state.startsWith('safe') ? '◆' : state === 'fell' ? '✕' : isMarked ? '●' : '',
        );
      });
      return el(
        'div',
        { class: `floor ${isNext ? 'next' : ''}` },
        el('span', {}, multiplierText(towerMultiplier(chosen, row + 1))),
        ...tiles,
      );
    });
    grid.classList.toggle('marking', isMarking);
    grid.replaceChildren(...rows.reverse());
    if (round === undefined) table.changed();
  }
  function press(row: number, number: number): void {
    if (table.isAutomatic()) return;
    const isMarking = board.isMarking && board.round?.active !== true;
    if (isMarking) setMarks(markStep(marks, row, number));
    else table.choose(number);
  }
  queueMicrotask(layOut);
  return {
    stage: grid,
    controls: [level.box],
    startLabel: texts.start,
    isStepwise: true,
    fixed: {
      ...field,
      setOpen: (isOpen) => {
        board.isMarking = isOpen;
        layOut();
      },
    },
    parameters: () => ({ level: level.value() }),
    adopt: (parameters) => level.set(String(parameters['level'])),
    greatest: () => towerMultiplier(level.value() as TowerLevel, TOWER_ROWS),
    outlook: () => '',
    canTake: (round) => (shownOf(round)['cleared'] as number) > 0,
    show: (round) => {
      const { picks, fell } = shownOf(round) as { picks: number[]; fell: boolean };
      board.round = round;
      layOut();
      if (picks.length !== shownRows && picks.length > 0) (fell ? sounds.burst : sounds.coin)();
      shownRows = picks.length;
      return Promise.resolve();
    },
  };
}
