import { TOWER_LEVELS, TOWER_ROWS, towerMultiplier, type TowerLevel } from '@fairhouse/rules/games';
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
  const level = chips(texts.level, names, 'EASY', () => layOut());
  let shownRows = 0;
  const layOut = (round?: Parameters<InstantGame['show']>[0]): void => {
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
            class: `step ${state}`,
            disabled: !isNext,
            'aria-label': `${texts.pickTile} ${row + 1}.${number}`,
            click: () => table.choose(number),
          },
          state.startsWith('safe') ? '◆' : state === 'fell' ? '✕' : '',
        );
      });
      return el(
        'div',
        { class: `floor ${isNext ? 'next' : ''}` },
        el('span', {}, multiplierText(towerMultiplier(chosen, row + 1))),
        ...tiles,
      );
    });
    grid.replaceChildren(...rows.reverse());
    if (round === undefined) table.changed();
  };
  queueMicrotask(layOut);
  return {
    stage: grid,
    controls: [level.box],
    startLabel: texts.start,
    isStepwise: true,
    parameters: () => ({ level: level.value() }),
    adopt: (parameters) => level.set(String(parameters['level'])),
    outlook: () => '',
    canTake: (round) => (shownOf(round)['cleared'] as number) > 0,
    show: (round) => {
      const { picks, fell } = shownOf(round) as { picks: number[]; fell: boolean };
      layOut(round);
      if (picks.length !== shownRows && picks.length > 0) (fell ? sounds.burst : sounds.coin)();
      shownRows = picks.length;
      return Promise.resolve();
    },
  };
}
