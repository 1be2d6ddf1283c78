// Draws the flight, and shows what changes with every frame: the multiplier, the time that is
// left, what a cash-out is worth.
import { CASH_OUT_MIN } from '@fairhouse/rules/games';
import { fill } from '../i18n/find-texts.ts';
import { moneyText } from '../ui/money-text.ts';
import { crashSounds } from './crash-sounds.ts';
import { decimalText } from './decimal-text.ts';
import { drawFlight } from './draw-flight.ts';
import { placeBet } from './place-bet.ts';
import { actOf, refresh, type Running } from './running-crash.ts';
import { hundredths } from './show-players.ts';
import { shownMultiplier } from './table-view.ts';

/** A tick of the clock is heard in the last seconds before the launch. */
const TICKS_FROM = 3;
/** Reduced motion draws this seldom. */
const CALM_MS = 250;
/** A browser draws faster than a page that is read needs. */
const FRAME_MS = 15;

/** Draws the flight, and what changes with every frame. */
export function showFlight(running: Running): void {
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
    multiplier.textContent = isOpen ? decimalText(left, 1) : '';
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
  const next = view.nextAt > 0 ? ` · ${texts.next}: ${decimalText(left, 0)} s` : '';
  const hasWon = own !== undefined && own.cashOut !== null;
  const won = hasWon
    ? `${fill(texts.youWon, { amount: moneyText(own.payout, balance.currency) })} · ${hundredths(own.cashOut ?? 0)}`
    : '';
  if (phase === 'CRASHED') return `${texts.crashedAt}${won === '' ? next : ` · ${won}`}`;
  return won;
}
