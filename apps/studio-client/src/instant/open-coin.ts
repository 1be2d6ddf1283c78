import { COIN_FLIPS_MAX, coinMultiplier } from '@fairhouse/rules/games';
import { ball, circle, dataUrl, f, path, star, symbolSvg, text, tone } from '../art/shapes.ts';
import { openMarkField } from './fixed-fields.ts';
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
  let marks: readonly ('H' | 'T')[] = [];
  const board = { isOpen: false, isMarking: false };
  const field = openMarkField(texts, texts.autoCalls, {
    marked: () => marks,
    clear: () => setMarks([]),
  });
  const sideText = (side: string): string => (side === 'H' ? texts.heads : texts.tails);
  function setMarks(next: readonly ('H' | 'T')[]): void {
    marks = next;
    field.refresh();
    ladder.replaceChildren(...marks.map((side) => el('span', { class: 'next' }, sideText(side))));
  }
  function press(side: 'H' | 'T'): void {
    if (table.isAutomatic()) return;
    if (board.isOpen) table.choose(side);
    else if (marks.length < COIN_FLIPS_MAX) setMarks([...marks, side]);
  }
  const enable = (): void => {
    for (const button of calls) button.disabled = !board.isOpen && !board.isMarking;
  };
  const call = (side: 'H' | 'T', label: string, src: string) =>
    el(
      'button',
      { type: 'button', class: 'call', disabled: true, click: () => press(side) },
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
    fixed: {
      ...field,
      setOpen: (isOpen) => {
        board.isMarking = isOpen;
        enable();
      },
    },
    parameters: () => ({}),
    greatest: () => coinMultiplier(1),
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
      board.isOpen = round.active;
      enable();
      ladder.replaceChildren(
        ...flips
          .slice(-8)
          .map((side, at, all) =>
            el(
              'span',
              { class: called[flips.length - all.length + at] === side ? 'won' : 'lost' },
              sideText(side),
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
