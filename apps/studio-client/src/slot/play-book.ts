// Plays a book: each event as what is seen and heard. A book that was begun before a reload is
// brought to its place without animation, and goes on from there.
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import type { BookEvent, Round } from '../rgs/rgs-client.ts';
import { sounds } from '../sound/sounds.ts';
import { balanceText, hundredthsOf, moneyText } from '../ui/money-text.ts';
import { keyOf, type CellAt } from './board-state.ts';
import type { ReelBoard } from './reel-board.ts';
import type { SlotScreen } from './slot-screen.ts';
import { easeBack, type Ticker } from './ticker.ts';

export interface BookStage {
  readonly board: ReelBoard;
  readonly ticker: Ticker;
  readonly screen: SlotScreen;
  readonly texts: Texts;
  readonly currency: string;
  readonly isCalm: boolean;
  /** Stores how far a bonus round is shown. */
  readonly saveEvent: (index: number) => void;
}

interface Playing {
  readonly stage: BookStage;
  readonly round: Round;
  /** Before the index that a resumed round goes on from. */
  isCaughtUp: boolean;
  held: number[];
  spins: number;
}

/** The names of a column, as the board draws them. */
const namesOf = (column: readonly { readonly name: string }[]): string[] =>
  column.map(({ name }) => name);

export async function playBook(stage: BookStage, round: Round, from = 0): Promise<void> {
  const playing: Playing = { stage, round, isCaughtUp: from === 0, held: [], spins: 0 };
  const start = startOf(round.state, from);
  clearWins(stage.board);
  for (const event of round.state) {
    if (event.index >= start) playing.isCaughtUp = true;
    await playEvent(playing, event);
  }
  stage.board.state.isHold = false;
  stage.board.state.coins.clear();
  for (const reel of stage.board.state.reels) reel.isOpen = false;
  stage.screen.endFeature();
}

/** The spin that was being shown: a round goes on from its beginning. */
function startOf(events: readonly BookEvent[], from: number): number {
  const begun = events.filter(
    ({ type, index }) =>
      index <= from && ['reveal', 'updateFreeSpin', 'respinCoins', 'respinLeft'].includes(type),
  );
  return begun.at(-1)?.index ?? 0;
}

async function playEvent(playing: Playing, event: BookEvent): Promise<void> {
  const { stage, isCaughtUp } = playing;
  const speed = stage.ticker.speed;
  if (!isCaughtUp) stage.ticker.speed = 10_000;
  const play = HANDLERS[event.type];
  if (play !== undefined) await play(playing, event);
  if (!isCaughtUp) stage.ticker.speed = speed;
}

type Handler = (playing: Playing, event: BookEvent) => Promise<void> | void;

const money = ({ stage, round }: Playing, hundredths: number): string =>
  moneyText(hundredthsOf(round.amount, hundredths), stage.currency);

