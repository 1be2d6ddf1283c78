import { greatestMultiplier, wheelSegments } from '@fairhouse/rules/games';
import { circle, dataUrl, path, sceneSvg } from '../art/shapes.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { chips } from './inputs.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText } from './multiplier-text.ts';

type Risk = 'LOW' | 'MEDIUM' | 'HIGH';
const COLOURS = [
  '#3b2a24',
  '#2f9fd0',
  '#35b36a',
  '#f2c14b',
  '#f07a1c',
  '#e0322f',
  '#8b3fd9',
  '#ff6ab0',
];

export function openWheel(table: InstantTable): InstantGame {
  const { texts } = table;
  const image = el('img', { alt: '', class: 'turning' });
  const result = el('div', { class: 'wheel-result' });
  const legend = el('div', { class: 'legend' });
  const risk = chips(
    texts.risk,
    [
      ['LOW', texts.LOW],
      ['MEDIUM', texts.MEDIUM],
      ['HIGH', texts.HIGH],
    ],
    'LOW',
    () => layOut(),
  );
  const segments = chips(
    texts.segments,
    ['10', '20', '30', '40', '50'].map((each) => [each, each] as const),
    '20',
    () => layOut(),
  );
  let turned = 0;
  const prices = () =>
    wheelSegments({ risk: risk.value() as Risk, segments: Number(segments.value()) }) ?? [];
  const layOut = (): void => {
    const row = prices();
    const kinds = [...new Set(row)].toSorted((left, right) => (left < right ? -1 : 1));
    const colour = (price: bigint): string =>
      COLOURS[kinds.indexOf(price as (typeof kinds)[number])] ?? '#fff';
    const step = (Math.PI * 2) / row.length;
    const point = (angle: number): string =>
      `${Math.round(300 + 280 * Math.sin(angle))} ${Math.round(300 - 280 * Math.cos(angle))}`;
    const wedges = row.map((price, at) =>
      path(
        `M300 300L${point((at - 0.5) * step)}A280 280 0 0 1 ${point((at + 0.5) * step)}Z`,
        colour(price),
        'stroke="#1c0a04" stroke-width="2"',
      ),
    );
    image.src = dataUrl(
      sceneSvg(
        circle(300, 300, 298, '#8a5206') +
          circle(300, 300, 290, '#f2b632') +
          wedges.join('') +
          circle(300, 300, 190, '#1c0a04') +
          circle(300, 300, 186, '#3a1a0a'),
        600,
        600,
      ),
    );
    legend.replaceChildren(
      ...kinds.map((price) => el('span', { style: `--c:${colour(price)}` }, multiplierText(price))),
    );
    table.changed();
  };
  queueMicrotask(layOut);
  return {
    stage: el(
      'div',
      { class: 'stage-column' },
      el('div', { class: 'fortune' }, image, el('div', { class: 'mark' }), result),
      legend,
    ),
    controls: [risk.box, segments.box],
    startLabel: texts.spin,
    isStepwise: false,
    parameters: () => ({ risk: risk.value(), segments: Number(segments.value()) }),
    adopt: (parameters) => {
      risk.set(String(parameters['risk']));
      segments.set(String(parameters['segments']));
    },
    greatest: () => greatestMultiplier(prices()),
    outlook: () => '',
    show: async (round) => {
      const { segment } = shownOf(round) as { segment: number };
      result.textContent = '';
      const row = prices();
      const rest = (((-segment * 360) / row.length) % 360) - (turned % 360);
      turned += 360 * 4 + rest;
      image.style.transitionDuration = table.isCalm ? '0s' : '2.6s';
      image.style.transform = `rotate(${turned}deg)`;
      sounds.spin();
      await pause(table, 2_650);
      result.textContent = multiplierText(row[segment] ?? 0n);
      result.className = `wheel-result ${round.payout > 0 ? 'won' : 'lost'}`;
    },
  };
}
