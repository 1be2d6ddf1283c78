import { randomUUID } from 'node:crypto';
import { JACKPOT_LEVELS } from '@fairhouse/rules/games';
import type { Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, logInOperator } from '../../../testing/index.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors } from '../records/index.ts';

let test: VendorApp;
let owner: ReturnType<VendorApp['backoffice']>;
let member: Id<'member'>;
let token: string;
const code = 'TESTER';
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp();
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  member = memberOf(test, 'player1');
  token = await test.issue(member);
  await test.fund(member, 100_000_0000n);
});
afterAll(() => test.close());

const own = () => ({ user: test.userOf(member), token });
const pots = async () => {
  const answer = await owner.call('houseJackpots', { code });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};
const seen = async () => {
  const answer = await test.client().call('jackpots', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.list.map(({ name, amount, nodeIds }) => ({ name, amount, nodeIds }));
};
const change = (games: readonly string[], isOn: boolean) =>
  owner.call('houseJackpotSwitch', { code, games: [...games], isOn, reason });

async function bet(units: bigint) {
  const [round, id] = [`s-${randomUUID()}`, randomUUID()];
  const { body } = await test.send('bet', bodyOf({ ...own(), round, id, units }));
  return { round, id, draws: body['house_jackpots'] };
}

it('only the studio has house jackpots, in a currency that has levels', async () => {
  expect(await pots()).toEqual({ levels: [], reserve: '0.0000', games: [] });
  const refused = await change(['harbour-lights'], true);
  const asked = refused.ok ? await agree(test, refused).catch(String) : refused.refusal.code;
  expect(asked).toContain('not.found');
  await test.sql(`update vendors.vendor set kind = 'studio' where code = '${code}'`);
  forgetVendors(test.context, test.merchant.id);
  const { levels, games } = await pots();
  expect(levels.map(({ level, pot, oneIn }) => [level, pot, oneIn])).toEqual([
    ['MINI', '0.0000', 5_000],
    ['MAJOR', '0.0000', 200_000],
    ['GRAND', '0.0000', 5_000_000],
  ]);
  expect(games).toEqual([
    { code: 'harbour-lights', name: 'harbour-lights', isOn: false },
    { code: 'jade-koi', name: 'jade-koi', isOn: false },
  ]);
});

it('a game takes part once a second operator has agreed, and no longer after the next', async () => {
  expect((await bet(10_0000n)).draws).toBeUndefined();
  const asked = await change(['harbour-lights'], true);
  expect((await bet(10_0000n)).draws).toBeUndefined();
  await agree(test, asked);
  expect((await pots()).games.map(({ isOn }) => isOn)).toEqual([true, false]);
  expect((await bet(100_0000n)).draws).toEqual(JACKPOT_LEVELS);
  expect((await pots()).levels.map(({ pot, contributed }) => [pot, contributed])).toEqual([
    ['0.2800', '0.2800'],
    ['0.2100', '0.2100'],
    ['0.2100', '0.2100'],
  ]);
  await agree(test, await change(['harbour-lights'], false));
  expect((await bet(10_0000n)).draws).toBeUndefined();
  await agree(test, await change(['harbour-lights'], true));
});

it('players see what is in the pots, and never more than that', async () => {
  expect(await seen()).toEqual([]);
  await test.runJobs('vendors-house-jackpots');
  const games = await test
    .client()
    .call('gameList', { gameType: 'RNG', hasJackpot: 'true' } as never);
  expect(
    games.ok && (games.value as { list: { name: string }[] }).list.map(({ name }) => name),
  ).toEqual(['harbour-lights']);
  const before = await seen();
  expect(Object.fromEntries(before.map(({ name, amount }) => [name, amount]))).toEqual({
    Grand: '0.2100',
    Major: '0.2100',
    Mini: '0.2800',
  });
  const { round, id } = await bet(100_0000n);
  // What was staked since is shown at the next reading; what was won is gone at once.
  expect(await seen()).toEqual(before);
  const claim = bodyOf({
    ...own(),
    round,
    reference: id,
    units: 0n,
    fields: { house_jackpot: 'MINI' },
  });
  await test.send('win', claim);
  const mini = (await seen()).find(({ name }) => name === 'Mini');
  const [level] = (await pots()).levels;
  expect([level?.wins, level?.paid, level?.contributed]).toEqual([1, '0.5600', '0.5600']);
  // The reserve had 0.30 of each of the two stakes.
  expect([mini?.amount, level?.pot, level?.seeded]).toEqual(['0.6000', '0.6000', '0.6000']);
  expect((await pots()).reserve).toBe('0.0000');
});

it('each win is listed with who won it', async () => {
  const answer = await owner.call('houseJackpotWins', { code });
  expect(answer.ok && answer.value.list).toMatchObject([
    {
      level: 'MINI',
      member: { username: 'player1' },
      game: 'harbour-lights',
      stake: '100.0000',
      amount: '0.5600',
      seed: '0.6000',
      returnedAt: null,
    },
  ]);
  const none = await owner.call('houseJackpotWins', { code, level: 'GRAND' });
  expect(none.ok && none.value.list).toEqual([]);
});
