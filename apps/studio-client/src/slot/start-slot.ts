// A slot in the browser: opens the session, plays rounds, and lets the books be seen.
import { loadSymbols } from '../art/load-symbols.ts';
import { LOOKS } from '../art/scenes/looks.ts';
import { freeAtOpening, freeOf, offerFreeRounds } from '../free-rounds/free-rounds.ts';
import { watchHidden } from '../site/watch-hidden.ts';
import { sounds } from '../sound/sounds.ts';
import { moneyText } from '../ui/money-text.ts';
import { askBuy } from './ask-buy.ts';
import { askAutoplay, autoplayEnd, autoplayNote } from './autoplay.ts';
import { followPots } from './house-pots.ts';
import { playRound, resumeRound } from './play-round.ts';
import { openReelBoard, type ReelBoard } from './reel-board.ts';
import { readBalance } from '../rgs/read-balance.ts';
import {
  betOf,
  isBonus,
  showMoney,
  stakeOf,
  type Running,
  type SlotStart,
} from './running-slot.ts';
import { SLOT_SHAPES, type SlotShape } from './slot-shapes.ts';
import { openSlotScreen } from './slot-screen.ts';
import { drawAtlas, loadImages } from './symbol-atlas.ts';
import { openTicker, type Ticker } from './ticker.ts';

export async function startSlot(start: SlotStart): Promise<void> {
  const { code, name, texts, opened, root } = start;
  const shape = SLOT_SHAPES[code];
  const look = LOOKS[code];
  if (shape === undefined || look === undefined) throw new Error(`no slot ${code}`);
  const { jurisdiction } = opened.config;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const parts: { ticker?: Ticker; running?: Running; board?: ReelBoard } = {};
  const ticker = openTicker((now) => parts.board?.draw(now) ?? false);
  const act = (work: (running: Running) => void): void => {
    if (parts.running !== undefined) work(parts.running);
  };
  const screen = openSlotScreen({
    code,
    name,
    look,
    texts,
    ticker: () => ticker,
    isCalm,
    hides: {
      auto: jurisdiction['disabledAutoplay'] === true,
      turbo: jurisdiction['disabledTurbo'] === true,
      buy:
        jurisdiction['disabledBuyFeature'] === true || opened.config.betModes['buy'] === undefined,
    },
    actions: {
      spin: () => act(pressSpin),
      bet: (step) => act((running) => changeBet(running, step)),
      auto: () => act((running) => void startAutoplay(running)),
      turbo: () => {
        const running = parts.running;
        if (running !== undefined) running.turbo = !running.turbo;
        ticker.speed = running?.turbo === true ? 2.4 : 1;
        return running?.turbo === true;
      },
      menu: start.menu,
      buy: () => act((running) => void buyFeature(running)),
      lobby: () => start.site.leave(),
    },
  });
  const board = openReelBoard({
    canvas: screen.canvas,
    ticker: () => ticker,
    look,
    reels: shape.reels,
    rows: shape.rows,
    isCalm,
  });
  parts.board = board;
  root.replaceChildren(screen.root);
  const images = await loadImages(await loadSymbols(code));
  const level = opened.config.betLevels.indexOf(opened.config.defaultBetLevel);
  const running: Running = {
    start,
    board,
    screen,
    ticker,
    isCalm,
    balance: opened.balance,
    level: Math.max(0, level),
    isBusy: false,
    turbo: false,
    plan: undefined,
    free: freeAtOpening(opened),
    freeWon: 0,
    money: {
      note: screen.note,
      show: () => act(showMoney),
      stake: () => (parts.running === undefined ? opened.config.minBet : betOf(parts.running)),
    },
  };
  parts.running = running;
  watchSize(running, shape, images);
  listenToKeys(running);
  showFirstBoard(board, shape, Object.keys(images));
  showMoney(running);
  if (opened.kind === 'DEMO') screen.note(texts.demo);
  linkSite(running);
  if (opened.kind === 'REAL') {
    void followPots({ rgs: start.rgs, screen, texts, currency: opened.balance.currency });
  }
  if (opened.round?.active === true) await resumeRound(running, opened.round);
  await offerFreeRounds(running);
}

/** Obeys the site: a pause ends autoplay, and a balance is read between rounds. */
function linkSite(running: Running): void {
  const { site, rgs, texts } = running.start;
  site.ready({
    isIdle: () => !running.isBusy && running.plan === undefined,
    pause: () => endAutoplay(running, texts.reasonPaused),
    readBalance: () => {
      if (running.isBusy || running.plan !== undefined) return false;
      void readBalance(rgs).then((balance) => {
        if (balance === undefined || running.isBusy) return;
        running.balance = balance;
        showMoney(running);
      });
      return true;
    },
  });
}

