import { diceCount, diceMultiplier, DICE_ROLLS } from '@fairhouse/rules/games';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { chips, slider } from './inputs.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText, percentText } from './multiplier-text.ts';

const rollText = (roll: number): string =>
  `${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`;

export function openDice(table: InstantTable): InstantGame {
  const { texts } = table;
  const number = el('div', { class: 'big-number' }, '50.00');
  const win = el('i', { class: 'win' });
  const mark = el('i', { class: 'mark' });
  const bar = el(
    'div',
    { class: 'dice-bar' },
    win,
    mark,
    el('span', {}, '0'),
    el('span', {}, '25'),
    el('span', {}, '50'),
    el('span', {}, '75'),
    el('span', {}, '100'),
  );
  const side = chips(
    '',
    [
      ['UNDER', texts.rollUnder],
      ['OVER', texts.rollOver],
    ],
    'UNDER',
    () => refresh(),
  );
  const target = slider(texts.target, { min: 100, max: 9_800, value: 5_000, text: rollText }, () =>
    refresh(),
  );
  const bet = () => ({ side: side.value() as 'UNDER' | 'OVER', target: target.value() });
  const refresh = (): void => {
    const { side: chosen, target: at } = bet();
    win.style.left = chosen === 'UNDER' ? '0' : `${at / 100}%`;
    win.style.width = chosen === 'UNDER' ? `${at / 100}%` : `${100 - at / 100}%`;
    table.changed();
  };
  queueMicrotask(refresh);
  return {
    stage: el('div', { class: 'stage-column' }, number, bar),
    controls: [side.box, target.box],
    startLabel: texts.roll,
    isStepwise: false,
    parameters: () => (diceCount(bet()) === undefined ? undefined : bet()),
    adopt: (parameters) => {
      side.set(String(parameters['side']));
      target.set(Number(parameters['target']));
      refresh();
    },
    greatest: () => {
      const count = diceCount(bet());
      return count === undefined ? undefined : diceMultiplier(count);
    },
    outlook: () => {
      const count = diceCount(bet());
      return count === undefined
        ? ''
        : `${texts.pays} ${multiplierText(diceMultiplier(count))} · ${texts.chance} ${percentText(count, DICE_ROLLS)}`;
    },
    show: async (round) => {
      const { roll, won } = shownOf(round) as { roll: number; won: boolean };
      number.className = 'big-number';
      for (let step = 0; step < 9 && !table.isCalm; step += 1) {
        number.textContent = rollText((roll + (9 - step) * 1_237) % DICE_ROLLS);
        sounds.tick();
        await pause(table, 28 + step * 7);
      }
      number.textContent = rollText(roll);
      mark.style.left = `${roll / 100}%`;
      number.classList.add(won ? 'won' : 'lost');
    },
  };
}
