// Names and passwords from a leak, tried from two hundred addresses. A password may be looked at
// only within the limits of its name and its network; the owner of a name gets in all the same.
import { CAST_PASSWORD } from '../../demo/cast.ts';
import { solveCaptcha, type TestHouse } from '../../apps/server/src/testing/index.ts';
import { addressOf, broken, browserFrom, codeOf, openChance, together } from './attack.ts';
import type { Attack, How, Outcome } from './attack.ts';

const VICTIM = 'player1';
const FREE = 3;

export const stuffing: Attack = {
  name: 'stuffing',
  about: 'names and passwords of a leak, from many addresses',
  run: stuff,
};

async function stuff(house: TestHouse, { small, seed }: How): Promise<Outcome> {
  const pairs = small ? 400 : 10_000;
  const addresses = small ? 50 : 200;
  const chance = openChance(seed);
  const own = browserFrom(house, '203.0.113.9');
  const before = await own.call('login', { username: VICTIM, password: CAST_PASSWORD });
  const since = house.house.clock.now();
  const answers = new Map<string, number>();
  const began = performance.now();
  await together(pairs, small ? 12 : 32, async (index) => {
    const browser = browserFrom(house, addressOf((index % addresses) * 256));
    const username = chance.whole(50) === 0 ? VICTIM : `leaked${chance.whole(pairs)}`;
    const code = codeOf(await browser.call('login', { username, password: `Leak-${index}-x` }));
    answers.set(code, (answers.get(code) ?? 0) + 1);
  });
  const seconds = (performance.now() - began) / 1000;
  const { hashed, beyond } = await countHashed(house, since);
  const proof = await solveCaptcha(own);
  const again = await own.call('login', { username: VICTIM, password: CAST_PASSWORD, ...proof });
  const share = beyond / pairs;
  return {
    figures: {
      pairs,
      addresses,
      'passwords looked at': hashed,
      'of them beyond the limits': beyond,
      'pairs a second': Math.round(pairs / seconds),
    },
    breaches: broken([
      [!before.ok, 'the victim could not log in before'],
      [(answers.get('ok') ?? 0) > 0, 'somebody got in'],
      [share > 0.005, `${beyond} of ${pairs} were looked at beyond the limits`],
      [hashed === 0, 'no password was looked at at all'],
      [!again.ok, `the victim cannot log in on its own device: ${codeOf(again)}`],
    ]),
  };
}

/** Attempts whose password was looked at, and how many of them past what a network is free to. */
async function countHashed({ house, merchant }: TestHouse, since: number) {
  const { rows } = await house.pool.query<{ hashed: number; beyond: number }>(
    `select sum(n)::int as hashed, sum(greatest(n - $3, 0))::int as beyond from (
       select count(*) as n from identity.attempt
       where merchant_id = $1 and at >= $2 and outcome in ('wrong', 'verification')
       group by network) counted`,
    [merchant.id, new Date(since), FREE],
  );
  return { hashed: rows[0]?.hashed ?? 0, beyond: rows[0]?.beyond ?? 0 };
}