/** The height of a board in cells as wide as its reels. */
function rowsShown({ rows, grows }: SlotShape): number {
  if (grows === true) return rows * 0.95;
  return rows === 1 ? 1.7 : rows;
}

function watchSize(
  { screen, board }: Running,
  shape: SlotShape,
  images: Parameters<typeof drawAtlas>[0],
): void {
  const fit = (): void => {
    const area = screen.reelArea.getBoundingClientRect();
    const cell = Math.min(
      (area.width - 36) / shape.reels,
      (area.height - 36) / rowsShown(shape),
      shape.rows === 1 ? 260 : 200,
    );
    const width = Math.max(60, cell * shape.reels);
    const height = Math.max(60, cell * rowsShown(shape));
    const scale = Math.min(devicePixelRatio, 2);
    board.resize(width, height, drawAtlas(images, cell * scale));
  };
  new ResizeObserver(fit).observe(screen.reelArea);
  fit();
}

/** Before the first round: symbols of the game in a fixed order. */
function showFirstBoard(board: ReelBoard, shape: SlotShape, symbols: readonly string[]): void {
  const names = symbols.filter((name) => /^(H|L|7|B|CH)/.test(name));
  const nameAt = (reel: number, row: number): string =>
    names[(reel * 3 + row * 2) % names.length] ?? '';
  const rows = Array.from({ length: shape.rows + 2 }, (_, row) => row);
  board.show(
    Array.from({ length: shape.reels }, (_, reel) => rows.map((row) => nameAt(reel, row))),
  );
}

function listenToKeys(running: Running): void {
  const noSpace = running.start.opened.config.jurisdiction['disabledSpacebar'] === true;
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.repeat) return;
    if (event.key === ' ' && !noSpace) {
      event.preventDefault();
      pressSpin(running);
    } else if (event.key === 'ArrowUp') changeBet(running, 1);
    else if (event.key === 'ArrowDown') changeBet(running, -1);
  });
  watchHidden(() => endAutoplay(running, running.start.texts.reasonHidden));
}

function changeBet(running: Running, step: 1 | -1): void {
  if (running.isBusy || running.plan !== undefined || freeOf(running) !== undefined) return;
  const { betLevels } = running.start.opened.config;
  running.level = Math.min(Math.max(0, running.level + step), betLevels.length - 1);
  sounds.press();
  showMoney(running);
}

/** A press plays, skips what is shown, or ends autoplay. */
function pressSpin(running: Running): void {
  sounds.press();
  if (running.plan !== undefined) {
    endAutoplay(running, undefined);
    return;
  }
  if (running.isBusy) {
    running.screen.press();
    if (running.start.opened.config.jurisdiction['disabledSlamstop'] !== true)
      running.ticker.skip();
    return;
  }
  if (!running.start.site.isPaused()) void playRound(running, 'base');
}

async function startAutoplay(running: Running): Promise<void> {
  const { texts } = running.start;
  if (running.isBusy || running.plan !== undefined) return endAutoplay(running, undefined);
  const plan = await askAutoplay(texts, {
    bet: stakeOf(running),
    currency: running.balance.currency,
  });
  if (plan === undefined || running.start.site.isPaused()) return;
  running.plan = plan;
  while (running.plan === plan) {
    plan.left -= 1;
    running.screen.setAuto(plan.left + 1);
    const before = running.balance.amount;
    const free = freeOf(running)?.id;
    const round = await playRound(running, 'base');
    if (round === undefined) return endAutoplay(running, texts.reasonError);
    // Never from free rounds to paid ones, nor to others.
    if (freeOf(running)?.id !== free) return endAutoplay(running, texts.reasonFree);
    plan.lost += before - running.balance.amount;
    const end = autoplayEnd(
      plan,
      {
        payout: round.payout,
        isFeature: isBonus(round),
        nextStake: freeOf(running) ? 0 : betOf(running),
      },
      texts,
    );
    if (end !== undefined) return endAutoplay(running, end);
    await running.ticker.wait(350);
  }
}

function endAutoplay(running: Running, reason: string | undefined): void {
  if (running.plan === undefined) return;
  running.plan = undefined;
  running.screen.setAuto(0);
  if (reason !== undefined) running.screen.note(autoplayNote(running.start.texts, reason));
}

async function buyFeature(running: Running): Promise<void> {
  const { start, balance } = running;
  if (running.isBusy || running.plan !== undefined || start.site.isPaused()) return;
  const times = start.opened.config.betModes['buy']?.costMultiplier ?? 0;
  const cost = Math.round(betOf(running) * times);
  if (await askBuy(start.texts, moneyText(cost, balance.currency))) await playRound(running, 'buy');
}
