// A test app with a co-signer beside it, players with money, and draws that the test controls by
// its clock.
import type { ClientAnswer } from '@fairhouse/calls/client';
import { readBet, SSC } from '@fairhouse/rules/lottery';
import {
  amount,
  assert,
  formatAmount,
  MINUTE_MS,
  parseAmount,
  SECOND_MS,
  type Id,
} from '@fairhouse/values';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencyOf, mainAccount, worldAccount } from '../accounts.ts';
import { DEMO_PASSWORD, demoMemberId, type DemoMember } from '../../../../demo/demo-members.ts';
import type { DemoSize } from '../../../../demo/layers.ts';
import { homeDirectory } from '../home.ts';
import { programOf } from './program-of.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface LotteryApp extends TestApp {
  /** Kills the co-signer's process. */
  stopCosigner(): void;
  /** Starts it again at the same address, with its data. */
  restartCosigner(): Promise<void>;
}

/** Additional environment variables of the processes. */
export interface ExtraEnvironment {
  readonly cosigner?: Readonly<Record<string, string>>;
  readonly server?: Readonly<Record<string, string>>;
}

/** A draw whose sale time has begun opens within this time of being scheduled. */
export const DRAW_OPENS_MS = 3500;

export interface Player {
  readonly member: Id<'member'>;
  readonly client: ReturnType<TestApp['client']>;
}

/** Opens the test app with its co-signer and the first draws on sale. Close it in `afterAll`. */
export async function openLotteryApp(
  demo: DemoSize = 'small',
  { cosigner: variables = {}, server = {} }: ExtraEnvironment = {},
): Promise<LotteryApp> {
  const cosigner = await openCosigner(variables);
  const environment = { ...cosigner.environment, ...server };
  const test = await openTestApp({ environment, demo });
  await turnTo(test, beginOfDraws(test.context.clock.now()));
  await test.runJobs('lottery-schedule');
  await test.turnClock(DRAW_OPENS_MS);
  const stopCosigner = (): void => cosigner.stop();
  return {
    ...test,
    stopCosigner,
    restartCosigner: () => cosigner.restart(),
    close: async () => {
      stopCosigner();
      await test.close();
    },
  };
}

/**
 * A time shortly after the next draws of every lottery begin, so that every test starts at the same
 * phase.
 */
function beginOfDraws(now: number): number {
  const fiveMinutes = 5 * MINUTE_MS;
  return Math.ceil(now / fiveMinutes) * fiveMinutes + 1000;
}

/** Starts a co-signer for one test; returns the settings with which a server finds it. */
export async function openCosigner(variables: Readonly<Record<string, string>> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'lottery-'));
  const secretFile = join(data, 'cosigner.secret');
  const folder = { DATA_DIR: join(data, 'cosigner'), COSIGNER_SECRET_FILE: secretFile };
  // The test turns its clock, and the co-signer's with it (draws.md, LD2 item 5).
  const clock = { COSIGNER_CLOCK: 'house' };
  const all = { ...folder, ...clock, ...variables };
  const { process: first, url } = await startCosigner(all);
  let child = first;
  const PORT = new URL(url).port;
  return {
    environment: { COSIGNER_URL: url, COSIGNER_SECRET_FILE: secretFile },
    stop: (): void => void child.kill('SIGKILL'),
    restart: async (): Promise<void> => {
      ({ process: child } = await startCosigner({ ...all, PORT }));
    },
  };
}

async function startCosigner(variables: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, programOf('apps/cosigner/src/main.ts'), {
    cwd: homeDirectory(),
    env: { ...process.env, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (bytes: Buffer) => resolve(bytes.toString('utf8')));
    child.once('exit', (code) => reject(new Error(`the co-signer ended with ${code}`)));
  });
  return { process: child, url: (JSON.parse(line) as { listening: string }).listening };
}

