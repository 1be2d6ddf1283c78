import { NO_MULTIPLIER, rankOf, winningRanks } from '@fairhouse/rules/games';
import { openGuessField } from './fixed-fields.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { pause, shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { percentText } from './multiplier-text.ts';
import { playingCard } from './playing-card.ts';

type Guess = 'HIGHER' | 'LOWER' | 'SAME' | 'SKIP';
const GUESSES: readonly Guess[] = ['HIGHER', 'LOWER', 'SAME', 'SKIP'];

export function openHilo(table: InstantTable): InstantGame {
  const { texts } = table;
  const place = el('div', { class: 'hilo-card' }, playingCard(undefined));
  const trail = el('div', { class: 'trail' });
  const buttons = el('div', { class: 'hilo-guesses' });
  const label = (guess: Guess, rank: number): string => {
    if (guess === 'SKIP') return texts.skipCard;
    if (guess === 'SAME') return texts.same;
    const isEdge = rank === 1 || rank === 13;
    if (guess === 'HIGHER') return isEdge ? texts.higherOnly : texts.higher;
    return isEdge ? texts.lowerOnly : texts.lower;
  };
  let seen = 0;
  return {
    stage: el('div', { class: 'stage-column' }, place, buttons, trail),
    controls: [],
    startLabel: texts.deal,
    isStepwise: true,
    fixed: openGuessField(texts),
    parameters: () => ({}),
    greatest: () => NO_MULTIPLIER,
    outlook: () => '',
    canTake: (round) => (shownOf(round)['steps'] as string[]).includes('WON'),
    show: async (round) => {
      const { cards, steps } = shownOf(round) as { cards: number[]; steps: string[] };
      const card = cards.at(-1) ?? 1;
      const rank = rankOf(card);
      place.replaceChildren(
        playingCard(card, steps.at(-1) === 'LOST' ? 'lost' : steps.at(-1) === 'WON' ? 'won' : ''),
      );
      if (!table.isCalm && cards.length !== seen)
        place.firstElementChild?.animate(
          [{ transform: 'rotateY(90deg) translateX(60px)' }, { transform: 'none' }],
          { duration: 220, easing: 'ease-out' },
        );
      if (cards.length !== seen) (steps.at(-1) === 'LOST' ? sounds.lose : sounds.tick)();
      seen = cards.length;
      trail.replaceChildren(...cards.slice(-9, -1).map((each) => playingCard(each, 'small')));
      const offered = GUESSES.filter(
        (guess) => guess === 'SKIP' || winningRanks(rank, guess) !== undefined,
      );
      buttons.replaceChildren(
        ...(round.active ? offered : []).map((guess) =>
          el(
            'button',
            {
              type: 'button',
              class: `guess ${guess.toLowerCase()}`,
              click: () => void (table.isAutomatic() || table.choose(guess)),
            },
            label(guess, rank),
            ...(guess === 'SKIP'
              ? []
              : [el('small', {}, percentText(winningRanks(rank, guess) ?? 0, 13))]),
          ),
        ),
      );
      await pause(table, 80);
    },
  };
}
