// Auto bet (games.md 10.2): a loss limit that must be chosen, a gain limit, an end at a refusal.
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import { el } from '../ui/dom.ts';
import { moneyText } from '../ui/money-text.ts';
import { chips } from './inputs.ts';
import type { InstantRound } from './instant-game.ts';
import type { StakeField } from './stake-field.ts';

export interface AutoPlan {
  left: number;
  net: number;
  readonly lossLimit: number;
  readonly gainLimit: number | undefined;
}

export interface AutoBet {
  readonly box: HTMLElement;
  /** The plan that starts; undefined when one is stopped, or no loss limit is chosen. */
  begin(): AutoPlan | undefined;
  isRunning(plan: AutoPlan): boolean;
  count(plan: AutoPlan, round: Pick<InstantRound, 'payout' | 'stake'>): void;
  end(reason?: string): void;
}

export function openAutoBet(
  texts: Texts,
  {
    stake,
    currency,
    toggle,
  }: { readonly stake: StakeField; readonly currency: string; readonly toggle: () => void },
): AutoBet {
  let running: AutoPlan | undefined;
  const note = el('p', { class: 'hint', role: 'status' }, texts.autoNeedsLimit);
  const button = el(
    'button',
    { type: 'button', class: 'plain wide', click: toggle },
    texts.autoBet,
  );
  const none = (): void => undefined;
  const rounds = chips(
    texts.rounds,
    ['10', '50', '100', '1000'].map((each) => [each, each] as const),
    '10',
    none,
  );
  const limits = ['10', '25', '100'].map((times) => [times, `${times} × ${texts.bet}`] as const);
  const loss = chips(texts.lossLimit, limits, '', none);
  const gain = chips(texts.gainLimit, [['', texts.none], ...limits], '', none);
  const box = el(
    'details',
    { class: 'auto' },
    el('summary', {}, texts.autoBet),
    rounds.box,
    loss.box,
    gain.box,
    button,
    note,
  );
  const end = (reason?: string): void => {
    running = undefined;
    button.textContent = texts.autoBet;
    if (reason !== undefined) note.textContent = fill(texts.autoEnded, { reason });
  };
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    const away = hiddenAt === undefined ? 0 : performance.now() - hiddenAt;
    hiddenAt = document.hidden ? performance.now() : undefined;
    if (running !== undefined && away > 60_000) end(texts.reasonHidden);
  });
  return {
    box,
    begin: () => {
      const bet = stake.value();
      if (running !== undefined || bet === undefined || loss.value() === '') {
        end(undefined);
        return undefined;
      }
      running = {
        left: Number(rounds.value()),
        net: 0,
        lossLimit: Number(loss.value()) * bet,
        gainLimit: gain.value() === '' ? undefined : Number(gain.value()) * bet,
      };
      button.textContent = texts.stop;
      return running;
    },
    isRunning: (plan) => running === plan,
    count: (plan, round) => {
      plan.left -= 1;
      plan.net += round.payout - round.stake;
      note.textContent = `${plan.left} · ${moneyText(plan.net, currency)}`;
      if (running !== plan) return;
      if (plan.gainLimit !== undefined && plan.net >= plan.gainLimit) end(texts.reasonGain);
      else if (-plan.net + round.stake > plan.lossLimit) end(texts.reasonLoss);
      else if (plan.left <= 0) end(texts.reasonRounds);
    },
    end,
  };
}
