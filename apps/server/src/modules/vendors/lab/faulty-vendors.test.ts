// What a vendor does wrong is found by the case that is meant for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator } from '../../../testing/index.ts';
import { performRun } from '../../../testing/vendors/perform-run.ts';
import {
  openLabVendor,
  type LabVendor,
  type LabVendorFaults,
} from '../../../testing/vendors/lab-vendor.ts';
import { openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors } from '../records/index.ts';
import { casesOf } from './cases/index.ts';

const CODE = 'RIGHT';

let test: VendorApp;
let vendor: LabVendor;
let owner: ReturnType<VendorApp['backoffice']>;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  vendor = await openLabVendor(test, CODE);
  forgetVendors(test.context, test.merchant.id);
  const synced = await owner.call('vendorSync', { code: CODE });
  if (!synced.ok) throw new Error(JSON.stringify(synced.refusal));
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

/** The verdicts of these cases with a vendor that does this wrong. */
async function verdictsOf(faults: LabVendorFaults, cases?: readonly string[]) {
  for (const name of Object.keys(vendor.faults))
    delete vendor.faults[name as keyof LabVendorFaults];
  Object.assign(vendor.faults, faults);
  const run = await performRun(test, owner, { code: CODE, side: 'VENDOR' }, cases);
  return Object.fromEntries(run.list.map(({ id, verdict }) => [id, verdict]));
}

it('a vendor that keeps to the protocol passes every case', async () => {
  const verdicts = await verdictsOf({});
  const expected = casesOf('VENDOR').map(({ id }) => [id, 'PASS']);
  expect(verdicts).toEqual(Object.fromEntries(expected));
}, 240_000);

describe('a vendor that', () => {
  const planted: readonly [string, LabVendorFaults, string][] = [
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
    ['breaks on a wrong field', { crashesOnMistypes: true }, 'launch-mistyped'],
    ['answers 500', { answers500: true }, 'launch-unknown-game'],
    ['is silent', { isSilent: true }, 'round-unknown'],
    ['shows rounds to everybody', { acceptsAnySignature: true }, 'queries-signed'],
    ['knows rounds that never were', { knowsEveryRound: true }, 'round-unknown'],
    ['lists more than the span', { listsOutsideSpan: true }, 'span-empty'],
    ['hides its jackpots', { hidesJackpots: true }, 'jackpots'],
    ['uses another token', { wrongToken: true }, 'play-first-call'],
    ['lies about the currency', { betsInOtherCurrency: true }, 'play-round'],
    ['plays without money', { playsWithoutMoney: true }, 'play-no-money'],
    ['makes a silent bet anew', { repeatsBetWithNewId: true }, 'play-bet-silent'],
    ['makes a failed bet anew', { repeatsBetWithNewId: true }, 'play-bet-error'],
    ['gives a win up', { givesWinUp: true }, 'play-win-error'],
    ['pays a win twice', { repeatsWinWithNewId: true }, 'play-win-lost'],
    ['forgets rounds of ended sessions', { forgetsEndedSession: true }, 'play-session-ended'],
    ['takes stakes of free rounds', { takesFreeStakes: true }, 'play-free-rounds'],
    ['forgets cancellations', { forgetsCancellations: true }, 'play-free-rounds'],
    ['forgets its transactions', { forgetsTransactions: true }, 'play-agrees'],
  ];

  it.each(planted)(
    '%s fails',
    async (_name, faults, id) => {
      expect(await verdictsOf(faults, [id])).toEqual({ [id]: 'FAIL' });
    },
    200_000,
  );

  it('is silent holds up no request of an operator', async () => {
    vendor.faults.isSilent = true;
    const began = performance.now();
    const started = await owner.call('vendorLabStart', {
      code: CODE,
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