function clearWins(board: ReelBoard): void {
  board.state.lit.clear();
  board.state.line = [];
  board.state.label = undefined;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  reveal: async (playing, event) => {
    const { stage, isCaughtUp, held } = playing;
    const { board, screen } = stage;
    clearWins(board);
    playing.spins += 1;
    if (isCaughtUp && playing.spins > 1) stage.saveEvent(event.index);
    screen.setSpinWin('');
    const columns = (event['board'] as { name: string; scatter?: boolean }[][]).map(namesOf);
    const scatters = (event['board'] as { scatter?: boolean }[][]).map(
      (column) => column.slice(1, -1).filter(({ scatter }) => scatter === true).length,
    );
    if (!isCaughtUp) return board.show(columns);
    sounds.spin();
    await board.spin(columns, { held, anticipation: event['anticipation'] as number[], scatters });
  },
  winInfo: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    if (!isCaughtUp) return;
    const { board, ticker, screen } = stage;
    const wins = event['wins'] as {
      win: number;
      positions: CellAt[];
      meta: Record<string, number>;
      symbol: string;
    }[];
    const all = new Set(wins.flatMap(({ positions }) => positions.map(keyOf)));
    board.state.lit = all;
    screen.setSpinWin(money(playing, event['totalWin'] as number));
    sounds.win(Math.min(6, wins.length));
    await ticker.wait(650);
    if (wins.length > 1 && ticker.speed < 2 && wins.length <= 8) {
      for (const win of wins) await showWin(playing, win);
    } else if (wins[0] !== undefined) await showWin(playing, wins[0], all);
    board.state.lit = all;
    board.state.line = [];
    board.state.label = undefined;
  },
  setWin: async (playing, event) => {
    const { stage, isCaughtUp, round } = playing;
    if (!isCaughtUp) return;
    const amount = event['amount'] as number;
    stage.screen.setSpinWin(money(playing, amount));
    // No win is celebrated that is not above what was staked.
    const isAbove = hundredthsOf(round.amount, amount) > BigInt(round.stake);
    if (isAbove && (event['winLevel'] as number) >= 6)
      await celebrate(playing, amount, event['winLevel'] as number);
    else await stage.ticker.wait(isAbove ? 500 : 250);
  },
  setTotalWin: (playing, event) => {
    const amount = event['amount'] as number;
    playing.stage.screen.setWin(amount === 0 ? '' : money(playing, amount));
  },
  freeSpinTrigger: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    stage.screen.startFeature();
    stage.screen.setCounter(stage.texts.freeSpins, `0 / ${event['totalFs'] as number}`);
    if (!isCaughtUp) return;
    stage.board.state.lit = new Set((event['positions'] as CellAt[]).map(keyOf));
    sounds.feature();
    await stage.ticker.wait(1_200);
    clearWins(stage.board);
    await stage.screen.announce(
      fill(stage.texts.freeSpinsWon, { count: event['totalFs'] as number }),
      stage.texts.pressToGo,
    );
  },
  freeSpinRetrigger: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    if (!isCaughtUp) return;
    sounds.feature();
    stage.board.state.lit = new Set((event['positions'] as CellAt[]).map(keyOf));
    stage.screen.flash(`${stage.texts.freeSpins}: ${event['totalFs'] as number}`);
    await stage.ticker.wait(1_200);
  },
  updateFreeSpin: (playing, event) => {
    const { stage } = playing;
    const at = (event['amount'] as number) + 1;
    stage.screen.setCounter(
      stage.texts.freeSpins,
      fill(stage.texts.spinOf, { at, all: event['total'] as number }),
    );
  },
  updateGlobalMult: (playing, event) => {
    playing.stage.screen.setMultiplier(event['globalMult'] as number);
  },
  tumbleBoard: async (playing, event) => {
    const gone = event['explodingSymbols'] as CellAt[];
    const added = (event['newSymbols'] as { name: string }[][]).map(namesOf);
    playing.stage.board.state.line = [];
    playing.stage.board.state.label = undefined;
    await playing.stage.board.tumble(gone, added);
  },
  updateTumbleWin: (playing, event) => {
    playing.stage.screen.setSpinWin(money(playing, event['amount'] as number));
  },
  expandWilds: async (playing, event) => {
    const { stage } = playing;
    for (const reel of event['reels'] as number[]) {
      const opened = stage.board.state.reels[reel - 1];
      if (opened !== undefined) opened.isOpen = true;
      playing.held.push(reel - 1);
    }
    if (!playing.isCaughtUp) return;
    sounds.feature();
    await stage.ticker.wait(500);
  },
  respin: async (playing) => {
    if (playing.isCaughtUp) await playing.stage.ticker.wait(350);
  },
  coins: async (playing, event) => {
    await landCoins(playing, event['cells'] as CoinCell[]);
  },
  respinCoins: async (playing, event) => {
    await landCoins(playing, event['cells'] as CoinCell[]);
  },
  respinLeft: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    const { board, screen } = stage;
    if (!board.state.isHold) {
      board.state.isHold = true;
      screen.startFeature();
      if (isCaughtUp) {
        sounds.feature();
        await screen.announce(stage.texts.respins, stage.texts.pressToGo);
      }
    }
    screen.setCounter(stage.texts.respins, String(event['left']));
    if (!isCaughtUp) return;
    stage.saveEvent(event.index);
    sounds.tick();
    await stage.ticker.wait(520);
  },
  holdEnd: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    if (!isCaughtUp) return;
    const total = money(playing, event['total'] as number);
    if ((event['grand'] as number) > 0) stage.screen.flash(stage.texts.grand);
    sounds.big();
    await stage.screen.announce(total, stage.texts.featureWin);
  },
  wheel: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    if (!isCaughtUp) return;
    clearWins(stage.board);
    await stage.screen.spinWheel(
      event['wedge'] as number,
      money(playing, event['value'] as number),
    );
  },
  freeSpinEnd: async (playing, event) => {
    const { stage, isCaughtUp } = playing;
    if (isCaughtUp) {
      clearWins(stage.board);
      const amount = event['amount'] as number;
      if (amount > 0) sounds.big();
      await stage.screen.announce(money(playing, amount), stage.texts.featureWin);
    }
    stage.screen.endFeature();
  },
  wincap: async (playing, event) => {
    if (!playing.isCaughtUp) return;
    sounds.big();
    await playing.stage.screen.announce(
      money(playing, event['amount'] as number),
      playing.stage.texts.maxWin,
    );
  },
};

interface CoinCell extends CellAt {
  readonly value: number;
}

async function landCoins(playing: Playing, cells: readonly CoinCell[]): Promise<void> {
  const { board, ticker } = playing.stage;
  for (const cell of cells) {
    board.state.coins.set(keyOf(cell), coinText(cell.value));
    board.state.coinGrow.set(keyOf(cell), playing.isCaughtUp ? 0 : 1);
  }
  if (!playing.isCaughtUp) return;
  for (const cell of cells) {
    sounds.coin();
    await ticker.run(board.state.isHold ? 260 : 140, (part) => {
      board.state.coinGrow.set(keyOf(cell), easeBack(part));
    });
  }
}

const NAMED: Readonly<Record<number, string>> = { 1000: 'MINI', 2500: 'MINOR', 10_000: 'MAJOR' };

/** A coin by name, or as a multiple of the bet. */
function coinText(value: number): string {
  return NAMED[value] ?? `×${value / 100}`;
}

async function showWin(
  playing: Playing,
  win: { win: number; positions: CellAt[]; meta: Record<string, number> },
  lit = new Set(win.positions.map(keyOf)),
): Promise<void> {
  const { board, ticker } = playing.stage;
  const isLine = (win.meta['lineIndex'] ?? 0) > 0;
  board.state.lit = lit;
  board.state.line = isLine ? win.positions : [];
  const middle = win.positions[Math.floor(win.positions.length / 2)];
  board.state.label = middle && { text: money(playing, win.win), at: middle };
  await ticker.wait(720);
}

async function celebrate(playing: Playing, amount: number, level: number): Promise<void> {
  const { stage, round } = playing;
  sounds.big();
  const title = level >= 8 ? stage.texts.hugeWin : stage.texts.bigWin;
  const total = hundredthsOf(round.amount, amount);
  await stage.screen.celebrate(title, level, (part) => {
    const now = (total * BigInt(Math.round(part * 1000))) / 1000n;
    return part >= 1 ? moneyText(total, stage.currency) : balanceText(now, stage.currency);
  });
}
