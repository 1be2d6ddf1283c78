import { LIMBO_TARGETS, pointMultiplier } from '@fairhouse/rules/games';
import { dataUrl, symbolSvg } from '../art/shapes.ts';
import { instantParts } from '../art/instant-pictures.ts';
import { el } from '../ui/dom.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText, percentText } from './multiplier-text.ts';

/** A target in hundredths from what is typed; undefined for one that is not offered. */
export function readTarget(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const target = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return target >= LIMBO_TARGETS.min && target <= LIMBO_TARGETS.max ? target : undefined;
}

export function openLimbo(table: InstantTable): InstantGame {
  const { texts } = table;
  const number = el('div', { class: 'big-number' }, '×1.00');
  const rocket = el('img', {
    class: 'rocket',
    alt: '',
    src: dataUrl(symbolSvg(instantParts('limbo'))),
  });
  const input = el('input', {
    type: 'text',
    inputmode: 'decimal',
    value: '2.00',
    'aria-label': texts.target,
    input: () => table.changed(),
  });
  const presets = el(
    'div',
    { class: 'chips' },
    ...['1.50', '2.00', '5.00', '10.00', '100.00'].map((each) =>
      el(
        'button',
        {
          type: 'button',
          class: 'chip',
          click: () => {
            input.value = each;
            table.changed();
          },
        },
        `×${each}`,
      ),
    ),
  );
  return {
    stage: el('div', { class: 'stage-column limbo' }, rocket, number),
    controls: [
      el('label', { class: 'field' }, el('span', { class: 'label' }, texts.target), input),
      presets,
    ],
    startLabel: texts.launch,
    isStepwise: false,
    parameters: () => {
      const target = readTarget(input.value);
      return target === undefined ? undefined : { target };
    },
    adopt: (parameters) => {
      input.value = multiplierText(BigInt(Number(parameters['target'])) * 100n).slice(1);
    },
    greatest: () => {
      const target = readTarget(input.value);
      return target === undefined ? undefined : pointMultiplier(target);
    },
    outlook: () => {
      const target = readTarget(input.value);
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
