import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { logInOperator } from '../../../testing/index.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import { memberOf, openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let vendor: FakeVendor;
let owner: ReturnType<VendorApp['backoffice']>;
let player: ReturnType<VendorApp['client']>;
let nodeId: number;
let otherNode: number;

const logIn = async (username: string) => {
  const login = await test.client().call('login', { username, password: DEMO_PASSWORD });
  if (!login.ok) throw new Error(`${username} can log in`);
  return test.client({ token: login.value.token });
};

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [listedGame('reef'), listedGame('dunes')];
  await test.runJobs('vendors-catalogue');
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  player = await logIn('player1');
  const rows = await test.sql<{ node_id: string }>(
    `select node_id from vendors.game where code in ('reef', 'dunes') order by code desc`,
  );
  [nodeId = 0, otherNode = 0] = rows.map(({ node_id }) => Number(node_id));
  await test.sql(
    `insert into vendors.round (merchant_id, vendor, member_id, round_id, node_id, state, trial,
       first_at, last_at)
     values ($1, 'FAKE', $2, 'r-1', $3, 'CLOSED', false, house_now(), house_now())`,
    [test.merchant.id, memberOf(test, 'player1'), nodeId],
  );
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const report = { problem: 'PAYOUT', content: 'The win of 12.00 did not come.' } as const;
const reports = async () => {
  const asked = { kind: 'PLAYER_REPORT', state: 'open', pageNo: 1, pageSize: 20 } as const;
  const answer = await owner.call('vendorCases', asked);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.list.map((row) => ({ ...row, detail: JSON.parse(row.detail) as object }));
};

it('a report reaches the console with the player’s own round', async () => {
  const sent = { ...report, nodeId, round: 'r-1', errorCode: 'ERR_GEN' };
  expect(await player.call('gameReport', sent)).toEqual({ ok: true, value: null });
  expect(await reports()).toMatchObject([
    {
      vendor: 'FAKE',
      member: { username: 'player1' },
      count: 1,
      detail: { ...report, game: 'reef', round: 'r-1', errorCode: 'ERR_GEN' },
    },
  ]);
  const rounds = await owner.call('vendorRounds', {
    username: 'player1',
    vendor: 'FAKE',
    round: 'r-1',
  });
  expect(rounds).toMatchObject({ ok: true, value: { list: [{ round: 'r-1' }] } });
});

it('two reports of one round are both kept in their words', async () => {
  const again = { ...report, nodeId, round: 'r-1', content: 'It still has not come.' };
  expect(await player.call('gameReport', again)).toMatchObject({ ok: true });
  const contents = (await reports()).map(({ detail }) => detail);
  expect(contents).toMatchObject([{ content: again.content }, { content: report.content }]);
});

it('a round of another player, of another game, or of nobody is refused', async () => {
  const stranger = await logIn('downline1');
  const refused = { ok: false, refusal: { code: 'game.round_unknown' } };
  const sent = { ...report, nodeId, round: 'r-1' };
  expect(await stranger.call('gameReport', sent)).toMatchObject(refused);
  expect(await player.call('gameReport', { ...sent, nodeId: otherNode })).toMatchObject(refused);
  expect(await player.call('gameReport', { ...sent, round: 'r-2' })).toMatchObject(refused);
  const gone = await player.call('gameReport', { ...report, nodeId: 999_999_999 });
  expect(gone).toMatchObject({ ok: false, refusal: { code: 'game.unavailable' } });
  expect(await reports()).toHaveLength(2);
});

it('a report needs words that can be stored, and an account', async () => {
  for (const content of ['', '   ', 'x'.repeat(501), 'a\u0000b']) {
    expect(await player.call('gameReport', { ...report, nodeId, content })).toMatchObject({
      ok: false,
    });
  }
  expect(await test.client().call('gameReport', { ...report, nodeId })).toMatchObject({
    ok: false,
  });
  expect(await reports()).toHaveLength(2);
});

it('is closed with an answer, which its player reads; other cases have none', async () => {
  const [latest] = await reports();
  const closing = { id: latest?.id ?? '', reason: 'The vendor paid it.' } as const;
  const needed = { ok: false, refusal: { fields: { answer: expect.any(String) } } };
  expect(await owner.call('vendorCaseClose', closing)).toMatchObject(needed);
  expect(await reports(), 'it stays open').toHaveLength(2);
  const answer = 'The win of 12.00 is in your wallet now.';
  expect(await owner.call('vendorCaseClose', { ...closing, answer: 'a\u0000b' })).toMatchObject({
    ok: false,
  });
  expect(await owner.call('vendorCaseClose', { ...closing, answer })).toMatchObject({ ok: true });
  const again = await owner.call('vendorCaseClose', { ...closing, answer });
  expect(again).toMatchObject({ ok: false, refusal: { code: 'not.found' } });
  const inbox = await player.call('inbox', {});
  if (!inbox.ok) throw new Error('a player reads its inbox');
  const answers = inbox.value.list.filter(({ content }) => content === answer);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.title).toMatch(/^About your report of /);
  const id = test.context.newId<'vendor_case'>();
  await test.sql(
    `insert into vendors.vendor_case (merchant_id, case_id, vendor, kind, subject, detail, count,
       first_at, last_at)
     values ($1, $2, 'FAKE', 'UNREADABLE', 'x', '{}', 1, house_now(), house_now())`,
    [test.merchant.id, id],
  );
  expect(await owner.call('vendorCaseClose', { ...closing, id, answer })).toMatchObject(needed);
  expect(await owner.call('vendorCaseClose', { ...closing, id })).toMatchObject({ ok: true });
});
