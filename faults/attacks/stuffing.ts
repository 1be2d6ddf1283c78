// Credential stuffing: leaked names and passwords, tried from two hundred addresses. A password may
// be verified only within the limits of its name and network; the owner of a name can still log in.
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { solveCaptcha, type TestApp } from '../../apps/server/src/testing/index.ts';
import {
  networkAddress,
  listBroken,
  openBrowserAt,
  answerCode,
  openChance,
  runConcurrently,
} from './attack.ts';
import type { Attack, AttackOptions, AttackResult } from './attack.ts';

const VICTIM = 'player1';
const FREE = 3;

export const stuffing: Attack = {
  name: 'stuffing',
  about: 'names and passwords of a leak, from many addresses',
  run: stuff,
};

async function stuff(app: TestApp, { small, seed }: AttackOptions): Promise<AttackResult> {
  const pairs = small ? 400 : 10_000;
  const addresses = small ? 50 : 200;
  const chance = openChance(seed);
  const own = openBrowserAt(app, '203.0.113.9');
  const before = await own.call('login', { username: VICTIM, password: DEMO_PASSWORD });
  const since = app.context.clock.now();
  const answers = new Map<string, number>();
  const began = performance.now();
  await runConcurrently(pairs, small ? 12 : 32, async (index) => {
    const browser = openBrowserAt(app, networkAddress((index % addresses) * 256));
    const username = chance.whole(50) === 0 ? VICTIM : `leaked${chance.whole(pairs)}`;
    const code = answerCode(await browser.call('login', { username, password: `Leak-${index}-x` }));
    answers.set(code, (answers.get(code) ?? 0) + 1);
  });
  const seconds = (performance.now() - began) / 1000;
  const { hashed, beyond } = await countHashed(app, since);
  const proof = await solveCaptcha(own);
  const again = await own.call('login', { username: VICTIM, password: DEMO_PASSWORD, ...proof });
  const share = beyond / pairs;
  return {
    figures: {
      pairs,
      addresses,
      'passwords looked at': hashed,
      'of them beyond the limits': beyond,
      'pairs a second': Math.round(pairs / seconds),
    },
    breaches: listBroken([
      [!before.ok, 'the victim could not log in before'],
      [(answers.get('ok') ?? 0) > 0, 'somebody got in'],
      [share > 0.005, `${beyond} of ${pairs} were looked at beyond the limits`],
      [hashed === 0, 'no password was looked at at all'],
      [!again.ok, `the victim cannot log in on its own device: ${answerCode(again)}`],
    ]),
  };
}

/** Attempts whose password was verified, and those beyond the free attempts of a network. */
async function countHashed({ context: app, merchant }: TestApp, since: number) {
  const { rows } = await app.pool.query<{ hashed: number; beyond: number }>(
    `select sum(n)::int as hashed, sum(greatest(n - $3, 0))::int as beyond from (
       select count(*) as n from identity.attempt
       where merchant_id = $1 and at >= $2 and outcome in ('wrong', 'verification')
       group by network) counted`,
    [merchant.id, new Date(since), FREE],
  );
  return { hashed: rows[0]?.hashed ?? 0, beyond: rows[0]?.beyond ?? 0 };
}
