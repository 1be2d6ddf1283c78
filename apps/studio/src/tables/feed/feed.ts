// What the pages of a table show: its state when they come, and what changes, ten times a second.
import type { Amount } from '@fairhouse/values';
import { toRgs } from '../../wire/rgs-units.ts';
import { readStopwatch } from '../../studio-clock.ts';
import { ranMs, type LiveBet, type LiveRound } from '../live-round.ts';
import type { TableNews } from '../table-news.ts';
import type { TableFacts } from '../table-facts.ts';
import { ownBet } from './own-bet.ts';
import { openPages, type Page, type Pages } from './pages.ts';
import { openTopBets, shownBet } from './shown-bets.ts';

export interface Feed {
  readonly pages: Pages;
  readonly news: TableNews;
  paid(playerId: string, balance: Amount): void;
  /** Adds a page, and tells it all that is shown. */
  join(page: Page): void;
  /** The state of the table as one player sees it. */
  state(playerId: string): object;
  /** Tells what changed since the last time. */
  tick(): void;
  /** Reads the points of the last rounds, which another process may have run. */
  remember(): Promise<void>;
  close(): void;
}

export interface PastPoint {
  readonly drawId: string;
  readonly point: number;
}

type Phase = 'WAITING' | 'BETTING' | 'CLOSING' | 'RUNNING' | 'CRASHED' | 'VOID' | 'CLOSED';

interface Showing {
  phase: Phase;
  round: LiveRound | undefined;
  next: LiveRound | undefined;
  root: string;
  past: PastPoint[];
  top: ReturnType<typeof openTopBets>;
  cashed: LiveBet[];
  isChanged: boolean;
  sentAt: number;
}

const PAST_SHOWN = 40;
/** A page that hears nothing else hears this often how far the round has run. */
const QUIET_MS = 1_000;

export interface FeedOptions {
  readonly facts: TableFacts;
  readonly clock: () => number;
  readonly tickMs: number;
  /** Who the other party is, as a page says it. */
  readonly party: () => object;
  readonly past: () => Promise<PastPoint[]>;
}

export function openFeed(options: FeedOptions): Feed {
  const { clock } = options;
  const pages = openPages();
  const showing: Showing = {
    phase: 'CLOSED',
    round: undefined,
    next: undefined,
    root: '',
    past: [],
    top: openTopBets(undefined),
    cashed: [],
    isChanged: false,
    sentAt: 0,
  };
  const state = (playerId: string): object => stateOf(options, showing, playerId);
  const begin = (phase: Phase, round: LiveRound | undefined): void => {
    showing.phase = phase;
    showing.round = round;
    showing.next = undefined;
    showing.root = '';
    showing.top = openTopBets(round);
    showing.cashed = [];
    showing.isChanged = false;
  };
  const tick = (): void => tellChanges(pages, showing);
  const news: TableNews = {
    announced: (round) => {
      showing.next = round;
      pages.tellAll({ type: 'next', ...timesOf(round), now: clock() });
    },
    opened: (round) => {
      begin('BETTING', round);
      pages.tellAll({ type: 'open', ...timesOf(round), now: clock() });
    },
    accepted: (round, bets) => {
      if (round !== showing.round) return;
      for (const bet of bets) showing.top.add(bet);
      showing.isChanged = true;
    },
    rooted: (round, root) => {
      tick();
      showing.phase = 'CLOSING';
      showing.root = root;
      pages.tellAll({ type: 'root', drawId: round.drawId, root, count: round.bets.length });
    },
    running: (round) => {
      if (showing.round !== round) begin('RUNNING', round);
      showing.phase = 'RUNNING';
      const ms = round.run === undefined ? 0 : ranMs(round.run, readStopwatch());
      pages.tellAll({ type: 'run', drawId: round.drawId, ms });
    },
    cashed: (round, wins) => {
      for (const { bet } of wins) {
        showing.cashed.push(bet);
        pages.tell(bet.playerId, { type: 'own', bet: ownBet(round, bet) });
      }
      showing.isChanged = true;
    },
    crashed: (round, point) => {
      tick();
      showing.phase = 'CRASHED';
      showing.past = [{ drawId: round.drawId, point }, ...showing.past].slice(0, PAST_SHOWN);
      const ms = round.run?.moment ?? 0;
      pages.tellAll({ type: 'crash', drawId: round.drawId, point, ms });
    },
    voided: (round, reason) => {
      showing.phase = 'VOID';
      pages.tellAll({ type: 'void', drawId: round.drawId, reason });
    },
    closed: () => {
      begin('CLOSED', undefined);
      pages.tellAll({ type: 'closed' });
    },
    lost: () => {
      begin('CLOSED', undefined);
      pages.dismiss();
    },
  };
  const timer = setInterval(tick, options.tickMs);
  return {
    pages,
    news,
    state,
    tick,
    remember: async () => void (showing.past = await options.past()),
    paid: (playerId, balance) => pages.tell(playerId, { type: 'balance', amount: toRgs(balance) }),
    join: (page) => {
      pages.add(page);
      page.socket.send(JSON.stringify(state(page.playerId)));
    },
    close: () => {
      clearInterval(timer);
      pages.dismiss();
    },
  };
}

function timesOf({ drawId, commit, opensAt, closesAt }: LiveRound): object {
  return { drawId, commit, opensAt, closesAt };
}

function stateOf(
  { facts, clock, party }: FeedOptions,
  { phase, round, next, root, past, top }: Showing,
  playerId: string,
): object {
  const own = round?.byPlayer.get(playerId);
  return {
    type: 'state',
    table: facts.code,
    mode: facts.mode,
    party: party(),
    phase,
    now: clock(),
    past,
    rows: top.all().map(shownBet),
    players: round?.bets.length ?? 0,
    own: round && own ? ownBet(round, own) : null,
    ...(next && { next: timesOf(next) }),
    ...(round && {
      ...timesOf(round),
      root,
      ...(round.run && {
        ms: ranMs(round.run, readStopwatch()),
        ...(phase === 'CRASHED' && { point: round.run.point }),
      }),
    }),
  };
}

function tellChanges(pages: Pages, showing: Showing): void {
  const { round, top } = showing;
  if (round === undefined || pages.count() === 0) return;
  const now = readStopwatch();
  const isQuiet = showing.phase === 'RUNNING' && now - showing.sentAt >= QUIET_MS;
  if (!showing.isChanged && !isQuiet) return;
  showing.isChanged = false;
  showing.sentAt = now;
  const cashed = showing.cashed.filter((bet) => top.has(bet));
  const out = round.bets.length === 0 ? 0 : showing.cashed.length;
  showing.cashed = [];
  pages.tellAll({
    type: 'tick',
    players: round.bets.length,
    ...(out > 0 && { out }),
    rows: top.takeNew().map(shownBet),
    ...(cashed.length > 0 && { cashed: cashed.map((bet) => [bet.seq, bet.cashed?.x100 ?? 0]) }),
    ...(showing.phase === 'RUNNING' && round.run && { ms: ranMs(round.run, now) }),
  });
}
