import { randomUUID, sign } from 'node:crypto';
import { SIGNATURE_HEADER, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { LANGUAGES } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInOperator } from '../../../testing/index.ts';
import { clearAppCaches } from '../../../platform/database/app-cache.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';
import { finishRun, performRun, startLab } from '../../../testing/vendors/perform-run.ts';
import { vendorsOf } from '../records/index.ts';
import { casesOf, LAB_CASES, LAB_GROUPS } from './cases/index.ts';
import { LAB_TEXTS } from './texts/index.ts';

let test: VendorApp;
let owner: ReturnType<VendorApp['backoffice']>;
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp();
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(() => test.close());

it('has a text for every case, group and reason in five languages, and none is a copy', () => {
  const ids = LAB_CASES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(50);
  for (const language of LANGUAGES) {
    const { cases, groups } = LAB_TEXTS[language];
    expect(Object.keys(cases).toSorted(), language).toEqual(ids.toSorted());
    expect(Object.keys(groups).toSorted(), language).toEqual([...LAB_GROUPS].toSorted());
  }
  const english = Object.entries(flatten(LAB_TEXTS.EN));
  for (const language of LANGUAGES.filter((each) => each !== 'EN')) {
    const other = flatten(LAB_TEXTS[language]);
    const copied = english.filter(([name, text]) => other[name] === text).map(([name]) => name);
    expect(copied, language).toEqual([]);
  }
});

it('our wallet passes every case, and no real money moves', async () => {
  const real = () =>
    test.sql<{ sum: string }>(
      `select count(*)::text as sum from ledger.movement m
       join ledger.account a on a.merchant_id = m.merchant_id and a.account_id = m.debit_id
       where m.refused is null and a.address not like 'trial:%'`,
    );
  const before = await real();
  const run = await performRun(test, owner, { code: 'TESTER', side: 'WALLET' });
  const bad = run.list.filter(({ verdict }) => verdict !== 'PASS');
  // On a busy machine the time of an answer says nothing of the wallet.
  expect(bad.filter(({ id }) => id !== 'answer-time').map(({ id }) => id)).toEqual([]);
  expect(run).toMatchObject({ state: 'DONE', cases: casesOf('WALLET').length });
  expect(await real()).toEqual(before);
  expect(await test.sql('select from vendors.vendor_case')).toEqual([]);
}, 300_000);

it('is run before a vendor is switched on', async () => {
  await test.addVendor({ code: 'SOON' });
  await test.sql(`update vendors.vendor set enabled = false where code = 'SOON'`);
  const run = await performRun(test, owner, { code: 'SOON', side: 'WALLET' }, ['round-won']);
  expect(run.list.find(({ id }) => id === 'round-won')).toMatchObject({ verdict: 'PASS' });
});

it('a key of the lab reaches nobody outside a sandbox', async () => {
  const { vendors } = await vendorsOf(test.context, test.merchant.id);
  const key = vendors.get('TESTER')?.labSigningKey;
  if (key === undefined) throw new Error('a run has made the key');
  const member = memberOf(test, 'player1');
  await test.fund(member, 1_000_000n);
  const own = { user: test.userOf(member), token: await test.issue(member) };
  const send = (call: 'bet' | 'win' | 'rollback', body: Record<string, unknown>) => {
    const text = JSON.stringify(body);
    const signature = sign('sha256', Buffer.from(text), key).toString('base64');
    return test.sendRaw(WALLET_PATHS[call], text, { [SIGNATURE_HEADER]: signature });
  };
  const before = await test.balance(member);
  const promo = { is_supplier_promo: true };
  const bodies = { bet: bodyOf(own), win: bodyOf({ ...own, fields: promo }) };
  expect((await send('bet', bodies.bet)).body['status']).toBe('RS_ERROR_INVALID_TOKEN');
  expect((await send('win', bodies.win)).body['status']).toBe('RS_ERROR_UNKNOWN');
  const rollback = bodyOf({ ...own, reference: randomUUID() });
  expect((await send('rollback', rollback)).body['status']).toBe('RS_ERROR_UNKNOWN');
  expect(await test.balance(member)).toBe(before);
});

