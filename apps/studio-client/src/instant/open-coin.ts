import { COIN_FLIPS_MAX, coinMultiplier } from '@fairhouse/rules/games';
import { ball, circle, dataUrl, f, path, star, symbolSvg, text, tone } from '../art/shapes.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { multiplierText } from './multiplier-text.ts';

const disc = (inside: string, family: 'gold' | 'steel'): string =>
  dataUrl(
    symbolSvg(
      circle(50, 50, 48, f(family === 'gold' ? 'brass' : 'dark')) +
        circle(50, 50, 44, ball(family)) +
        circle(50, 50, 36, 'none', `stroke="${tone(family, 2)}" stroke-width="2" opacity=".6"`) +
        inside,
    ),
  );
const HEADS = disc(path(star(5, 50, 50, 26, 11), f('brass')), 'gold');
const TAILS = disc(text(50, 66, 46, 'F', tone('steel', 2)), 'steel');

export function openCoin(table: InstantTable): InstantGame {
  const { texts } = table;
  const image = el('img', { class: 'coin', alt: '', src: HEADS });
  const ladder = el('div', { class: 'ladder' });
  const call = (side: 'H' | 'T', label: string, src: string) =>
    el(
      'button',
      { type: 'button', class: 'call', disabled: true, click: () => table.choose(side) },
      el('img', { alt: '', src }),
      label,
    );
  const calls = [call('H', texts.heads, HEADS), call('T', texts.tails, TAILS)];
  let seen = 0;
  return {
    stage: el(
      'div',
      { class: 'stage-column' },
      image,
      el('div', { class: 'row centred' }, ...calls),
      ladder,
    ),
    controls: [],
    startLabel: texts.flip,
    isStepwise: true,
    parameters: () => ({}),
    outlook: () =>
      [1, 2, 3].map((right) => `${right}: ${multiplierText(coinMultiplier(right))}`).join(' · '),
    canTake: (round) => (shownOf(round)['right'] as number) > 0,
    show: async (round) => {
      const {
        flips,
        calls: called,
        right,
      } = shownOf(round) as { flips: string[]; calls: string[]; right: number };
      if (flips.length > seen) {
        sounds.spin();
        if (!table.isCalm)
          await image.animate(
            [
              { transform: 'rotateX(0) translateY(0)' },
              { transform: 'rotateX(900deg) translateY(-90px)', offset: 0.5 },
              { transform: 'rotateX(1800deg) translateY(0)' },
            ],
            { duration: 700, easing: 'ease-in-out' },
          ).finished;
        (right === called.length ? sounds.coin : sounds.lose)();
      }
      seen = flips.length;
      image.src = flips.at(-1) === 'T' ? TAILS : HEADS;
      for (const button of calls) button.disabled = !round.active;
      ladder.replaceChildren(
        ...flips
          .slice(-8)
          .map((side, at, all) =>
            el(
              'span',
              { class: called[flips.length - all.length + at] === side ? 'won' : 'lost' },
              side === 'H' ? texts.heads : texts.tails,
            ),
          ),
        ...(round.active && right < COIN_FLIPS_MAX
          ? [el('span', { class: 'next' }, multiplierText(coinMultiplier(right + 1)))]
          : []),
      );
      await pause(table, 60);
    },
  };
}
