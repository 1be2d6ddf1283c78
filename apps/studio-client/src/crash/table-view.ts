// The table as this page knows it, and how each message changes it.
import { growthAt } from '@fairhouse/rules/games';
import type { FeedClock } from './open-feed.ts';
import type {
  OwnBet,
  Party,
  PastPoint,
  Phase,
  ShownBet,
  TableMessage,
  TableState,
} from './table-messages.ts';

export interface TableView {
  phase: Phase;
  mode: 'cosign' | 'house';
  party: Party;
  drawId: string;
  commit: string;
  root: string;
  opensAt: number;
  closesAt: number;
  /** When the next round takes bets; 0 while that is unknown. */
  nextAt: number;
  players: number;
  rows: ShownBet[];
  own: OwnBet | undefined;
  past: PastPoint[];
  /** The stopwatch at which the round began to run. */
  startedAt: number;
  /** Where it crashed, in hundredths and in milliseconds. */
  point: number;
  crashedMs: number;
  crashedAt: number;
}

const SHOWN_MOST = 50;
const PAST_MOST = 40;

export function emptyView(): TableView {
  return {
    phase: 'WAITING',
    mode: 'house',
    party: { name: '', runBy: '', independent: 0 },
    drawId: '',
    commit: '',
    root: '',
    opensAt: 0,
    closesAt: 0,
    nextAt: 0,
    players: 0,
    rows: [],
    own: undefined,
    past: [],
    startedAt: 0,
    point: 0,
    crashedMs: 0,
    crashedAt: 0,
  };
}

/** Milliseconds that the round has run, as far as this page can tell. */
export function elapsedMs(view: TableView): number {
  if (view.phase === 'CRASHED') return view.crashedMs;
  return view.phase === 'RUNNING' ? Math.max(0, performance.now() - view.startedAt) : 0;
}

/** The multiplier in hundredths that is shown. */
export function shownMultiplier(view: TableView): number {
  if (view.phase === 'CRASHED') return view.point;
  return view.phase === 'RUNNING' ? growthAt(Math.floor(elapsedMs(view))) : 100;
}

function begin(view: TableView, clock: FeedClock, ms: number): void {
  const startedAt = performance.now() - ms - clock.delay();
  // A later message comes on a slower way more often than the round began later.
  view.startedAt = view.phase === 'RUNNING' ? Math.min(view.startedAt, startedAt) : startedAt;
}

function take(view: TableView, state: TableState, clock: FeedClock): void {
  view.mode = state.mode;
  view.party = state.party;
  view.drawId = state.drawId ?? '';
  view.commit = state.commit ?? '';
  view.root = state.root ?? '';
  view.opensAt = state.opensAt ?? 0;
  view.closesAt = state.closesAt ?? 0;
  view.nextAt = state.next?.opensAt ?? 0;
  view.players = state.players;
  view.rows = [...state.rows];
  view.own = state.own ?? undefined;
  view.past = [...state.past];
  view.phase = 'WAITING';
  begin(view, clock, state.ms ?? 0);
  view.phase = state.phase;
  view.point = state.point ?? 0;
  view.crashedMs = state.ms ?? 0;
  view.crashedAt = performance.now();
}

/** Changes the view by a message. */
export function hear(view: TableView, message: TableMessage, clock: FeedClock): void {
  if (message.type === 'state') return take(view, message, clock);
  if (message.type === 'next') view.nextAt = message.opensAt;
  else if (message.type === 'open') {
    Object.assign(view, {
      phase: 'BETTING',
      drawId: message.drawId,
      commit: message.commit,
      opensAt: message.opensAt,
      closesAt: message.closesAt,
      root: '',
      nextAt: 0,
      players: 0,
      rows: [],
      own: undefined,
    });
  } else if (message.type === 'tick') {
    view.players = message.players;
    addRows(view, message.rows);
    for (const [seq, x100] of message.cashed ?? []) markOut(view, seq, x100);
    if (message.ms !== undefined) begin(view, clock, message.ms);
  } else if (message.type === 'root') {
    view.phase = 'CLOSING';
    view.root = message.root;
  } else if (message.type === 'run') {
    view.phase = 'CLOSING';
    begin(view, clock, message.ms);
    view.phase = 'RUNNING';
  } else if (message.type === 'crash') {
    view.phase = 'CRASHED';
    view.point = message.point;
    view.crashedMs = message.ms;
    view.crashedAt = performance.now();
    view.past = [{ drawId: message.drawId, point: message.point }, ...view.past].slice(
      0,
      PAST_MOST,
    );
  } else if (message.type === 'void') view.phase = 'VOID';
  else if (message.type === 'closed') view.phase = 'CLOSED';
  else if (message.type === 'own') {
    if (message.bet.drawId === view.drawId) view.own = message.bet;
  }
}

function addRows(view: TableView, rows: readonly ShownBet[]): void {
  if (rows.length === 0) return;
  const fresh = new Set(rows.map(([seq]) => seq));
  view.rows = [...view.rows.filter(([seq]) => !fresh.has(seq)), ...rows]
    .toSorted((one, other) => other[2] - one[2])
    .slice(0, SHOWN_MOST);
}

function markOut(view: TableView, seq: number, x100: number): void {
  view.rows = view.rows.map((row) =>
    row[0] === seq ? [row[0], row[1], row[2], row[3], row[4], x100] : row,
  );
}