/** A demo member, logged in, with money credited beforehand. */
export async function logInPlayer(
  test: TestApp,
  username: DemoMember['username'],
  money: string,
): Promise<Player> {
  const member = demoMemberId(test.merchant, username);
  const units = parseAmount(money) ?? amount(0n);
  if (units > 0n) {
    const funded = await test.context.ledger.book({
      merchant: test.merchant.id,
      id: randomUUID() as Id<string> as Id<'entry'>,
      currency: currencyOf(test.merchant.currency),
      code: 'deposit',
      reference: 'test',
      legs: [
        {
          debit: worldAccount('real', 'bank'),
          credit: mainAccount('real', member),
          amount: units,
        },
      ],
    });
    assert(funded.status === 'booked', 'the account is credited');
  }
  const login = await test.client().call('login', { username, password: DEMO_PASSWORD });
  assert(login.ok, `${username} can log in`);
  return { member, client: test.client({ token: login.value.token }) };
}

/** The balance of a demo member. */
export async function balanceOf(test: TestApp, member: Id<'member'>): Promise<string> {
  const { context: app, merchant } = test;
  const currency = currencyOf(merchant.currency);
  return formatAmount(await app.ledger.balance(merchant.id, currency, mainAccount('real', member)));
}

/**
 * The draw of a lottery that is on sale now. A sale with less than ten seconds left is skipped: the
 * clock is turned on to the next one.
 */
export async function drawOnSale(test: TestApp, gameCode = 'SSC1') {
  const found = await currentDraw(test, gameCode);
  if (found !== undefined) return found;
  await test.turnClock(10 * SECOND_MS);
  await runLottery(test);
  await test.turnClock(DRAW_OPENS_MS);
  const next = await currentDraw(test, gameCode);
  assert(next !== undefined, `${gameCode} is on sale`);
  return next;
}

async function currentDraw(test: TestApp, gameCode: string) {
  return valueOf(await test.client().call('currentDraw', { gameCode })).current;
}

/** The next draw of a lottery, just on sale, whatever the state of the one before. */
export async function freshDraw(test: TestApp, gameCode = 'SSC1') {
  const { list } = valueOf(await test.client().call('nearDraws', { gameCode, count: 1 }));
  await turnTo(test, (list[0]?.closesAt ?? 0) + 500);
  await runLottery(test);
  return drawOnSale(test, gameCode);
}

export interface BetRequest {
  readonly play: string;
  readonly pick: string;
  readonly style?: 'GROUP' | 'FIXED' | 'ZY';
  readonly unit?: string;
  readonly multiple?: number;
  readonly group?: number;
  readonly odds?: string;
}

/** A bet as the site would request it: notes and stake by the rules. */
export function betOf(ask: BetRequest) {
  const bet = readBet(SSC, ask.play, ask.pick);
  assert(bet.ok, `a legal bet: ${ask.play} ${ask.pick}`);
  const style = ask.style ?? 'GROUP';
  const unit = parseAmount(ask.unit ?? '2') ?? amount(0n);
  const multiple = ask.multiple ?? 1;
  return {
    play: ask.play,
    pick: ask.pick,
    unit: formatAmount(unit),
    multiple,
    style,
    ...(style === 'FIXED' ? { odds: ask.odds ?? '' } : { group: ask.group ?? 1956 }),
    notes: bet.value.notes,
    stake: formatAmount(amount(unit * BigInt(bet.value.notes * multiple))),
    nonce: randomBytes(16).toString('hex'),
  };
}

/** Two tickets of fifty each, which both win with any result, with five winning notes together. */
export function sureBets() {
  const [all, low, high] = ['0123456789', '01234', '56789'];
  return [`${all}|${low}|${low}|${low}|`, `|${high}|${high}|${high}|${all}`].map((pick) =>
    betOf({ play: 'FixedPlace', pick }),
  );
}

/** Turns the clock to an instant, if that is in the future. */
export async function turnTo(test: TestApp, at: number): Promise<void> {
  const ahead = at - test.context.clock.now();
  if (ahead > 0) await test.turnClock(ahead);
}

/** Runs every job of the lottery once. */
export async function runLottery(test: TestApp): Promise<void> {
  await test.runJobs(
    'lottery-schedule',
    'lottery-close',
    'lottery-witness',
    'lottery-draw',
    'lottery-settle',
  );
}

/** The value of an answer; throws for a refusal. */
export function valueOf<Value>(answer: ClientAnswer<Value>): Value {
  assert(answer.ok, `refused: ${answer.ok ? '' : JSON.stringify(answer.refusal)}`);
  return answer.value;
}
