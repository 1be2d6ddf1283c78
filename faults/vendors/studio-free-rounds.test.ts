// Free rounds between our server and our studio: given by two operators, played by a member; what
// both sides counted agrees to the unit.
import { VENDOR_FIELD } from '@fairhouse/calls/client';
import { DAY_MS, instant, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectStudio, syncStudio } from '../../apps/server/src/modules/vendors/index.ts';
import { agree, logInOperator } from '../../apps/server/src/testing/index.ts';
import {
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../apps/server/src/testing/vendors/vendor-app.ts';
import { nextFreePort } from '../../tools/installation/ports.mjs';
import { openStudioVendor, type StudioVendor } from '../../tools/lab/open-studio-vendor.ts';

const COUNT = 6;
const reason = 'because the test says so';
let test: VendorApp;
let studio: StudioVendor;
let owner: ReturnType<VendorApp['backoffice']>;
let member: Id<'member'>;

beforeAll(async () => {
  const port = await nextFreePort(18_640, new Set());
  const postgresUrl = process.env['TEST_DATABASE_URL'] ?? '';
  studio = await openStudioVendor({ postgresUrl, port });
  test = await openVendorApp({ environment: { STUDIO_URL: studio.url } });
  const { context: app, merchant } = test;
  await studio.start({ url: test.origin, clock: () => app.clock.now() });
  studio.houseKeys.push(...(await connectStudio(app, merchant, studio.publicKey)));
  const problem = await syncStudio(app, merchant);
  if (problem !== undefined) throw new Error(problem);
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  member = memberOf(test, 'player1');
}, 120_000);
afterAll(async () => {
  await test.close();
  await studio.close();
});

interface Answer {
  readonly error?: string;
  readonly round?: { readonly active: boolean; readonly free: boolean; readonly payout: number };
  readonly freeRounds?: { readonly id: string; readonly accepted: boolean; readonly left: number };
}

const post = async (path: string, body: object): Promise<Answer> => {
  const answer = await fetch(new URL(path, studio.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
};

it('a member plays free rounds, and both sides count the same', async () => {
  const [game] = await test.sql<{ node: number }>(
    `select node_id::integer as node from vendors.game where code = 'sun-gate'`,
  );
  const asked = {
    code: 'FAIRHOUSE',
    games: ['sun-gate'],
    usernames: ['player1'],
    count: COUNT,
    value: '5.0000',
    endsAt: instant(test.context.clock.now() + DAY_MS) as number,
    reason,
  };
  await agree(test, await owner.call('vendorFreeRoundsGive', asked));
  await test.runJobs('vendors-free-rounds');
  const before = await test.balance(member);
  const login = await test.client().call('login', {
    username: 'player1',
    password: 'Fairhouse-2026!',
  });
  if (!login.ok) throw new Error('the member can log in');
  const player = test.client({ token: login.value.token });
  const launched = await player.call('launchGame', {
    nodeId: game?.node ?? 0,
    [VENDOR_FIELD]: 'FAIRHOUSE',
    username: 'player1',
    token: login.value.token,
    merchantCode: test.merchant.code,
    language: 'EN',
  });
  if (!launched.ok) throw new Error(JSON.stringify(launched.refusal));
  const sessionID = new URL(launched.value.game_url).searchParams.get('sessionID') ?? '';
  const opened = await post('/wallet/authenticate', { sessionID });
  const freeRounds = opened.freeRounds?.id;
  expect(opened.freeRounds).toMatchObject({ accepted: false, left: COUNT });
  await post('/free-rounds/accept', { sessionID, freeRounds });
  let won = 0n;
  for (let at = 0; at < COUNT; at += 1) {
    const body = { sessionID, amount: 5_000_000, mode: 'base', freeRounds };
    const answer = await post('/wallet/play', body);
    expect(answer.round, JSON.stringify(answer)).toMatchObject({ free: true });
    won += BigInt(answer.round?.payout ?? 0) / 100n;
    if (answer.round?.active === true) await post('/wallet/end-round', { sessionID });
  }
  await expect.poll(() => test.balance(member), { timeout: 20_000 }).toBe(before + won);
  const rows = await owner.call('vendorFreeRounds', { code: 'FAIRHOUSE' });
  if (!rows.ok) throw new Error(rows.refusal.code);
  const [row] = rows.value.list;
  expect(row).toMatchObject({ state: 'USED', used: COUNT });
  expect(BigInt((row?.won ?? '0').replace('.', ''))).toBe(won);
}, 120_000);
