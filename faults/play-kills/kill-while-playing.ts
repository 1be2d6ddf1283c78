// Kills the server, the studio and the databases of both without warning while members play a slot,
// an instant game and crash, and then checks that every round ended as it must, once.
import { amount, formatAmount } from '@fairhouse/values';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Breach } from '../check-evening.ts';
import { openChance } from '../chance.ts';
import { deposit, expectValue, registerGuest, type Guest } from '../guest.ts';
import { relaxCashierLimits, waitUntilSettled } from '../kills.ts';
import { openRequestHistory } from '../request-history.ts';
import { openRunningInstallation, type RunningInstallation } from '../running-installation.ts';
import { checkRounds, type CheckedRounds } from './check-rounds.ts';
import { openCrashPlayer, SHARED_GAME } from './play-crash.ts';
import { openGamePlayer, type Game, type GamePlayer } from './play-games.ts';

const GUESTS = 8;
const FIRST_DEPOSIT = amount(900_000_0000n);
const GAMES = ['harbour-lights', 'dice', SHARED_GAME] as const;
const BETWEEN_KILLS_MS = [300, 1800] as const;
/** Nor does a kill come before the last one has been played over: a slow machine takes longer. */
const BETWEEN_KILLS_ROUNDS = 6;
/** How long a kill waits, once for all victims, until a bet of a shared round is in play. */
const SHARED_BET_MS = 60_000;
/**
 * How long the house is away at last: stakes that it has not confirmed in twenty seconds are given
 * back, whether it had booked them or not.
 */
const AWAY_MS = 40_000;
/** How long a round may take to end after the last kill. */
const ENDED_WITHIN_MS = 60_000;

