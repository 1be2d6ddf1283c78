// Replayed, misdirected, expired and shared answers to captchas and proofs of work: none is
// accepted.
import { MINUTE_MS } from '@fairhouse/values';
import { proveHuman } from '../../demo/prove-human.ts';
import { changeSetting, solveCaptcha, type TestApp } from '../../apps/server/src/testing/index.ts';
import {
  listBroken,
  openBrowserAt,
  answerCode,
  type Attack,
  type AttackOptions,
} from './attack.ts';

const username = 'nobody-there';
const RACE = 20;
const SHUT: readonly string[] = ['login.captcha.required', 'captcha.wrong'];
const INHUMAN: readonly string[] = ['human.required', 'human.wrong'];

export const captchas: Attack = {
  name: 'captchas',
  about: 'captchas and proofs of work replayed, carried elsewhere, late, missing, shared by twenty',
  run: async (app, how) => {
    const pictures = await attackCaptcha(app, how);
    const proofs = await attackProofs(app, how);
    const all = { ...pictures, ...proofs };
    return {
      figures: all,
      breaches: Object.entries(all).flatMap(([name, accepted]) =>
        name.includes('one of')
          ? listBroken([[accepted !== 1, `${name}: ${accepted}`]])
          : listBroken([[accepted > 0, `${name}: ${accepted} accepted`]]),
      ),
    };
  },
};

async function attackCaptcha(
  app: TestApp,
  { small }: AttackOptions,
): Promise<Record<string, number>> {
  const rounds = small ? 2 : 20;
  const at = (address: string) => openBrowserAt(app, address);
  const logIn = async (given: object, address = '203.0.113.60') => {
    const code = answerCode(
      await at(address).call('login', { username, password: 'Wrong-door-77', ...given }),
    );
    return SHUT.includes(code) ? 0 : 1;
  };
  for (let index = 0; index < 3; index += 1) await logIn({});
  const counts = { replayed: 0, 'carried to another network': 0, late: 0, missing: 0 };
  let racing = 0;
  for (let round = 0; round < rounds; round += 1) {
    await app.context.pool.query(
      `delete from identity.attempt where username_key = $1 and at < (
         select max(at) - interval '10 seconds' from identity.attempt)`,
      [username],
    );
    for (let index = 0; index < 3; index += 1) await logIn({});
    counts.missing += await logIn({});
    const used = await solveCaptcha(at('203.0.113.60'));
    await logIn(used);
    counts.replayed += await logIn(used);
    const carried = await solveCaptcha(at('203.0.113.61'));
    counts['carried to another network'] += await logIn(carried);
    const shared = await solveCaptcha(at('203.0.113.60'));
    const race = await Promise.all(Array.from({ length: RACE }, () => logIn(shared)));
    racing = Math.max(racing, race.filter((each) => each > 0).length);
    const late = await solveCaptcha(at('203.0.113.60'));
    await app.turnClock(2 * MINUTE_MS + 1000);
    counts.late += await logIn(late);
  }
  return { ...counts, 'one of twenty': racing };
}

async function attackProofs(
  app: TestApp,
  { small }: AttackOptions,
): Promise<Record<string, number>> {
  await changeSetting(app, 'humanCheck', {
    provider: 'altcha',
    scenes: { login: true, sms: true, register: true },
  });
  const rounds = small ? 1 : 10;
  const client = app.client();
  const give = async (given: object) => {
    const password = 'Wrong-door-77';
    const code = answerCode(
      await client.call('login', { username: 'x-nobody', password, ...given }),
    );
    return INHUMAN.includes(code) ? 0 : 1;
  };
  const counts = { 'proof replayed': 0, 'proof of another scene': 0, 'proof late': 0, none: 0 };
  let racing = 0;
  for (let round = 0; round < rounds; round += 1) {
    counts.none += await give({});
    const used = await proveHuman(client, 'login');
    await give(used);
    counts['proof replayed'] += await give(used);
    for (const scene of ['sms', 'register'] as const) {
      counts['proof of another scene'] += await give(await proveHuman(client, scene));
    }
    const shared = await proveHuman(client, 'login');
    const race = await Promise.all(Array.from({ length: RACE }, () => give(shared)));
    racing = Math.max(racing, race.filter((each) => each > 0).length);
    const late = await proveHuman(client, 'login');
    await app.turnClock(31 * MINUTE_MS);
    counts['proof late'] += await give(late);
  }
  await changeSetting(app, 'humanCheck', {
    provider: 'off',
    scenes: { login: false, sms: false, register: false },
  });
  return { ...counts, 'proof: one of twenty': racing };
}
