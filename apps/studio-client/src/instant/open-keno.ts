import { greatestMultiplier, KENO_NUMBERS, kenoPrices } from '@fairhouse/rules/games';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { chips } from './inputs.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { shortMultiplierText } from './multiplier-text.ts';

const MOST = 10;

export function openKeno(table: InstantTable): InstantGame {
  const { texts } = table;
  const picked = new Set<number>();
  const risk = chips(
    texts.risk,
    [
      ['MEDIUM', texts.MEDIUM],
      ['HIGH', texts.HIGH],
    ],
    'MEDIUM',
    () => refresh(),
  );
  const prices = el('div', { class: 'keno-prices' });
  const press = (number: number): void => {
    if (!picked.delete(number) && picked.size < MOST) picked.add(number);
    sounds.press();
    refresh();
  };
  const balls = Array.from({ length: KENO_NUMBERS }, (_, at) =>
    el(
      'button',
      { type: 'button', class: 'keno-ball', 'aria-pressed': 'false', click: () => press(at + 1) },
      String(at + 1),
    ),
  );
  const pricesNow = () =>
    picked.size === 0 ? [] : (kenoPrices(risk.value() as 'MEDIUM' | 'HIGH', picked.size) ?? []);
  const refresh = (): void => {
    balls.forEach((ball, at) => {
      ball.className = 'keno-ball';
      ball.setAttribute('aria-pressed', String(picked.has(at + 1)));
    });
    const row = pricesNow();
    prices.replaceChildren(
      ...(row.length === 0
        ? [el('span', {}, texts.pickNumbers)]
        : row.map((price, hits) =>
            el('span', {}, el('b', {}, String(hits)), shortMultiplierText(price)),
          )),
    );
    table.changed();
  };
  const quick = (): void => {
    picked.clear();
    const bytes = crypto.getRandomValues(new Uint8Array(200));
    for (const byte of bytes)
      if (picked.size < MOST && byte < 240) picked.add(1 + (byte % KENO_NUMBERS));
    refresh();
  };
  queueMicrotask(refresh);
  return {
    stage: el(
      'div',
      { class: 'stage-column' },
      el('div', { class: 'keno-grid' }, ...balls),
      prices,
    ),
    controls: [
      risk.box,
      el(
        'div',
        { class: 'row' },
        el('button', { type: 'button', class: 'chip', click: quick }, texts.pick),
        el(
          'button',
          {
            type: 'button',
            class: 'chip',
            click: () => {
              picked.clear();
              refresh();
            },
          },
          texts.clear,
        ),
      ),
    ],
    startLabel: texts.draw,
    isStepwise: false,
    parameters: () =>
      picked.size === 0
        ? undefined
        : { risk: risk.value(), picks: [...picked].toSorted((left, right) => left - right) },
    adopt: (parameters) => {
      picked.clear();
      for (const pick of parameters['picks'] as number[]) picked.add(pick);
      risk.set(String(parameters['risk']));
    },
    greatest: () => greatestMultiplier(pricesNow()),
    outlook: () => '',
    show: async (round) => {
      const { drawn, hits } = shownOf(round) as { drawn: number[]; hits: number };
      for (const ball of balls) ball.classList.remove('drawn', 'hit');
      for (const span of prices.children) span.classList.remove('lit');
      for (const number of drawn) {
        balls[number - 1]?.classList.add('drawn', ...(picked.has(number) ? ['hit'] : []));
        if (picked.has(number)) sounds.coin();
        else sounds.tick();
        await pause(table, 90);
      }
      prices.children[hits]?.classList.add('lit');
    },
  };
}
