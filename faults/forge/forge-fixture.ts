// An installation with its co-signer and its database after an evening: draws sold, drawn, entered
// and voided, sealed books, and a witness that has seen all of it.
import type { ProofFile, Receipt } from '@fairhouse/rules/fair';
import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { createDatabase } from '../../apps/server/src/testing/test-roles.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../apps/server/src/testing/provision-entered-lottery.ts';
import { logInOperator } from '../../apps/server/src/testing/log-in-operator.ts';
import {
  betOf,
  DRAW_OPENS_MS,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../apps/server/src/testing/lottery-app.ts';
import pg from 'pg';
import { readWitness } from '../../tools/audit/read-witness.ts';
import type { Witness } from '../../apps/server/src/modules/lottery/audits/index.ts';
import { createSigner, type Signer } from './resign-proof.ts';

const ENTERED = 'CQREAD';

export interface ForgeFixture {
  readonly signer: Signer;
  readonly publicKey: LotteryApp['context']['keys']['verifyingKey'];
  readonly merchant: number;
  /** The co-signer's address, and its published heads. */
  readonly witnessUrl: string;
  readonly witness: Witness;
  readonly proofs: Readonly<Record<'drawn' | 'other' | 'empty' | 'entered' | 'void', ProofFile>>;
  readonly receipt: Receipt;
  /** The receipts of a whole order in the form that the site saves. */
  readonly order: { readonly order: string; readonly receipts: readonly Receipt[] };
  /** A winning order on the drawn draw, and an order on an open draw. */
  readonly orders: { readonly won: string; readonly open: string };
  /** A copy of the database for one forgery; the connection is the superuser's. */
  copy(): Promise<Copy>;
  close(): Promise<void>;
}

export interface Copy {
  readonly client: pg.Client;
  readonly url: string;
  drop(): Promise<void>;
}

/** Opens the installation and plays the evening; a test server must be running. */
export async function openForgeFixture(): Promise<ForgeFixture> {
  const test = await openLotteryApp();
  const { context: app, merchant } = test;
  const times = Array.from({ length: 72 }, (_, index) => index * 20);
  const schedule = { kind: 'calendar', zone: 'Asia/Manila', times };
  await provisionEnteredLottery(test, ENTERED, { schedule });
  const one = await logInPlayer(test, 'player1', '1000');
  const two = await logInPlayer(test, 'downline1', '1000');
  const place = async ({ client }: Player, issue: string, more = 0) => {
    const extra = Array.from({ length: more }, (_, digit) =>
      betOf({ play: 'FixedPlace', pick: `${digit}||||` }),
    );
    const bets = [...sureBets(), ...extra];
    return valueOf(await client.call('placeBets', { issue, bets })).order;
  };

  const drawn = await freshDraw(test);
  const won = await place(one, drawn.issue, 2);
  await place(two, drawn.issue);
  const back = await place(one, drawn.issue);
  valueOf(await one.client.call('cancelBets', { order: back as never }));
  const receipts = valueOf(await one.client.call('myOrder', { order: won as never })).receipts;
  await turnTo(test, drawn.drawAt);
  await runLottery(test);
  const other = await freshDraw(test);
  await place(two, other.issue);
  await turnTo(test, other.drawAt);
  await runLottery(test);
  const empty = await freshDraw(test);
  await turnTo(test, empty.drawAt);
  await runLottery(test);
  const called = await freshDraw(test);
  await place(one, called.issue);
  await callOff(test, called.issue);
  await test.runJobs('lottery-schedule');
  await test.turnClock(DRAW_OPENS_MS);
  const entered = await drawOnSale(test, ENTERED);
  await place(one, entered.issue);
  await turnTo(test, entered.drawAt + 100);
  await runLottery(test);
  await enterNumbers(test, entered.issue, '12345');
  await sealAll(test);
  await test.runJobs('ledger-daily-root');
  // The end of the evening: an open bet and, sealed alone, a payment into an account.
  const open = await freshDraw(test);
  const openOrder = await place(two, open.issue);
  await runLottery(test);
  await sealAll(test);
  await logInPlayer(test, 'downline2', '77');
  await sealAll(test);
  await test.runJobs('lottery-schedule', 'lottery-witness', 'lottery-witness-books');

  const proofOf = async (issue: string) =>
    valueOf(await test.client().call('drawProof', { issue })) as unknown as ProofFile;
  const proofs = {
    drawn: await proofOf(drawn.issue),
    other: await proofOf(other.issue),
    empty: await proofOf(empty.issue),
    entered: await proofOf(entered.issue),
    void: await proofOf(called.issue),
  };
  const [receipt] = receipts;
  if (receipt === undefined) throw new Error('an order has a receipt for each ticket');
  const witnessUrl = app.config.cosignerUrl;
  return {
    signer: createSigner(app.keys.signingKey, app.keys.verifyingKey),
    publicKey: app.keys.verifyingKey,
    merchant: merchant.id,
    witnessUrl,
    witness: await readWitness(witnessUrl),
    proofs,
    receipt,
    order: { order: won, receipts },
    orders: { won, open: openOrder },
    copy: await copiesOf(test.databaseUrl),
    close: () => test.close(),
  };
}

async function callOff(test: LotteryApp, issue: string): Promise<void> {
  const owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  const asked = valueOf(await owner.call('drawVoid', { issue, reason: 'a test' }));
  const partner = test.backoffice({ token: await logInOperator(test, 'partner') });
  const decision = { id: asked.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await partner.call('approvalDecide', decision));
  await test.runJobs('lottery-settle');
}

/** Bookings are sealed once they are a minute old. */
async function sealAll(test: LotteryApp): Promise<void> {
  await test.turnClock(MINUTE_MS + 1000);
  await test.runJobs('ledger-roll-up', 'ledger-seal', 'lottery-witness-books');
}

/** From here on the database does not change, so that it can be copied; the server is cut off. */
async function copiesOf(databaseUrl: string): Promise<ForgeFixture['copy']> {
  const source = new URL(databaseUrl).pathname.slice(1);
  const urlOf = (name: string): string => {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  const onServer = async (...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      for (const each of statements) await client.query(each);
    } finally {
      await client.end();
    }
  };
  await onServer(
    `alter database ${source} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${source}'`,
  );
  let made = 0;
  return async () => {
    const name = `${source}_lie${(made += 1)}`;
    await onServer(
      createDatabase(name, source),
      `alter database ${name} set search_path = public, pg_catalog`,
    );
    const client = new pg.Client({ connectionString: urlOf(name) });
    await client.connect();
    return {
      client,
      url: urlOf(name),
      drop: async () => {
        await client.end();
        await onServer(`drop database ${name} with (force)`);
      },
    };
  };
}

/** A day later than the evening, for batches that are sealed again. */
export const LATER_MS = DAY_MS;
