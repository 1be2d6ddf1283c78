// An instant game that runs in the page: what can be pressed now, and what the site may ask for.
import { fill } from '../i18n/find-texts.ts';
import { freeOf, freeText, type FreePlayer } from '../free-rounds/free-rounds.ts';
import { readBalance } from '../rgs/read-balance.ts';
import type { Balance } from '../rgs/rgs-client.ts';
import { stakeAllowed } from '../rgs/stake-allowed.ts';
import type { SlotStart } from '../slot/running-slot.ts';
import { balanceText, moneyText } from '../ui/money-text.ts';
import type { AutoBet } from './auto-bet.ts';
import type { AutoPlan } from './auto-plan.ts';
import type { InstantGame, InstantRound, InstantTable } from './instant-game.ts';
import type { StakeField } from './fields/stake-field.ts';

export interface Running extends FreePlayer {
  readonly start: SlotStart;
  readonly table: InstantTable;
  readonly game: InstantGame;
  readonly stake: StakeField;
  readonly auto: AutoBet;
  readonly parts: Parts;
  balance: Balance;
  round: InstantRound | undefined;
  plan: AutoPlan | undefined;
  /** When the last round was asked for, of the page's clock. */
  playedAt: number;
  isBusy: boolean;
}

export interface Parts {
  readonly play: HTMLButtonElement;
  readonly take: HTMLButtonElement;
  readonly note: HTMLElement;
  readonly result: HTMLElement;
  readonly outlook: HTMLElement;
  readonly balance: HTMLElement;
  /** What is left of free rounds, and what each stands for. */
  readonly free: HTMLElement;
  readonly last: HTMLElement;
}

/** Obeys the site: a pause ends the auto bet, and a balance is read between rounds. */
export function linkSite(running: Running): void {
  const { site, rgs, texts } = running.start;
  site.ready({
    isIdle: () => !running.isBusy && running.plan === undefined,
    pause: () => {
      if (running.plan !== undefined) running.auto.end(texts.reasonPaused);
    },
    readBalance: () => {
      if (running.isBusy || running.plan !== undefined) return false;
      void readBalance(rgs).then((balance) => {
        if (balance === undefined || running.isBusy) return;
        running.balance = balance;
        refresh(running);
      });
      return true;
    },
  });
}

/** Shows the balance, what the bet could pay, and what can be pressed. */
export function refresh(running: Running): void {
  const { parts, game, stake, round, balance, isBusy } = running;
  const { texts, opened } = running.start;
  const { config } = opened;
  const isOpen = round?.active === true;
  const free = freeOf(running);
  parts.free.hidden = free === undefined;
  if (free !== undefined) {
    parts.free.textContent = `${freeText(running)} · ${moneyText(free.value, balance.currency)}`;
  }
  stake.box.hidden = free !== undefined;
  parts.balance.textContent = balanceText(balance.amount, balance.currency);
  const limit = stakeAllowed(game.greatest(), config);
  const staked = free?.value ?? stake.value();
  const isAllowed = limit === undefined || staked === undefined || staked <= limit;
  parts.outlook.textContent = isAllowed ? game.outlook() : limitText(running, limit);
  parts.outlook.classList.toggle('limit', !isAllowed);
  parts.play.hidden = isOpen;
  const hasStake = staked !== undefined && isAllowed;
  const isAutomatic = running.plan !== undefined;
  parts.play.disabled = isBusy || isAutomatic || !hasStake || game.parameters() === undefined;
  parts.take.hidden = !isOpen || game.canTake === undefined;
  const canTake = isOpen && game.canTake?.(round) === true;
  parts.take.disabled = isBusy || isAutomatic || !canTake;
  // Before anything is won the button names no amount.
  parts.take.textContent = canTake
    ? fill(texts.take, { amount: moneyText(round.payout, balance.currency) })
    : texts.takeNow;
  for (const control of game.controls) control.toggleAttribute('inert', isOpen || isAutomatic);
  stake.box.toggleAttribute('inert', isOpen || isAutomatic);
}

/** Why a bet could pay too much, and what may be staked instead. */
function limitText({ start, balance }: Running, limit: number): string {
  const { texts, opened } = start;
  const { maxWin, minBet } = opened.config;
  const amounts = {
    max: moneyText(maxWin, balance.currency),
    stake: moneyText(limit, balance.currency),
  };
  return fill(limit < minBet ? texts.limitsChoice : texts.limitsStake, amounts);
}

/** Notifies the site when no round is open any more. */
export function notifyOfEnd({ round, start }: Running): void {
  if (round?.active !== true) start.site.tell({ type: 'round:end' });
}
