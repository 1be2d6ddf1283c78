import { handMultiplier, type PokerHand } from '@fairhouse/rules/games';
import { openHoldField } from './fixed-fields.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { shortMultiplierText } from './multiplier-text.ts';
import { playingCard } from './playing-card.ts';

const HANDS: readonly PokerHand[] = [
  'ROYAL',
  'STRAIGHT_FLUSH',
  'QUADS',
  'FULL_HOUSE',
  'FLUSH',
  'STRAIGHT',
  'TRIPS',
  'TWO_PAIR',
  'JACKS',
];

export function openPoker(table: InstantTable): InstantGame {
  const { texts } = table;
  const held = new Set<number>();
  const cards = el('div', { class: 'hand' });
  const rows = HANDS.map((hand) =>
    el(
      'div',
      { class: 'pay' },
      el('span', {}, texts[hand]),
      el('b', {}, shortMultiplierText(handMultiplier(hand))),
    ),
  );
  const draw = el(
    'button',
    {
      type: 'button',
      class: 'primary',
      hidden: true,
      click: () =>
        void (
          table.isAutomatic() || table.choose([...held].toSorted((left, right) => left - right))
        ),
    },
    texts.drawCards,
  );
  const show = (numbers: readonly (number | undefined)[], isOpen: boolean): void => {
    cards.replaceChildren(
      ...numbers.map((card, place) => {
        const toggle = (): void => {
          if (!isOpen || table.isAutomatic()) return;
          if (!held.delete(place)) held.add(place);
          sounds.press();
          show(numbers, isOpen);
        };
        return el(
          'button',
          {
            type: 'button',
            class: `place ${held.has(place) ? 'held' : ''}`,
            disabled: !isOpen,
            'aria-pressed': String(held.has(place)),
            click: toggle,
          },
          playingCard(card),
          el('span', {}, held.has(place) ? texts.hold : ''),
        );
      }),
    );
  };
  show([undefined, undefined, undefined, undefined, undefined], false);
  return {
    stage: el('div', { class: 'stage-column' }, el('div', { class: 'pays' }, ...rows), cards, draw),
    controls: [],
    startLabel: texts.deal,
    isStepwise: true,
    fixed: openHoldField(texts),
    parameters: () => ({}),
    greatest: () => handMultiplier('ROYAL'),
    outlook: () => '',
    show: async (round) => {
      const { dealt, hold, final, hand } = shownOf(round) as {
        dealt: number[];
        hold?: number[];
        final?: number[];
        hand?: PokerHand;
      };
      for (const row of rows) row.classList.remove('lit');
      if (final === undefined) {
        held.clear();
        sounds.spin();
      }
      // What an auto bet, or another page, has held.
      if (hold !== undefined) {
        held.clear();
        for (const place of hold) held.add(place);
      }
      draw.hidden = !round.active;
      show(final ?? dealt, round.active);
      if (!table.isCalm) {
        [...cards.children].forEach((card, at) => {
          if (final === undefined || !held.has(at))
            card.animate(
              [{ transform: 'translateY(-40px) rotateY(90deg)' }, { transform: 'none' }],
              { duration: 240, delay: at * 60, fill: 'backwards' },
            );
        });
      }
      await pause(table, 560);
      if (hand !== undefined) rows[HANDS.indexOf(hand)]?.classList.add('lit');
    },
  };
}
