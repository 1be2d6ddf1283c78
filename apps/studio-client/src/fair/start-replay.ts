// A round that is over, shown again: for a page that has a token of it. Nothing can be pressed.
import { loadSymbols } from '../art/load-symbols.ts';
import { LOOKS } from '../art/scenes/looks.ts';
import type { Texts } from '../i18n/en.ts';
import type { Round } from '../rgs/rgs-client.ts';
import { showJackpots } from '../slot/house-pots.ts';
import { playBook } from '../slot/play-book.ts';
import { openReelBoard, type ReelBoard } from '../slot/reel-board.ts';
import { SLOT_SHAPES } from '../slot/slot-shapes.ts';
import { openSlotScreen } from '../slot/slot-screen.ts';
import { drawAtlas, loadImages } from '../slot/symbol-atlas.ts';
import { openTicker } from '../slot/ticker.ts';
import { el } from '../ui/dom.ts';
import { moneyText } from '../ui/money-text.ts';

interface ReplayStart {
  readonly root: HTMLElement;
  readonly texts: Texts;
  readonly code: string;
  readonly name: string;
  readonly query: URLSearchParams;
}

const nothing = (): void => undefined;

export async function startReplay({ root, texts, code, name, query }: ReplayStart): Promise<void> {
  const id = query.get('round') ?? '';
  const response = await fetch(
    `/bet/replay/${code}/1/base/${id}?token=${encodeURIComponent(query.get('token') ?? '')}`,
  );
  const [look, shape] = [LOOKS[code], SLOT_SHAPES[code]];
  if (!response.ok) {
    root.replaceChildren(
      el(
        'div',
        { class: 'loading', role: 'alert' },
        el('b', {}, name),
        el('span', {}, texts.errIs),
      ),
    );
    return;
  }
  const round = (await response.json()) as Round & { readonly currency: string };
  if (look === undefined || shape === undefined) {
    const { replayInstant } = await import('../instant/replay-instant.ts');
    return replayInstant({ root, texts, code, name, round: round as never });
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const parts: { board?: ReelBoard } = {};
  const ticker = openTicker((now) => parts.board?.draw(now) ?? false);
  const actions = {
    spin: () => ticker.skip(),
    bet: nothing,
    auto: nothing,
    turbo: () => false,
    menu: nothing,
    buy: nothing,
    lobby: nothing,
  };
  const screen = openSlotScreen({
    code,
    name: `${name} · ${texts.replay}`,
    look,
    texts,
    actions,
    ticker: () => ticker,
    isCalm,
    hides: { auto: true, turbo: true, buy: true },
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
  const area = screen.reelArea.getBoundingClientRect();
  const cell = Math.min(
    (area.width - 36) / shape.reels,
    (area.height - 36) / Math.max(1.7, shape.rows),
    200,
  );
  board.resize(
    cell * shape.reels,
    cell * Math.max(1.7, shape.rows),
    drawAtlas(await loadImages(await loadSymbols(code)), cell * Math.min(devicePixelRatio, 2)),
  );
  screen.setBet(moneyText(round.stake, round.currency));
  await playBook(
    { board, ticker, screen, texts, currency: round.currency, isCalm, saveEvent: nothing },
    round,
  );
  screen.setWin(moneyText(round.payout, round.currency));
  await showJackpots(screen, round, { texts, currency: round.currency });
}
