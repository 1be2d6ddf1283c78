// Crash in the page: a flight that all players share. The picture follows the table's clock; what
// is staked and paid is what the studio answers.
import { openAutoBet } from '../instant/auto-bet.ts';
import { openStakeField } from '../instant/fields/stake-field.ts';
import type { SlotStart } from '../slot/running-slot.ts';
import { readBalance } from '../rgs/read-balance.ts';
import { openCashOutField } from './cash-out-field.ts';
import { crashSounds } from './crash-sounds.ts';
import { openCrashScreen } from './crash-screen.ts';
import { openFeed } from './open-feed.ts';
import { placeBet, takeNow } from './place-bet.ts';
import { actOf, refresh, type Running } from './running-crash.ts';
import { showFlight } from './show-flight.ts';
import { showPast, showPlayers } from './show-players.ts';
import type { TableMessage } from './table-messages.ts';
import { emptyView, hear } from './table-view.ts';

export async function startCrash(start: SlotStart): Promise<void> {
  const { name, texts, root, opened, rgs } = start;
  const holder: { running?: Running } = {};
  const changed = (): void => {
    if (holder.running) refresh(holder.running);
  };
  const { currency } = opened.balance;
  const stake = openStakeField(texts, { config: opened.config, currency, changed });
  const auto = openCashOutField(texts, changed);
  const autoBet = openAutoBet(texts, {
    stake,
    currency,
    most: opened.config.maxBet,
    toggle: () => {
      if (holder.running) toggleAuto(holder.running);
    },
  });
  const screen = openCrashScreen({
    texts,
    name,
    controls: [stake.box, auto.box, autoBet.box],
    actions: {
      press: () => void (holder.running && press(holder.running)),
      menu: () => void openFairness(start),
      lobby: () => start.site.leave(),
    },
  });
  root.replaceChildren(screen.root);
  const view = emptyView();
  const feed = openFeed(
    { url: rgs.feedUrl('/crash/feed'), sessionId: rgs.sessionId },
    (message) => {
      if (holder.running) hearAll(holder.running, message);
    },
    (isConnected) => {
      if (holder.running === undefined) return;
      holder.running.isConnected = isConnected;
      refresh(holder.running);
    },
  );
  const running: Running = {
    start,
    screen,
    view,
    feed,
    stake,
    auto,
    autoBet,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    balance: opened.balance,
    plan: undefined,
    isNext: false,
    isIn: false,
    isBusy: false,
    isConnected: false,
    saidSecond: 0,
    isWatching: true,
  };
  holder.running = running;
  if (opened.kind === 'DEMO') screen.note.textContent = texts.demo;
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
    if (event.key !== ' ' || isTyping || event.repeat) return;
    event.preventDefault();
    void press(running);
  });
  linkSite(running);
  showFlight(running);
  refresh(running);
}

async function openFairness(start: SlotStart): Promise<void> {
  const { openCrashMenu } = await import('./open-crash-menu.ts');
  const { code, texts, rgs, opened } = start;
  const language = document.documentElement.lang;
  await openCrashMenu({ code, texts, rgs, language, currency: opened.balance.currency });
}

/** Obeys the site: a pause ends the auto bet and takes back a bet that waits for a round. */
function linkSite(running: Running): void {
  const { site, rgs, texts } = running.start;
  site.ready({
    isIdle: () => !running.isBusy && running.plan === undefined && running.view.own === undefined,
    pause: () => {
      running.isNext = false;
      if (running.plan !== undefined) running.autoBet.end(texts.reasonPaused);
      running.plan = undefined;
      refresh(running);
    },
    readBalance: () => {
      if (running.isBusy) return false;
      void readBalance(rgs).then((balance) => {
        if (balance === undefined || running.isBusy) return;
        running.balance = balance;
        refresh(running);
      });
      return true;
    },
  });
}

function hearAll(running: Running, message: TableMessage): void {
  const { view, screen, feed, balance, start } = running;
  const before = view.phase;
  if (message.type === 'balance') {
    running.balance = { ...balance, amount: message.amount };
    return refresh(running);
  }
  if (message.type === 'own' && message.bet.cashOut !== null && view.own?.cashOut === null) {
    crashSounds.win(message.bet.payout > message.bet.amount * 3 ? 4 : 1);
  }
  hear(view, message, feed.clock);
  if (message.type === 'open') {
    running.saidSecond = 0;
    screen.note.textContent = '';
  }
  if (message.type === 'run') crashSounds.launch();
  if (message.type === 'crash') {
    crashSounds.crash();
    countRound(running);
  }
  if (message.type === 'void') {
    screen.note.textContent = start.texts.roundVoid;
    endRefused(running);
  }
  if (message.type === 'closed') endRefused(running);
  tellRound(running);
  if (message.type === 'state' || message.type === 'crash') showPast(screen, view);
  if (before !== view.phase || message.type === 'tick' || message.type === 'own') {
    showPlayers(screen, view, view.phase === 'CRASHED');
  }
  refresh(running);
}

/** Counts a round of the auto bet, and ends it where the page was left or a limit is reached. */
function countRound(running: Running): void {
  const { plan, view, autoBet } = running;
  const { own } = view;
  if (plan === undefined || own === undefined || own.drawId !== view.drawId) return;
  autoBet.count(plan, { payout: own.payout, stake: own.amount });
  if (!autoBet.isRunning(plan)) running.plan = undefined;
}

/** Notifies the site while a bet of the player's is in a round. */
function tellRound(running: Running): void {
  const { view, start } = running;
  const isOver =
    ['CRASHED', 'VOID', 'CLOSED'].includes(view.phase) || typeof view.own?.cashOut === 'number';
  const isIn = view.own !== undefined && !isOver;
  if (isIn === running.isIn) return;
  running.isIn = isIn;
  start.site.tell({ type: isIn ? 'round:start' : 'round:end' });
}

/** The auto bet ends at a round that the table refuses. */
function endRefused(running: Running): void {
  if (running.plan === undefined) return;
  running.autoBet.end(running.start.texts.reasonError);
  running.plan = undefined;
}

function toggleAuto(running: Running): void {
  const { autoBet, auto, screen, start } = running;
  if (start.site.isPaused()) return;
  if (running.plan === undefined && typeof auto.value() !== 'number') {
    screen.note.textContent = start.texts.autoNeedsCashOut;
    return;
  }
  running.plan = autoBet.begin();
  if (running.plan !== undefined) running.isNext = false;
  refresh(running);
}

async function press(running: Running): Promise<void> {
  const act = actOf(running);
  // A cash-out stays open while play is paused: the round goes on.
  if (running.isBusy || (running.start.site.isPaused() && act !== 'take')) return;
  crashSounds.press();
  if (act === 'bet') await placeBet(running);
  else if (act === 'take') await takeNow(running);
  else if (act === 'queue' || act === 'unqueue') {
    running.isNext = act === 'queue';
    refresh(running);
  }
}
