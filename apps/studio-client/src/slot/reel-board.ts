// The reels on a canvas: what stands on them, how they turn and stop, and what is lit.
import type { Look } from '../art/scenes/looks.ts';
import { sounds } from '../sound/sounds.ts';
import { keyOf, type BoardState, type CellAt, type Reel } from './board-state.ts';
import { drawBoard } from './draw-board.ts';
import type { Atlas } from './symbol-atlas.ts';
import { easeBack, easeOut, type Ticker } from './ticker.ts';

export interface ReelBoard {
  readonly state: BoardState;
  show(columns: readonly (readonly string[])[]): void;
  spin(
    columns: readonly (readonly string[])[],
    how: {
      readonly held?: readonly number[];
      readonly anticipation?: readonly number[];
      readonly scatters?: readonly number[];
    },
  ): Promise<void>;
  tumble(gone: readonly CellAt[], added: readonly (readonly string[])[]): Promise<void>;
  resize(width: number, height: number, atlas: Atlas): void;
  draw(now: number): boolean;
}

export interface BoardOptions {
  readonly canvas: HTMLCanvasElement;
  readonly ticker: () => Ticker;
  readonly look: Look;
  readonly reels: number;
  readonly rows: number;
  readonly isCalm: boolean;
}

const SPIN_MS = 900;
const STAGGER_MS = 190;
const AWAIT_MS = 1_100;
const CELLS_PER_SECOND = 22;

export function openReelBoard(options: BoardOptions): ReelBoard {
  const { canvas, ticker, look, reels: count, rows, isCalm } = options;
  const context = canvas.getContext('2d');
  let atlas: Atlas | undefined;
  let seed = 7;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * below);
  };
  const anySymbol = (): string => atlas?.names[next(atlas.names.length)] ?? '';
  const state: BoardState = {
    reels: Array.from({ length: count }, () => ({
      symbols: [],
      tape: undefined,
      position: 0,
      isFast: false,
      rows,
      isOpen: false,
      isHeld: false,
    })),
    lit: new Set(),
    line: [],
    pulse: 0,
    label: undefined,
    burst: new Map(),
    fall: new Map(),
    coins: new Map(),
    coinGrow: new Map(),
    isHold: false,
    awaited: -1,
    rowsOfReel: rows,
  };

  const spinReel = async (
    reel: Reel,
    at: number,
    to: readonly string[],
    ms: number,
  ): Promise<void> => {
    const between = Math.round((ms / 1000) * CELLS_PER_SECOND * ticker().speed ** 0.3);
    reel.rows = to.length - 2;
    const middle = Array.from({ length: between }, anySymbol);
    reel.tape = [...to, ...middle, ...reel.symbols];
    const far = reel.tape.length - to.length;
    await ticker().run(ms, (part) => {
      const linear =
        part < 0.78 ? (part / 0.78) * 0.93 : 0.93 + 0.07 * easeBack((part - 0.78) / 0.22);
      reel.position = far * (1 - linear);
      reel.isFast = part > 0.08 && part < 0.8;
    });
    reel.tape = undefined;
    reel.isFast = false;
    reel.position = 0;
    reel.symbols = [...to];
    sounds.land(at);
  };

  const board: ReelBoard = {
    state,
    show: (columns) => {
      columns.forEach((column, at) => {
        const reel = state.reels[at];
        if (reel === undefined) return;
        reel.symbols = [...column];
        reel.rows = column.length - 2;
        reel.tape = undefined;
        reel.position = 0;
      });
      ticker().draw();
    },
    spin: async (columns, { held = [], anticipation = [], scatters = [] }) => {
      const turning = state.reels
        .map((reel, at) => ({ reel, at }))
        .filter(({ at }) => !held.includes(at));
      let extra = 0;
      await Promise.all(
        turning.map(async ({ reel, at }, order) => {
          const awaits = anticipation[at] ?? 0;
          if (awaits > 0 && !isCalm) extra += AWAIT_MS;
          const ms = isCalm ? 220 : SPIN_MS + order * STAGGER_MS + extra;
          if (awaits > 0 && !isCalm) {
            const before = SPIN_MS + order * STAGGER_MS + extra - AWAIT_MS;
            void ticker()
              .wait(before)
              .then(() => {
                if (reel.tape !== undefined) state.awaited = at;
              });
          }
          await spinReel(reel, at, columns[at] ?? [], ms);
          if (state.awaited === at) state.awaited = -1;
          const shown = scatters.slice(0, at + 1).reduce((sum, each) => sum + each, 0);
          if ((scatters[at] ?? 0) > 0) sounds.scatter(shown);
        }),
      );
      state.awaited = -1;
    },
    tumble: async (gone, added) => {
      sounds.burst();
      await ticker().run(320, (part) => {
        for (const cell of gone) state.burst.set(keyOf(cell), part);
      });
      state.burst.clear();
      state.lit.clear();
      const falling: { readonly key: string; readonly from: number }[] = [];
      state.reels.forEach((reel, at) => {
        const rowsGone = gone.filter((cell) => cell.reel === at).map(({ row }) => row);
        if (rowsGone.length === 0) return;
        const stay = reel.symbols
          .map((symbol, row) => ({ symbol, row }))
          .filter(({ row }) => row >= 1 && row <= reel.rows && !rowsGone.includes(row));
        const fresh = added[at] ?? [];
        const inside = [
          ...fresh.map((symbol, row) => ({ symbol, row: row - fresh.length + 1 })),
          ...stay,
        ];
        inside.forEach(({ row: before }, index) => {
          const far = index + 1 - before;
          if (far > 0) falling.push({ key: keyOf({ reel: at, row: index + 1 }), from: far });
        });
        reel.symbols = [
          reel.symbols[0] ?? '',
          ...inside.map(({ symbol }) => symbol),
          reel.symbols.at(-1) ?? '',
        ];
      });
      await ticker().run(isCalm ? 80 : 420, (part) => {
        for (const { key, from } of falling) state.fall.set(key, -from * (1 - easeOut(part)));
      });
      state.fall.clear();
      sounds.land(2);
    },
    resize: (width, height, fresh) => {
      atlas = fresh;
      const scale = Math.min(devicePixelRatio, 2);
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      ticker().draw();
    },
    draw: (now) => {
      if (context === null || atlas === undefined) return false;
      const isPulsing =
        state.lit.size > 0 || state.awaited >= 0 || (state.coins.size > 0 && state.isHold);
      state.pulse = isPulsing && !isCalm ? 0.5 + 0.5 * Math.sin(now / 160) : 1;
      drawBoard(context, { state, atlas, look, width: canvas.width, height: canvas.height });
      return isPulsing && !isCalm;
    },
  };
  return board;
}
