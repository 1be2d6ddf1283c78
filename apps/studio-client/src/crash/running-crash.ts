// A crash that runs in the page, and what its main button does now.
import type { AutoBet } from '../instant/auto-bet.ts';
import type { AutoPlan } from '../instant/auto-plan.ts';
import type { StakeField } from '../instant/fields/stake-field.ts';
import type { Balance } from '../rgs/rgs-client.ts';
import { fill } from '../i18n/find-texts.ts';
import type { SlotStart } from '../slot/running-slot.ts';
import { balanceText } from '../ui/money-text.ts';
import type { CashOutField } from './cash-out-field.ts';
import type { CrashScreen } from './crash-screen.ts';
import type { Feed } from './open-feed.ts';
import type { TableView } from './table-view.ts';

export interface Running {
  readonly start: SlotStart;
  readonly screen: CrashScreen;
  readonly view: TableView;
  readonly feed: Feed;
  readonly stake: StakeField;
  readonly auto: CashOutField;
  readonly autoBet: AutoBet;
  readonly isCalm: boolean;
  balance: Balance;
  plan: AutoPlan | undefined;
  /** A bet on the next round is wanted. */
  isNext: boolean;
  /** A bet of the player's is in a round, as the site was notified. */
  isIn: boolean;
  isBusy: boolean;
  isConnected: boolean;
  saidSecond: number;
  isWatching: boolean;
}

/** What the main button does now. */
export type Act = 'bet' | 'placed' | 'take' | 'queue' | 'unqueue' | 'none';

export function actOf(running: Running): Act {
  const { view, feed, plan, isNext } = running;
  if (!running.isConnected || view.phase === 'CLOSED' || view.phase === 'WAITING') return 'none';
  const { own } = view;
  if (view.phase === 'RUNNING' && own?.cashOut === null) return 'take';
  const now = feed.clock.now();
  const isBetting = view.phase === 'BETTING' && now >= view.opensAt && now < view.closesAt;
  if (own !== undefined && view.phase !== 'CRASHED' && view.phase !== 'RUNNING') return 'placed';
  if (plan !== undefined) return 'none';
  if (isBetting) return 'bet';
  return isNext ? 'unqueue' : 'queue';
}

/** Shows the balance, and what can be pressed. */
export function refresh(running: Running): void {
  const { screen, view, balance, start, stake, auto, isBusy, isConnected } = running;
  for (const { box } of [stake, auto]) box.toggleAttribute('inert', running.plan !== undefined);
  const { texts } = start;
  const act = actOf(running);
  screen.balance.textContent = balanceText(balance.amount, balance.currency);
  const isBet = stake.value() !== undefined && auto.value() !== undefined;
  const { main } = screen;
  main.className = `${act === 'take' ? 'take' : act === 'unqueue' ? 'plain' : 'primary'} wide`;
  main.disabled =
    isBusy || act === 'none' || act === 'placed' || (act !== 'take' && act !== 'unqueue' && !isBet);
  const label: Readonly<Record<Act, string>> = {
    bet: texts.placeBet,
    placed: texts.betPlaced,
    take: texts.takeNow,
    queue: texts.betNext,
    unqueue: texts.cancelNext,
    none: isConnected
      ? running.plan === undefined
        ? texts.tableClosed
        : texts.autoBet
      : texts.reconnecting,
  };
  if (act !== 'take') main.textContent = label[act];
  screen.party.textContent = partyText(running);
  screen.root.dataset['phase'] = view.phase;
}

function partyText({ view, start: { texts } }: Running): string {
  const { party, mode } = view;
  if (mode === 'house') return texts.partyHouse;
  return fill(party.independent > 0 ? texts.partyIndependent : texts.partyOwn, {
    party: party.name,
    name: party.runBy,
  });
}
