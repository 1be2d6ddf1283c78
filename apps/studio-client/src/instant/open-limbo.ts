import { pointMultiplier } from '@fairhouse/rules/games';
import { dataUrl, symbolSvg } from '../art/shapes.ts';
import { instantParts } from '../art/instant-pictures.ts';
import { el } from '../ui/dom.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText, percentText } from './multiplier-text.ts';
import { openTargetField } from './fields/target-field.ts';

export function openLimbo(table: InstantTable): InstantGame {
  const { texts } = table;
  const number = el('div', { class: 'big-number' }, '×1.00');
  const rocket = el('img', {
    class: 'rocket',
    alt: '',
    src: dataUrl(symbolSvg(instantParts('limbo'))),
  });
  const field = openTargetField(texts, { label: texts.target, changed: () => table.changed() });
  const presets = el(
    'div',
    { class: 'chips' },
    ...['1.50', '2.00', '5.00', '10.00', '100.00'].map((each) =>
      el(
        'button',
        {
          type: 'button',
          class: 'chip',
          click: () => field.set(each),
        },
        `×${each}`,
      ),
    ),
  );
  return {
    stage: el('div', { class: 'stage-column limbo' }, rocket, number),
    controls: [
      el(
        'label',
        { class: 'field' },
        el('span', { class: 'label' }, texts.target),
        field.input,
        field.fault,
      ),
      presets,
    ],
    startLabel: texts.launch,
    isStepwise: false,
    parameters: () => {
      const target = field.value();
      return target === undefined ? undefined : { target };
    },
    adopt: (parameters) => {
      field.set(multiplierText(BigInt(Number(parameters['target'])) * 100n).slice(1));
    },
    greatest: () => {
      const target = field.value();
      return target === undefined ? undefined : pointMultiplier(target);
    },
    outlook: () => {
      const target = field.value();
      return target === undefined
        ? ''
        : `${texts.pays} ${multiplierText(pointMultiplier(target))} · ${texts.chance} ${percentText(9_900, target * 100)}`;
    },
    show: async (round) => {
      const { x100, won } = shownOf(round) as { x100: number; won: boolean };
      number.className = 'big-number';
      rocket.classList.add('flying');
      const steps = table.isCalm ? 0 : 14;
      for (let step = 1; step <= steps; step += 1) {
        const at = 100 + Math.floor(((x100 - 100) * step ** 3) / steps ** 3);
        number.textContent = multiplierText(BigInt(at) * 100n);
        await pause(table, 34);
      }
      rocket.classList.remove('flying');
      number.textContent = multiplierText(BigInt(x100) * 100n);
      number.classList.add(won ? 'won' : 'lost');
    },
  };
}