export const VICTIMS = ['server', 'studio', 'database', 'studio database'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface PlayKillFigures extends CheckedRounds {
  readonly seed: number;
  readonly kills: ReadonlyMap<Victim, number>;
  readonly played: number;
  /** The time from the return of the house until every round had ended. */
  readonly endedMs: number;
  /** Whether the comparison notices a win that is changed afterwards. */
  readonly noticesChange: boolean;
}

/** Plays and kills; returns figures and what is broken. */
export async function killWhilePlaying(options: {
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<PlayKillFigures> {
  const app = await openRunningInstallation({ studio: true });
  const history = openRequestHistory(join(app.dataDir, 'history.jsonl'));
  try {
    const figures = await playAndKill(app, options);
    const books = await waitUntilSettled(app, history);
    const noticesChange = await changeWin(app);
    return { ...figures, breaches: [...figures.breaches, ...books], noticesChange };
  } finally {
    history.close();
    await app.close();
  }
}

async function playAndKill(
  app: RunningInstallation,
  { kills, seed, say }: { kills: number; seed: number; say: (line: string) => void },
): Promise<Omit<PlayKillFigures, 'noticesChange'>> {
  const { studio } = app;
  if (studio === undefined) throw new Error('the studio runs');
  const chance = openChance(seed);
  await relaxCashierLimits(app.databaseUrl);
  const games = await offerGames(app.databaseUrl);
  const guests: Guest[] = [];
  const players: GamePlayer[] = [];
  for (let at = 0; at < GUESTS; at += 1) {
    const guest = await registerGuest(app.origin, `curlew${String(at).padStart(2, '0')}`);
    await deposit(guest, FIRST_DEPOSIT, () => wait(100));
    const game = games[at % games.length] as Game;
    const entry = { guest, game, studio: studio.origin };
    const open = game.code === SHARED_GAME ? openCrashPlayer : openGamePlayer;
    guests.push(guest);
    players.push(await open(entry, openChance(seed + at + 1)));
  }
  say(`${GUESTS} members play; logs in ${app.dataDir}`);
  const acts: Readonly<Record<Victim, () => Promise<number>>> = {
    server: () => app.killServer(),
    studio: () => studio.kill(),
    database: () => app.killPostgres(),
    'studio database': () => studio.killPostgres(),
  };
  const evening = { over: false };
  const playing = players.map((player) => player.play(() => evening.over));
  const counts = new Map<Victim, number>(VICTIMS.map((victim) => [victim, 0]));
  const played = (): number => players.reduce((all, each) => all + each.played, 0);
  const shared = players.filter((_, at) => games[at % games.length]?.code === SHARED_GAME);
  for (let count = 0; count < kills; count += 1) {
    const before = played();
    const [least, most] = BETWEEN_KILLS_MS;
    await wait(least + chance.whole(most - least));
    while (played() < before + BETWEEN_KILLS_ROUNDS) await wait(50);
    // Its table is open again only some seconds after most kills: not each can wait for it.
    if (count % VICTIMS.length === 0) await untilSharedBet(shared);
    // Each in turn at first, so that a short run meets all of them.
    const victim = VICTIMS[count] ?? chance.pick(VICTIMS);
    const took = await acts[victim]();
    counts.set(victim, (counts.get(victim) ?? 0) + 1);
    say(`kill ${count + 1} of ${kills}: ${victim}, up again after ${Math.round(took)} ms`);
  }
  const away = await app.killServer(AWAY_MS);
  say(`the house was away for ${Math.round(away)} ms`);
  evening.over = true;
  const last = performance.now();
  await Promise.all(playing);
  const checked = await untilEnded(app, players, last + ENDED_WITHIN_MS);
  const endedMs = performance.now() - last;
  const balances = await compareBalances(app, guests);
  const breaches = [...checked.breaches, ...balances];
  return { ...checked, breaches, seed, kills: counts, played: played(), endedMs };
}

/** Waits until one of these players has a new bet; a table that is closed takes none. */
async function untilSharedBet(players: readonly GamePlayer[]): Promise<void> {
  const bets = (): number => players.reduce((all, { played }) => all + played, 0);
  const [before, began] = [bets(), performance.now()];
  while (bets() === before && performance.now() - began < SHARED_BET_MS) await wait(50);
}

/** Jackpots for the slot, and deposits of any size. */
async function offerGames(databaseUrl: string): Promise<Game[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(`update vendors.game set house_jackpot = true where code = $1`, [GAMES[0]]);
  await db.query(`update cashier.channel set maximum = $1`, [FIRST_DEPOSIT]);
  const { rows } = await db.query<{ code: string; node: number }>(
    `select g.code, g.node_id::integer as node from vendors.game g
     join settings.merchant m on m.merchant_id = g.merchant_id and m.code = 'manila'
     where g.vendor = 'FAIRHOUSE' and g.code = any($1)`,
    [GAMES],
  );
  await db.end();
  return GAMES.map((code) => {
    const found = rows.find((row) => row.code === code);
    if (found === undefined) throw new Error(`the house lists no ${code}`);
    return found;
  });
}

/** Players resume what they left open, and jobs end the rest. */
async function untilEnded(
  app: RunningInstallation,
  players: readonly GamePlayer[],
  until: number,
): Promise<CheckedRounds> {
  for (;;) {
    for (const player of players) await player.resume();
    const checked = await checkRounds(app.databaseUrl, app.studio?.databaseUrl ?? '');
    if (checked.breaches.length === 0 || performance.now() > until) return checked;
    await wait(500);
  }
}

const STANDING = `
  select m.username, coalesce(sum(case t.kind when 'BET' then -t.amount else t.amount end), 0)::text
      as net
  from members.member m
  left join vendors.transaction t on t.merchant_id = m.merchant_id and t.member_id = m.member_id
    and t.state = 'BOOKED' and t.reversed_by is null and t.kind in ('BET', 'WIN')
  where m.username = any($1) group by m.username`;

/** What each member has is its deposit and what stands of its rounds. */
async function compareBalances(
  { databaseUrl }: RunningInstallation,
  guests: readonly Guest[],
): Promise<Breach[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<{ username: string; net: string }>(STANDING, [
    guests.map(({ username }) => username),
  ]);
  await db.end();
  const breaches: Breach[] = [];
  for (const { username, client } of guests) {
    const { main } = await expectValue(client.call('balance', {}));
    const net = BigInt(rows.find((row) => row.username === username)?.net ?? 0);
    const wanted = formatAmount(amount(FIRST_DEPOSIT + net));
    if (main !== wanted)
      breaches.push({ invariant: 'balance', detail: `${username}: ${main}, not ${wanted}` });
  }
  return breaches;
}

const CHANGE = `
  update vendors.transaction set amount = amount + 1
  where ctid = (select ctid from vendors.transaction
    where vendor = 'FAIRHOUSE' and kind = 'WIN' and state = 'BOOKED' limit 1)`;

async function changeWin(app: RunningInstallation): Promise<boolean> {
  const db = new pg.Client({ connectionString: app.databaseUrl });
  await db.connect();
  await db.query(CHANGE);
  await db.end();
  const { breaches } = await checkRounds(app.databaseUrl, app.studio?.databaseUrl ?? '');
  return breaches.some(({ invariant }) => invariant === 'rounds');
}
