// A slot that runs in the page, and what every part of it asks.
import type { Texts } from '../i18n/en.ts';
import { freeOf, freeText, type FreePlayer } from '../free-rounds/free-rounds.ts';
import type { Balance, Opened, Rgs, Round } from '../rgs/rgs-client.ts';
import type { SiteLink } from '../site/site-link.ts';
import { balanceText, moneyText } from '../ui/money-text.ts';
import type { AutoplayPlan } from './autoplay.ts';
import type { ReelBoard } from './reel-board.ts';
import type { SlotScreen } from './slot-screen.ts';
import type { Ticker } from './ticker.ts';

export interface SlotStart {
  readonly code: string;
  readonly name: string;
  readonly rgs: Rgs;
  readonly texts: Texts;
  readonly opened: Opened;
  readonly root: HTMLElement;
  readonly menu: () => void;
  readonly site: SiteLink;
}

/** Everything of a running slot. */
export interface Running extends FreePlayer {
  readonly start: SlotStart;
  readonly board: ReelBoard;
  readonly screen: SlotScreen;
  readonly ticker: Ticker;
  readonly isCalm: boolean;
  balance: Balance;
  level: number;
  isBusy: boolean;
  turbo: boolean;
  plan: AutoplayPlan | undefined;
}

/** Whether a round is ended after its animation: it has more than one board. */
export const isBonus = (round: Round): boolean =>
  round.state.filter(({ type }) => type === 'reveal').length > 1 ||
  round.state.some(({ type }) => type === 'respinLeft');

/** The bet that is chosen, in millionths. */
export const betOf = ({ start, level }: Running): number =>
  start.opened.config.betLevels[level] ?? start.opened.config.minBet;

/** The stake of the next round, in millionths: that of free rounds is chosen by who gave them. */
export const stakeOf = (running: Running): number => freeOf(running)?.value ?? betOf(running);

/** Shows balance and bet, and the net result where a jurisdiction asks for it. */
export function showMoney(running: Running): void {
  const { screen, balance, start } = running;
  screen.setBalance(balanceText(balance.amount, balance.currency));
  screen.setBet(moneyText(stakeOf(running), balance.currency));
  screen.setFree(freeText(running));
  if (start.opened.config.jurisdiction['displayNetPosition'] === true)
    screen.note(
      `${start.texts.net}: ${moneyText(balance.amount - start.opened.balance.amount, balance.currency)}`,
    );
}
