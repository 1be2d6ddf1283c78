// Crash in the page: a flight that all players share. The picture follows the table's clock; what is
// staked and paid is what the studio answers.
import { CASH_OUT_MIN } from '@fairhouse/rules/games';
import { fill } from '../i18n/find-texts.ts';
import { openAutoBet, type AutoBet, type AutoPlan } from '../instant/auto-bet.ts';
import { openStakeField, type StakeField } from '../instant/stake-field.ts';
import { playWithRepeats, RgsFailure, type Balance } from '../rgs/rgs-client.ts';
import type { SlotStart } from '../slot/running-slot.ts';
import { isSoundOn, setSound } from '../sound/sounds.ts';
import { failureText } from '../ui/failure-text.ts';
import { moneyText } from '../ui/money-text.ts';
import { openCashOutField, type CashOutField } from './cash-out-field.ts';
import { crashSounds } from './crash-sounds.ts';
import { openCrashScreen, type CrashScreen } from './crash-screen.ts';
import { drawFlight } from './draw-flight.ts';
import { openFeed, type Feed } from './open-feed.ts';
import { hundredths, showPast, showPlayers } from './show-players.ts';
import type { OwnBet, TableMessage } from './table-messages.ts';
import { emptyView, hear, shownMultiplier, type TableView } from './table-view.ts';

interface BetAnswer {
  readonly balance: Balance;
  readonly bet: OwnBet;
}

interface CashAnswer {
  readonly bet: OwnBet | null;
  readonly late: {
    readonly receivedMs: number;
    readonly crashedMs: number;
    readonly point: number;
  } | null;
}

interface Running {
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
  isBusy: boolean;
  isConnected: boolean;
  saidSecond: number;
  isWatching: boolean;
}

/** A tick of the clock is heard in the last seconds before the launch. */
const TICKS_FROM = 3;
/** Reduced motion draws this seldom. */
const CALM_MS = 250;
/** A browser draws faster than a page that is read needs. */
const FRAME_MS = 15;

