// Auto bet (games.md 10.2): rounds, what follows a win and a loss, a loss limit that must be
// chosen, a gain limit, and an end at any refusal, a pause, or a page that is hidden.
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import { watchHidden } from '../site/watch-hidden.ts';
import { el } from '../ui/dom.ts';
import { moneyText } from '../ui/money-text.ts';
import { countRound, readCount, RISE_MOST, ROUNDS_MOST, type AutoPlan } from './auto-plan.ts';
import { chips } from './inputs.ts';
import type { InstantRound } from './instant-game.ts';
import type { StakeField } from './fields/stake-field.ts';

export interface AutoBet {
  readonly box: HTMLElement;
  /** The plan that starts; undefined when one is stopped, or a field is not filled. */
  begin(): AutoPlan | undefined;
  isRunning(plan: AutoPlan): boolean;
  count(plan: AutoPlan, round: Pick<InstantRound, 'payout' | 'stake' | 'free'>): void;
  end(reason?: string): void;
  note(text: string): void;
}

export interface AutoOptions {
  readonly stake: StakeField;
  readonly currency: string;
  /** The greatest stake of the game, in millionths. */
  readonly most: number;
  readonly toggle: () => void;
  /** The choices of each round, in a game of choices. */
  readonly fixed?: HTMLElement;
  /** The fields were shown or hidden. */
  readonly opened?: (isOpen: boolean) => void;
}

const ENDS = {
  gain: 'reasonGain',
  win: 'reasonWin',
  loss: 'reasonLoss',
  rounds: 'reasonRounds',
  stake: 'reasonStake',
} as const;

export function openAutoBet(
  texts: Texts,
  { stake, currency, most, toggle, fixed, opened }: AutoOptions,
): AutoBet {
  let running: AutoPlan | undefined;
  const note = el('p', { class: 'hint', role: 'status' }, texts.autoNeedsLimit);
  const button = el(
    'button',
    { type: 'button', class: 'plain wide', click: toggle },
    texts.autoBet,
  );
  const rounds = openRounds(texts);
  const limits = ['10', '25', '100'].map((times) => [times, `${times} × ${texts.bet}`] as const);
  const none = (): void => undefined;
  const loss = chips(texts.lossLimit, limits, '', none);
  const gain = chips(texts.gainLimit, [['', texts.none], ...limits], '', none);
  const win = chips(texts.winLimit, [['', texts.none], ...limits], '', none);
  const onWin = openRise(texts, texts.autoOnWin);
  const onLoss = openRise(texts, texts.autoOnLoss);
  const fields = el(
    'div',
    { class: 'auto-fields' },
    ...(fixed ? [fixed] : []),
    rounds.box,
    onWin.box,
    onLoss.box,
    loss.box,
    gain.box,
    win.box,
  );
  const box = el(
    'details',
    { class: 'auto' },
    el('summary', {}, texts.autoBet),
    fields,
    button,
    note,
  );
  box.addEventListener('toggle', () => opened?.(box.open));
  const end = (reason?: string): void => {
    if (running !== undefined) stake.set(running.base);
    running = undefined;
    button.textContent = texts.autoBet;
    fields.toggleAttribute('inert', false);
    if (reason !== undefined) note.textContent = fill(texts.autoBetEnded, { reason });
  };
  watchHidden(() => {
    if (running !== undefined) end(texts.reasonHidden);
  });
  return {
    box,
    begin: () => {
      if (running !== undefined) {
        end(undefined);
        return undefined;
      }
      const [bet, left] = [stake.value(), rounds.value()];
      const rises = { onWin: onWin.value(), onLoss: onLoss.value() };
      if (loss.value() === '') {
        note.textContent = texts.autoNeedsLimit;
        return undefined;
      }
      if (left === undefined || rises.onWin === undefined || rises.onLoss === undefined) {
        note.textContent = texts.autoFields;
        return undefined;
      }
      if (bet === undefined) return undefined;
      running = {
        left,
        net: 0,
        stake: bet,
        base: bet,
        most,
        lossLimit: Number(loss.value()) * bet,
        gainLimit: gain.value() === '' ? undefined : Number(gain.value()) * bet,
        winLimit: win.value() === '' ? undefined : Number(win.value()) * bet,
        onWin: rises.onWin,
        onLoss: rises.onLoss,
      };
      button.textContent = texts.stop;
      fields.toggleAttribute('inert', true);
      note.textContent = '';
      return running;
    },
    isRunning: (plan) => running === plan,
    count: (plan, round) => {
      const ended = countRound(plan, round);
      note.textContent = `${plan.left} · ${moneyText(plan.net, currency)}`;
      if (running !== plan) return;
      if (ended !== undefined) end(texts[ENDS[ended]]);
      else stake.set(plan.stake);
    },
    end,
    note: (text) => void (note.textContent = text),
  };
}

/** A number of rounds: typed, or one of a few. */
function openRounds(texts: Texts): { readonly box: HTMLElement; value(): number | undefined } {
  const input = el('input', {
    type: 'text',
    inputmode: 'numeric',
    maxlength: 4,
    value: '10',
    'aria-label': texts.rounds,
  });
  const presets = ['10', '50', '100', '1000'].map((each) =>
    el('button', { type: 'button', class: 'chip', click: () => void (input.value = each) }, each),
  );
  const box = el(
    'div',
    { class: 'field', role: 'group', 'aria-label': texts.rounds },
    el('span', { class: 'label' }, `${texts.rounds} · 1 – ${ROUNDS_MOST}`),
    el('div', { class: 'auto-row' }, input, ...presets),
  );
  return { box, value: () => readCount(input.value, ROUNDS_MOST) };
}

/** What follows a round: back to the first stake (zero), or a rise by whole per cents. */
function openRise(
  texts: Texts,
  label: string,
): { readonly box: HTMLElement; value(): number | undefined } {
  const input = el('input', {
    type: 'text',
    inputmode: 'numeric',
    maxlength: 4,
    value: '100',
    'aria-label': `${label}: ${texts.autoRise}`,
  });
  const row = el('span', { class: 'rise', hidden: true }, input, '%');
  const choice = chips(
    label,
    [
      ['reset', texts.autoReset],
      ['rise', texts.autoRise],
    ],
    'reset',
    () => void (row.hidden = choice.value() === 'reset'),
  );
  choice.box.append(row);
  return {
    box: choice.box,
    value: () => (choice.value() === 'reset' ? 0 : readCount(input.value, RISE_MOST)),
  };
}
