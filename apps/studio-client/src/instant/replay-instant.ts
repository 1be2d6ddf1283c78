// A round of an instant game that is over, drawn again by the game itself; nothing can be pressed.
import { INSTANT_COLOURS } from '../art/instant-pictures.ts';
import { roundProof } from '../fair/round-proof.ts';
import type { Texts } from '../i18n/en.ts';
import { el } from '../ui/dom.ts';
import { moneyText } from '../ui/money-text.ts';
import type { InstantGame, InstantRound, InstantTable } from './instant-game.ts';
import { multiplierText } from './multiplier-text.ts';
import { openInstant } from './open-instant.ts';

interface InstantReplay {
  readonly root: HTMLElement;
  readonly texts: Texts;
  readonly code: string;
  readonly name: string;
  readonly round: InstantRound & { readonly currency: string };
}

/** Draws the round, and then says what was staked and paid. */
export async function replayInstant(replay: InstantReplay): Promise<void> {
  const { root, texts, code, name, round } = replay;
  const table: InstantTable = {
    texts,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    choose: () => undefined,
    isAutomatic: () => true,
    changed: () => undefined,
  };
  const own = await openInstant(code, table);
  const game = own ?? pointGame();
  game.adopt?.(round.parameters ?? {});
  for (const control of game.controls) control.inert = true;
  const result = el('output', { class: 'result', 'aria-live': 'polite' });
  const [above, below, accent] = INSTANT_COLOURS[code] ?? ['#223', '#112', '#fff'];
  root.replaceChildren(
    el(
      'div',
      {
        class: own === undefined ? 'table' : `table table-${code}`,
        style: `--above:${above};--below:${below};--accent:${accent}`,
      },
      el('header', { class: 'bar' }, el('h1', {}, `${name} · ${texts.replay}`)),
      el('section', { class: 'felt' }, game.stage, result),
      el('aside', { class: 'panel-side' }, ...game.controls, roundProof(texts, round.id)),
    ),
  );
  await game.show({ ...round, active: false });
  const { stake, payout, currency } = round;
  result.textContent = `${moneyText(stake, currency)} → ${moneyText(payout, currency)}`;
  result.className = `result ${payout > stake ? 'won' : ''}`;
}

/** A shared round is its point, and where its player left it. */
function pointGame(): InstantGame {
  const number = el('div', { class: 'big-number' });
  const left = el('p', { class: 'outlook' });
  return {
    stage: el('div', { class: 'stage-column' }, number, left),
    controls: [],
    startLabel: '',
    isStepwise: false,
    parameters: () => undefined,
    greatest: () => undefined,
    outlook: () => '',
    show: (round) => {
      const { point, cashOut } = (round.state[0] ?? {}) as {
        point?: number | null;
        cashOut?: number | null;
      };
      const hundredths = (value: number) => multiplierText(BigInt(value) * 100n);
      number.textContent = hundredths(point ?? cashOut ?? 0);
      number.classList.add((cashOut ?? null) === null ? 'lost' : 'won');
      left.textContent = (cashOut ?? null) === null ? '' : `◆ ${hundredths(cashOut ?? 0)}`;
      return Promise.resolve();
    },
  };
}