export async function startCrash(start: SlotStart): Promise<void> {
  const { name, texts, root, opened, rgs } = start;
  const holder: { running?: Running } = {};
  const changed = (): void => void (holder.running && refresh(holder.running));
  const { currency } = opened.balance;
  const stake = openStakeField(texts, { config: opened.config, currency, changed });
  const auto = openCashOutField(texts, changed);
  const autoBet = openAutoBet(texts, {
    stake,
    currency,
    toggle: () => void (holder.running && toggleAuto(holder.running)),
  });
  const screen = openCrashScreen({
    texts,
    name,
    controls: [stake.box, auto.box, autoBet.box],
    actions: {
      press: () => void (holder.running && press(holder.running)),
      menu: () => void openFairness(start),
      lobby: () => leave(opened.lobbyUrl),
      sound: () => {
        setSound(!isSoundOn());
        return isSoundOn();
      },
    },
  });
  root.replaceChildren(screen.root);
  const view = emptyView();
  const feed = openFeed(
    { url: rgs.feedUrl('/crash/feed'), sessionId: rgs.sessionId },
    (message) => void (holder.running && hearAll(holder.running, message)),
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
  draw(running);
  refresh(running);
}

async function openFairness(start: SlotStart): Promise<void> {
  const { openCrashMenu } = await import('./open-crash-menu.ts');
  const { code, texts, rgs, opened } = start;
  const language = document.documentElement.lang;
  await openCrashMenu({ code, texts, rgs, language, currency: opened.balance.currency });
}

function leave(lobbyUrl: string): void {
  if (parent !== window) parent.postMessage({ type: 'studio:leave' }, '*');
  else if (/^https?:\/\//.test(lobbyUrl)) location.href = lobbyUrl;
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
  if (message.type === 'void') screen.note.textContent = start.texts.roundVoid;
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

function toggleAuto(running: Running): void {
  const { autoBet, auto, screen, start } = running;
  if (running.plan === undefined && typeof auto.value() !== 'number') {
    screen.note.textContent = start.texts.autoNeedsCashOut;
    return;
  }
  running.plan = autoBet.begin();
  if (running.plan !== undefined) running.isNext = false;
  refresh(running);
}

/** What the main button does now. */
type Act = 'bet' | 'placed' | 'take' | 'queue' | 'unqueue' | 'none';

function actOf(running: Running): Act {
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

function refresh(running: Running): void {
  const { screen, view, balance, start, stake, auto, isBusy, isConnected } = running;
  const { texts } = start;
  const act = actOf(running);
  screen.balance.textContent = moneyText(balance.amount, balance.currency);
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

async function press(running: Running): Promise<void> {
  const act = actOf(running);
  if (running.isBusy) return;
  crashSounds.press();
  if (act === 'bet') await placeBet(running);
  else if (act === 'take') await takeNow(running);
  else if (act === 'queue' || act === 'unqueue') {
    running.isNext = act === 'queue';
    refresh(running);
  }
}

async function placeBet(running: Running): Promise<void> {
  const { start, stake, auto, screen, view } = running;
  const { texts, rgs } = start;
  const [amount, at] = [stake.value(), auto.value()];
  if (amount === undefined || at === undefined) return;
  running.isBusy = true;
  running.isNext = false;
  refresh(running);
  try {
    const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const body = { amount, parameters: { auto: at }, nonce };
    const { balance, bet } = await playWithRepeats<BetAnswer>(rgs, '/crash/bet', body);
    running.balance = balance;
    if (bet.drawId === view.drawId) view.own = bet;
    screen.note.textContent =
      bet.isLimited === true && bet.auto !== null
        ? fill(texts.limitedAuto, { multiplier: hundredths(bet.auto) })
        : '';
  } catch (error) {
    const isLate = error instanceof RgsFailure && error.message.includes('no bets now');
    screen.note.textContent = isLate ? texts.lateBet : failureText(texts, error);
    if (running.plan !== undefined && !isLate) {
      running.autoBet.end(texts.reasonError);
      running.plan = undefined;
    }
  } finally {
    running.isBusy = false;
    refresh(running);
  }
}

async function takeNow(running: Running): Promise<void> {
  const { start, screen, view } = running;
  const { texts } = start;
  running.isBusy = true;
  refresh(running);
  try {
    const { bet, late } = await start.rgs.call<CashAnswer>('/crash/cash-out');
    if (bet !== null && bet.drawId === view.drawId) view.own = bet;
    if (late !== null) {
      screen.note.textContent = fill(texts.lateCashOut, {
        received: secondsText(late.receivedMs),
        crashed: secondsText(late.crashedMs),
      });
    }
  } catch (error) {
    screen.note.textContent = failureText(texts, error);
  } finally {
    running.isBusy = false;
    refresh(running);
  }
}

const secondsText = (ms: number): string => (ms / 1_000).toFixed(2);

/** Draws the flight, and what changes with every frame. */
function draw(running: Running): void {
  const { screen, view, isCalm } = running;
  const pen = screen.canvas.getContext('2d');
  if (pen === null) return;
  let size = { width: 0, height: 0 };
  const fit = (): void => {
    const { width, height } = screen.sky.getBoundingClientRect();
    const ratio = Math.min(devicePixelRatio, 2);
    size = { width, height };
    screen.canvas.width = Math.max(1, Math.round(width * ratio));
    screen.canvas.height = Math.max(1, Math.round(height * ratio));
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  };
  new ResizeObserver(fit).observe(screen.sky);
  fit();
  let last = 0;
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    if (now - last < (isCalm ? CALM_MS : FRAME_MS) || document.hidden) return;
    last = now;
    drawFlight({ pen, ...size, isCalm }, view);
    showNumber(running);
    placeWaiting(running);
  };
  requestAnimationFrame(frame);
  // A hidden page draws nothing, and plays on: its next bet is placed all the same.
  setInterval(() => void (document.hidden && placeWaiting(running)), CALM_MS);
}

/** Places the bet that waits for a round, once the round takes bets. */
function placeWaiting(running: Running): void {
  const { view, feed, isNext, plan, isBusy } = running;
  if (plan !== undefined && !running.autoBet.isRunning(plan)) running.plan = undefined;
  const now = feed.clock.now();
  const isBetting = view.phase === 'BETTING' && now >= view.opensAt + 50 && now < view.closesAt;
  if (!isBetting || isBusy || view.own !== undefined) return;
  if (isNext || running.plan !== undefined) void placeBet(running);
}

function showNumber(running: Running): void {
  const { screen, view, feed, start, balance } = running;
  const { texts } = start;
  const { multiplier, caption, main } = screen;
  const waits = view.phase === 'BETTING';
  const now = feed.clock.now();
  multiplier.classList.toggle('lost', view.phase === 'CRASHED');
  if (waits) {
    const isOpen = now >= view.opensAt;
    const left = Math.max(0, (isOpen ? view.closesAt : view.opensAt) - now) / 1_000;
    multiplier.textContent = isOpen ? left.toFixed(1) : '';
    setText(caption, isOpen ? texts.nextIn : '');
    const share = isOpen ? left / Math.max(0.1, (view.closesAt - view.opensAt) / 1_000) : 1;
    screen.sky.style.setProperty('--left', String(share));
    const second = Math.ceil(left);
    if (isOpen && second <= TICKS_FROM && second > 0 && second !== running.saidSecond) {
      running.saidSecond = second;
      crashSounds.tick();
    }
    if (running.isWatching !== isOpen) {
      running.isWatching = isOpen;
      refresh(running);
    }
    return;
  }
  running.isWatching = false;
  const x100 = shownMultiplier(view);
  const shows = view.phase === 'RUNNING' || view.phase === 'CRASHED';
  multiplier.textContent = shows ? hundredths(x100) : '';
  setText(caption, captionOf(running));
  if (actOf(running) === 'take' && view.own !== undefined && !running.isBusy) {
    // The studio decides by its own clock; this is what the bet is worth as far as the page knows.
    const at = view.own.auto === null ? x100 : Math.min(x100, view.own.auto);
    const worth = (BigInt(view.own.amount) * BigInt(at)) / 100n;
    const text = fill(texts.take, { amount: moneyText(worth, balance.currency) });
    if (main.textContent !== text) main.textContent = text;
    main.disabled = x100 < CASH_OUT_MIN;
  }
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function captionOf({ view, feed, start: { texts }, balance }: Running): string {
  const { own, phase } = view;
  if (phase === 'CLOSING') return texts.betsClosed;
  if (phase === 'VOID') return texts.roundVoid;
  if (phase === 'CLOSED') return texts.tableClosed;
  const left = Math.max(0, view.nextAt - feed.clock.now()) / 1_000;
  const next = view.nextAt > 0 ? ` · ${texts.next} ${left.toFixed(0)}` : '';
  const hasWon = own !== undefined && own.cashOut !== null;
  const won = hasWon
    ? `${fill(texts.youWon, { amount: moneyText(own.payout, balance.currency) })} · ${hundredths(own.cashOut ?? 0)}`
    : '';
  if (phase === 'CRASHED') return `${texts.crashedAt}${won === '' ? next : ` · ${won}`}`;
  return won;
}