it('one run of a vendor at a time; a stopped one leaves its other cases without a verdict', async () => {
  const run = await startLab(owner, { code: 'TESTER', side: 'WALLET' });
  const again = { code: 'TESTER', side: 'WALLET', reason } as const;
  expect(await owner.call('vendorLabStart', again)).toMatchObject({
    ok: false,
    refusal: { code: 'vendor.lab_running' },
  });
  const atWork = test.runJobs('vendors-lab');
  const verdicts = async () => {
    const found = await owner.call('vendorLabRun', { code: 'TESTER', run });
    if (!found.ok) throw new Error('the run is read');
    return { state: found.value.state, list: found.value.list.map(({ verdict }) => verdict) };
  };
  await expect
    .poll(async () => (await verdicts()).list.some((verdict) => verdict !== null), { interval: 5 })
    .toBe(true);
  const stop = { code: 'TESTER', run, reason };
  expect(await owner.call('vendorLabStop', stop)).toEqual({ ok: true, value: null });
  expect(await owner.call('vendorLabStop', stop)).toMatchObject({ ok: false });
  await atWork;
  const stopped = await verdicts();
  expect(stopped.state).toBe('STOPPED');
  expect(stopped.list).toContain(null);
  await test.runJobs('vendors-lab');
  expect(await verdicts()).toEqual(stopped);
});

it('a run whose process ended goes on in another, with the case begun again', async () => {
  const run = await startLab(owner, { code: 'TESTER', side: 'WALLET' });
  // The rows as processes leave them that ended during these cases, one of them three times.
  const cutShort = (id: string, attempts: number) =>
    test.sql(
      `update vendors.lab_case set attempts = $3, began_at = now()
       where run_id = $1 and case_id = $2`,
      [run, id, attempts],
    );
  await cutShort('round-won', 1);
  await cutShort('bets-race', 3);
  await test.runJobs('vendors-lab');
  clearAppCaches(test.context);
  const done = await finishRun(test, owner, { code: 'TESTER', run });
  expect(done.state).toBe('DONE');
  const broken = done.list.filter(({ verdict }) => verdict === 'BROKEN').map(({ id }) => id);
  expect(broken).toEqual(['bets-race']);
  expect(done.list.find(({ id }) => id === 'round-won')).toMatchObject({ verdict: 'PASS' });
  const again = await test.sql<{ attempts: number }>(
    `select attempts from vendors.lab_case where run_id = $1 and case_id = 'round-won'`,
    [run],
  );
  expect(again).toEqual([{ attempts: 2 }]);
}, 300_000);

it('a report has what was asked, answered and expected, in the reader’s language', async () => {
  const runs = await owner.call('vendorLabRuns', { code: 'TESTER' });
  if (!runs.ok) throw new Error('the runs are listed');
  const first = runs.value.list.at(-1);
  if (first === undefined) throw new Error('there is a run');
  for (const language of LANGUAGES) {
    const reader = test.backoffice({ token: await logInOperator(test, 'owner'), language });
    const asked = { code: 'TESTER', run: first.id } as const;
    const page = await reader.call('vendorLabReport', { ...asked, format: 'html' });
    const texts = LAB_TEXTS[language];
    if (!page.ok) throw new Error('the page is made');
    expect(page.value.body).toContain(texts.verdicts.PASS);
    expect(page.value.body).toContain(texts.cases['round-won'].replaceAll("'", '&#39;'));
    expect(page.value.body).not.toContain('<script');
    const file = await reader.call('vendorLabReport', { ...asked, format: 'json' });
    if (!file.ok) throw new Error('the file is made');
    const report = JSON.parse(file.value.body) as {
      cases: { id: string; verdictName: string; exchanges: unknown[]; checks: unknown[] }[];
    };
    const won = report.cases.find(({ id }) => id === 'round-won');
    expect(won?.verdictName).toBe(texts.verdicts.PASS);
    expect(won?.exchanges.length).toBeGreaterThan(2);
    expect(won?.checks).toContainEqual({
      what: 'bet b: status',
      expected: 'RS_OK',
      actual: 'RS_OK',
      ok: true,
    });
  }
});

it('a vendor without games, or of another protocol, is not ready', async () => {
  await test.sql(
    `insert into vendors.vendor (merchant_id, code, name, kind) values ($1, 'BARE', 'B', 'external')`,
    [test.merchant.id],
  );
  test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
  await expect
    .poll(() => owner.call('vendorLab', { code: 'BARE' }))
    .toMatchObject({ ok: true, value: { wallet: 'game', vendor: 'game', key: null } });
  const asked = { code: 'BARE', side: 'WALLET', reason } as const;
  expect(await owner.call('vendorLabStart', asked)).toMatchObject({
    ok: false,
    refusal: { code: 'vendor.lab_not_ready' },
  });
});

function flatten(texts: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value]]
        : Object.entries(flatten(value as object, `${prefix}${name}.`)),
    ),
  );
}
