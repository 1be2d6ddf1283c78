// Measures a table of crash: sockets that hear ten ticks a second, bets of one round, cash-outs of
// one second. Studio, co-signer, house and players are processes of their own.
import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/studio/src/database/migration-store.ts';
import { openDatabase } from '../apps/studio/src/database/open-database.ts';
import { seal } from '../apps/studio/src/keys/seal.ts';
import { openStudioKeys } from '../apps/studio/src/keys/studio-keys.ts';
import { hashSession } from '../apps/studio/src/sessions/launch-game.ts';
import { createSession, findOrCreatePlayer } from '../apps/studio/src/sessions/session-store.ts';
import { TABLE_TIMES } from '../apps/studio/src/tables/table-facts.ts';
import type { RunStudio } from '../apps/studio/src/testing/run-studio.ts';
import { openTestCoSigner } from '../apps/studio/src/testing/test-cosigner.ts';
import { nextFreePort } from '../tools/installation/ports.mjs';
import type { CrashDriverResult, CrashDriverTask } from './crash-driver.ts';
import { runDriver, startProgram } from './processes/start-program.ts';

export interface CrashBench {
  /** The superuser's address of a server with fsync and synchronous_commit on. */
  readonly server: string;
  readonly players: number;
  readonly cashOuts: number;
  readonly rounds: number;
  readonly log: (line: string) => void;
}

export interface CrashFigures extends CrashDriverResult {
  readonly players: number;
  /** The most memory of the studio's process, in MiB. */
  readonly memory: number;
  /** Seconds of a core that the studio's process took, from the first socket on. */
  readonly cpu: number;
}

const ROOT = join(import.meta.dirname, '..');
const FIRST_PORT = 18_790;

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.once('data', (part: Buffer) => resolve(part.toString('utf8')));
  });
}

/** Runs rounds until one lasted long enough for all cash-outs of its second. */
export async function benchCrash(options: CrashBench): Promise<CrashFigures> {
  const { server, players, cashOuts, rounds, log } = options;
  const folder = mkdtempSync(join(tmpdir(), 'bench-crash-'));
  const name = `crash_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = openDatabase(address.href, 4);
  await migrate(database, join(ROOT, 'apps/studio/migrations'));
  const keys = openStudioKeys(folder);
  const keyFile = join(folder, 'own-key.txt');
  writeFileSync(keyFile, keys.publicKey);
  const house = await startProgram('bench/crash-house.ts', {
    args: [keyFile, String(players)],
  });
  const { url: houseUrl, publicKey: houseKey } = JSON.parse(await firstLine(house)) as {
    url: string;
    publicKey: string;
  };
  const coSigner = await openTestCoSigner();
  const port = await nextFreePort(FIRST_PORT);
  const given: RunStudio = {
    databaseUrl: address.href,
    folder,
    port,
    houseUrl,
    houseKey,
    coSignerUrl: coSigner.url,
    coSignerSecretFile: coSigner.secretFile,
    times: TABLE_TIMES,
    chainLength: 100_000,
  };
  const program = 'apps/studio/src/testing/run-studio.ts';
  const studio = await startProgram(program, { env: { RUN_STUDIO: JSON.stringify(given) } });
  await firstLine(studio);
  const sessions = await createSessions({ database, sealing: keys.sealing, players });
  log(`${players} sessions; the players connect`);
  const memory = { most: 0 };
  const watch = setInterval(() => (memory.most = Math.max(memory.most, memoryOf(studio))), 250);
  const cpuBefore = cpuOf(studio);
  try {
    const url = `http://127.0.0.1:${port}`;
    const task: CrashDriverTask = { url, sessions, cashOuts, rounds };
    const result = await runDriver<CrashDriverResult>('bench/crash-driver.ts', task);
    return { ...result, players, memory: memory.most, cpu: cpuOf(studio) - cpuBefore };
  } finally {
    clearInterval(watch);
    for (const child of [studio, house]) child.kill('SIGKILL');
    coSigner.close();
    await database.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The resident memory of a process, in MiB. */
function memoryOf({ pid = 0 }: ChildProcess): number {
  try {
    const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(match?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** Clock ticks of Linux in a second, in which a process's time is counted. */
const CLOCK_TICKS = 100;

/** Seconds of a core that a process has taken. */
function cpuOf({ pid = 0 }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
  } catch {
    return 0;
  }
}

async function createSessions({
  database,
  sealing,
  players,
}: {
  database: ReturnType<typeof openDatabase>;
  sealing: Buffer;
  players: number;
}): Promise<string[]> {
  const now = new Date();
  const waiting = Array.from({ length: players }, (_, at) => at);
  const sessions: string[] = [];
  const worker = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const sessionId = randomBytes(32).toString('base64url');
      const hash = hashSession(sessionId);
      const player = { id: randomUUID(), operator: 'bench', username: `b-${at}`, now };
      await createSession(database, {
        hash,
        player: await findOrCreatePlayer(database, player),
        kind: 'REAL',
        walletToken: seal(sealing, hash.toString('hex'), `token-${at}`),
        game: 'crash',
        currency: 'PHP',
        language: 'en',
        country: 'PH',
        lobbyUrl: '',
        now,
        minBet: null,
        maxBet: null,
        maxWin: null,
        demoBalance: '0',
      });
      sessions.push(sessionId);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  // As if each page had been opened a while ago: its first minute is over.
  await database.query(
    `update studio.session set first_used_at = now() - interval '5 minutes', last_used_at = now()`,
  );
  return sessions;
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return found.toFixed(0);
}

/** The figures as lines of the report. */
export function describeCrash(figures: CrashFigures): string[] {
  const { sockets, players, bets, accepted, betSeconds, cashed, late, unanswered } = figures;
  return [
    `${sockets} sockets of ${players}; ticks apart p50 ${at(figures.ticks, 0.5)} ms, p95 ${at(figures.ticks, 0.95)} ms`,
    `${accepted} of ${bets.length} bets accepted in ${betSeconds.toFixed(1)} s: p50 ${at(bets, 0.5)} ms, p99 ${at(bets, 0.99)} ms`,
    `${cashed.length} cash-outs within a second: p50 ${at(cashed, 0.5)} ms, p99 ${at(cashed, 0.99)} ms; ${late} late, ${unanswered} refused`,
    `the studio took ${figures.cpu.toFixed(1)} s of a core for ${figures.flown} rounds`,
    `memory of the studio at most ${figures.memory.toFixed(0)} MiB`,
  ];
}
