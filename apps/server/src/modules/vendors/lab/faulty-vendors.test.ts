// What a vendor does wrong is found by the case that is meant for it.
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator } from '../../../testing/index.ts';
import { finishRun, startCases } from '../../../testing/vendors/perform-run.ts';
import {
  openLabVendor,
  type LabVendor,
  type LabVendorFaults,
} from '../../../testing/vendors/lab-vendor.ts';
import { openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors } from '../records/index.ts';
import { casesOf } from './cases/index.ts';

/** The lab waits for most of a case: runs of several vendors are performed beside each other. */
const CODES = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'];

let test: VendorApp;
let owner: ReturnType<VendorApp['backoffice']>;
const vendors: LabVendor[] = [];
const idle: LabVendor[] = [];
const waiting: ((vendor: LabVendor) => void)[] = [];
/** A case that waits takes a minute, and several on a busy machine. */
const LONGEST_MS = 8 * 60_000;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  for (const code of CODES) vendors.push(await openLabVendor(test, code));
  forgetVendors(test.context, test.merchant.id);
  for (const code of CODES) {
    const synced = await owner.call('vendorSync', { code });
    if (!synced.ok) throw new Error(JSON.stringify(synced.refusal));
  }
  idle.push(...vendors);
});
afterAll(async () => {
  for (const vendor of vendors) await vendor.close();
  await test.close();
});

let turn: Promise<unknown> = Promise.resolve();

/** Does one thing after another: no run starts while the job works. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

let slice: Promise<void> | undefined;

/** The next slice of the job, in which every run goes on: one for all who ask for it. */
function runLab(): Promise<void> {
  slice ??= inTurn(() => {
    slice = undefined;
    return test.runJobs('vendors-lab');
  });
  return slice;
}

/** The verdicts of these cases with a vendor that does this wrong. */
async function verdictsOf(faults: LabVendorFaults, cases?: readonly string[]) {
  const vendor = await takeIdle();
  try {
    // It lists a round that there is.
    if (faults.listsOutsideSpan === true) await play(vendor, {}, ['play-round']);
    return await play(vendor, faults, cases);
  } finally {
    giveBack(vendor);
  }
}

/** The next vendor that is idle: a test that ran out of time may hold its own still. */
async function takeIdle(): Promise<LabVendor> {
  return idle.shift() ?? new Promise((taken) => waiting.push(taken));
}

function giveBack(vendor: LabVendor): void {
  const next = waiting.shift();
  if (next === undefined) idle.push(vendor);
  else next(vendor);
}

async function play(vendor: LabVendor, faults: LabVendorFaults, cases?: readonly string[]) {
  for (const name of Object.keys(vendor.faults))
    delete vendor.faults[name as keyof LabVendorFaults];
  Object.assign(vendor.faults, faults);
  const { code } = vendor;
  const run = await inTurn(() => startCases(test, owner, { code, side: 'VENDOR' }, cases));
  const { list } = await finishRun({ runJobs: runLab }, owner, { code, run });
  return Object.fromEntries(list.map(({ id, verdict }) => [id, verdict]));
}

it.concurrent(
  'a vendor that keeps to the protocol passes every case',
  async () => {
    const verdicts = await verdictsOf({});
    const expected = casesOf('VENDOR').map(({ id }) => [id, 'PASS']);
    expect(verdicts).toEqual(Object.fromEntries(expected));
  },
  LONGEST_MS,
);

describe.concurrent('a vendor that', () => {
  const planted: readonly [string, LabVendorFaults, string][] = [
    // The lab waits for a minute, or half of one, before it gives these up: they start first.
    ['gives a win up', { givesWinUp: true }, 'play-win-error'],
    ['forgets rounds of ended sessions', { forgetsEndedSession: true }, 'play-session-ended'],
    ['uses another token', { wrongToken: true }, 'play-first-call'],
    ['lists a row that is no game', { badRow: true }, 'list-readable'],
    ['offers another currency alone', { unofferedCurrency: true }, 'list-limits'],
    ['states no return', { noReturn: true }, 'list-return'],
    ['names pictures that are not there', { noArt: true }, 'list-art'],
    ['opens games on another host', { foreignHost: true }, 'launch-everywhere'],
    ['has no page of its game', { noPage: true }, 'launch-page'],
    ['asks the wallet in a demo', { demoAsksWallet: true }, 'launch-demo'],
    ['launches unknown games', { launchesUnknown: true }, 'launch-unknown-game'],
    ['launches in every currency', { launchesAnyCurrency: true }, 'launch-currency'],
    ['needs no signature', { acceptsAnySignature: true }, 'launch-unsigned'],
    ['accepts a wrong signature', { acceptsAnySignature: true }, 'launch-forged'],
    ['does not know our next key', { knowsNoNextKey: true }, 'launch-next-key'],
    ['keeps a key of ours that has ended', { keepsFormerKey: true }, 'launch-former-key'],
    ['breaks on a wrong field', { crashesOnMistypes: true }, 'launch-mistyped'],
    ['answers 500', { answers500: true }, 'launch-unknown-game'],
    ['is silent', { isSilent: true }, 'round-unknown'],
    ['shows rounds to everybody', { acceptsAnySignature: true }, 'queries-signed'],
    ['knows rounds that never were', { knowsEveryRound: true }, 'round-unknown'],
    ['lists more than the span', { listsOutsideSpan: true }, 'span-empty'],
    ['hides its jackpots', { hidesJackpots: true }, 'jackpots'],
    ['lies about the currency', { betsInOtherCurrency: true }, 'play-round'],
    ['plays without money', { playsWithoutMoney: true }, 'play-no-money'],
    ['makes a silent bet anew', { repeatsBetWithNewId: true }, 'play-bet-silent'],
    ['makes a failed bet anew', { repeatsBetWithNewId: true }, 'play-bet-error'],
    ['pays a win twice', { repeatsWinWithNewId: true }, 'play-win-lost'],
    ['takes stakes of free rounds', { takesFreeStakes: true }, 'play-free-rounds'],
    ['forgets cancellations', { forgetsCancellations: true }, 'play-free-rounds'],
    ['forgets its transactions', { forgetsTransactions: true }, 'play-agrees'],
  ];

  it.each(planted)(
    '%s fails',
    async (_name, faults, id) => {
      expect(await verdictsOf(faults, [id])).toEqual({ [id]: 'FAIL' });
    },
    LONGEST_MS,
  );

  it.sequential('is silent holds up no request of an operator', async () => {
    const [vendor] = vendors;
    assert(vendor !== undefined, 'there is a vendor');
    vendor.faults.isSilent = true;
    const began = performance.now();
    const started = await owner.call('vendorLabStart', {
      code: vendor.code,
      side: 'VENDOR',
      reason: 'because the test says so',
    });
    expect(started.ok).toBe(true);
    expect(performance.now() - began).toBeLessThan(8000);
  });

  it('has a fault planted for each case', () => {
    const planned = new Set(planted.map(([, , id]) => id));
    const missing = casesOf('VENDOR').filter(({ id }) => !planned.has(id) && id !== 'span-kept');
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
