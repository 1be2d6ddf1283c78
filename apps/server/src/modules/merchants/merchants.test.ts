// Merchants as two operators make, change and close them, and what others try.
import { assert, type Id } from '@fairhouse/values';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAST_PASSWORD } from '../../../../../demo/cast.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { transaction } from '../../ground/sql.ts';
import { openHouse, type OpenHouse } from '../../open-house.ts';
import {
  agree,
  codeOf,
  logInOperator,
  openTestHouse,
  type TestHouse,
} from '../../testing/index.ts';
import { layOutOperator, layOutSteward } from '../operators/index.ts';
import { directoryOf, hostProblem, markInstallation } from '../settings/index.ts';

let house: TestHouse;
/** Another copy of the server on the same database. */
let copy: OpenHouse;
beforeAll(async () => {
  house = await openTestHouse();
  copy = await openHouse(house.house.config, house.house.log);
  const { merchants } = await directoryOf(house.house);
  const [first, second] = merchants;
  assert(first !== undefined && second !== undefined, 'there are two merchants');
  await transaction(house.house.pool, async (sql) => {
    const make = (name: string, merchant: typeof first) =>
      layOutOperator(sql, house.house, merchant, {
        id: house.house.newId<'operator'>(),
        name,
        displayName: name,
        role: 'owner',
        password: DEMO_OPERATOR_PASSWORD,
      });
    await make('plain', first);
    await make('rival', second);
    await make('rival2', second);
    await make('third', first);
    await make('third', second);
    await layOutSteward(sql, 'third');
    return { commit: true, value: undefined };
  });
});
afterAll(async () => {
  await copy.close();
  await house.close();
});

const reason = 'because the test says so';
const desk = async (name: string, merchant?: string) =>
  house.desk({ token: await logInOperator(house, name), ...(merchant ? { merchant } : {}) });

const codeIn = (answer: {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string; readonly value?: unknown };
}): string => {
  if (answer.ok) return 'ok';
  const { code, value } = answer.refusal ?? { code: '' };
  return code === 'approval.failed' ? String((value as { code: unknown }).code) : code;
};

const plan = (code: string, more: object = {}) => ({
  code,
  name: `House of ${code}`,
  hosts: [`${code}.localhost`],
  currency: 'THB',
  zone: 'Asia/Bangkok',
  cutHour: 4,
  languages: ['TH' as const, 'EN' as const],
  theme: 'light' as const,
  minimumAge: 21 as const,
  dialCodes: ['TH'],
  lotteries: ['SSC1'],
  owner: { name: `${code}-owner`, displayName: `Owner of ${code}` },
  reason,
  ...more,
});

async function decide(name: string, answer: { ok: boolean; value?: unknown }, merchant?: string) {
  const { approvalId: id } = answer.value as { approvalId: Id<'approval'> };
  return (await desk(name, merchant)).call('approvalDecide', { id, decision: 'approve', reason });
}

async function make(code: string, more: object = {}): Promise<string> {
  return agree(house, await (await desk('owner')).call('merchantMake', plan(code, more)));
}

/** The site's answer at a host; Node asks by the connection and names the host itself. */
function statusAt(host: string): Promise<{ status: number; title: string; merchant: string }> {
  const { port } = new URL(house.origin);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/wps/system/status', headers: { host } },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => {
          const { value } = JSON.parse(text) as {
            value: { status: number; title: string; merchantCode: string };
          };
          resolve({ status: value.status, title: value.title, merchant: value.merchantCode });
        });
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

/** Waits until something is so; the signals between copies take their moment. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5000;
  while (!(await isSo())) {
    assert(performance.now() < deadline, 'it comes to be so');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const knows = async (at: OpenHouse, host: string) =>
  (await directoryOf(at)).byHost(host)?.own === true;

describe('a merchant made in the console', () => {
  it('waits for a second person, and then works at every copy without a new start', async () => {
    // Both copies remember the directory, so that only the signal can tell them in time.
    expect(await knows(copy, 'alpha.localhost')).toBe(false);
    const asked = await (await desk('owner')).call('merchantMake', plan('alpha'));
    expect(codeIn(asked)).toBe('ok');
    expect((await statusAt('alpha.localhost')).merchant).toBe('manila');
    expect(codeIn(await decide('owner', asked))).toBe('approval.own');
    const id = await agree(house, asked);
    await until(async () => (await statusAt('alpha.localhost')).merchant === 'alpha');
    await until(() => knows(copy, 'alpha.localhost'));
    const whitelabel = await house.client({ merchant: 'alpha' }).call('whitelabel', {});
    expect(whitelabel).toMatchObject({
      ok: true,
      value: { currency: 'THB', timeZone: 'Asia/Bangkok', brand: { name: 'House of alpha' } },
    });
    // Jobs go by what each copy knows of merchants, and sell what was chosen.
    expect((await directoryOf(copy)).merchants.map(({ code }) => code)).toContain('alpha');
    const sold = await house.house.pool.query<{ code: string }>(
      `select l.code from lottery.lottery l join settings.merchant m using (merchant_id)
       where m.code = 'alpha' and l.enabled`,
    );
    expect(sold.rows).toEqual([{ code: 'SSC1' }]);
    // The first owner comes in by a link that the second person alone is shown, once.
    const partner = await desk('partner');
    expect(codeIn(await (await desk('owner')).call('approvalReveal', { id }))).toBe(
      'approval.no_secret',
    );
    const shown = await partner.call('approvalReveal', { id });
    assert(shown.ok, 'the second person is shown the link');
    expect(codeIn(await partner.call('approvalReveal', { id }))).toBe('approval.no_secret');
    const link = shown.value.secret.split('/').at(-1) ?? '';
    const visitor = house.desk({ merchant: 'alpha' });
    const opened = await visitor.call('consoleEnrolmentOpen', { link });
    assert(opened.ok, 'the link opens');
    const code = codeOf(house, opened.value.secret);
    const password = 'my own long sentence';
    const entered = await visitor.call('consoleEnrol', { link, password, code });
    assert(entered.ok, 'the first owner comes in');
    const own = house.desk({ merchant: 'alpha', token: entered.value.token });
    expect(await own.call('consoleMe', {})).toMatchObject({
      ok: true,
      value: { roles: ['owner'], merchants: [{ code: 'alpha' }] },
    });
    // What the first owner asks for, one of those who made the merchant can agree to.
    const role = { code: 'night', name: 'Night', rights: ['audit.read' as const], reason };
    const request2 = await own.call('roleSave', role);
    expect(codeIn(await decide('partner', request2, 'alpha'))).toBe('approval.same_person');
    expect(codeIn(await decide('owner', request2, 'alpha'))).toBe('ok');
    // And that owner stands over nothing but the own merchant.
    expect(codeIn(await own.call('merchantList', {}))).toBe('right.required');
    expect(codeIn(await own.call('merchantMake', plan('omega')))).toBe('right.required');
  });

  it('is one of two with a code, a host or an owner of the same name', async () => {
    const owner = await desk('owner');
    const taken = async (more: object) =>
      codeIn(await owner.call('merchantMake', plan('beta', more)));
    await make('gamma');
    expect(await taken({ code: 'gamma' })).toBe('merchant.code_taken');
    expect(await taken({ hosts: ['beta.localhost', 'manila.localhost'] })).toBe('host.taken');
    // The name that shows the first merchant to whoever names no other is nobody's to take.
    expect(await taken({ hosts: ['localhost'] })).toBe('host.taken');
    expect(await taken({ owner: { name: 'rival', displayName: 'R' } })).toBe('operator.name_taken');
    expect(await taken({ zone: 'Nowhere/City' })).toBe('merchant.zone_unknown');
    expect(await taken({ lotteries: ['NONE'] })).toBe('merchant.lottery_unknown');
    const { rows } = await house.house.pool.query(
      `select 1 from settings.merchant where code = 'beta'`,
    );
    expect(rows).toEqual([]);
  });

  it('of two requests for one host that are agreed to at once, one is made', async () => {
    const owner = await desk('owner');
    const hosts = { hosts: ['prize.localhost'] };
    const asked = [
      await owner.call('merchantMake', plan('one', hosts)),
      await owner.call('merchantMake', plan('two', hosts)),
    ] as const;
    const decided = await Promise.all([decide('partner', asked[0]), decide('third', asked[1])]);
    expect(decided.map(codeIn).toSorted()).toEqual(['host.taken', 'ok']);
    const { rows } = await house.house.pool.query<{ n: bigint }>(
      `select count(*) as n from settings.merchant where code in ('one', 'two')`,
    );
    expect(rows[0]?.n).toBe(1n);
    const owners = await house.house.pool.query(
      `select 1 from operators.operator where name in ('one-owner', 'two-owner')`,
    );
    expect(owners.rows).toHaveLength(1);
  });
});

describe('a host', () => {
  const WRONG: readonly (readonly [string, string])[] = [
    ['*.play.example', 'host.wildcard'],
    ['play.example:8080', 'host.port'],
    ['https://play.example', 'host.port'],
    ['play.example/', 'host.port'],
    ['Play.example', 'host.upper_case'],
    ['spiél.example', 'host.international'],
    ['赌场.example', 'host.international'],
    ['раураl.example', 'host.international'],
    ['play', 'host.malformed'],
    ['play.example.', 'host.malformed'],
    ['-play.example', 'host.malformed'],
    ['play..example', 'host.malformed'],
    ['192.168.1.4', 'host.malformed'],
    [`${'a'.repeat(64)}.example`, 'host.malformed'],
    [`${'a.'.repeat(126)}example`, 'host.malformed'],
  ];

  it.each(WRONG)(
    '%s is refused with %s, in words of its own in five languages',
    async (host, code) => {
      const owner = await desk('owner');
      expect(codeIn(await owner.call('merchantMake', plan('delta', { hosts: [host] })))).toBe(code);
      expect(hostProblem(host, 'own')).toBe(code);
      expect(hostProblem(host, 'demo')).toBe(code);
    },
  );

  it('is told in the language of who asks, and named', async () => {
    const token = await logInOperator(house, 'owner');
    const texts = await Promise.all(
      (['EN', 'CN', 'ID', 'TH', 'VI'] as const).map(async (language) => {
        const answer = await house
          .desk({ token, language })
          .call('merchantMake', plan('delta', { hosts: ['*.play.example'] }));
        return answer.ok ? '' : answer.refusal.message;
      }),
    );
    expect(new Set(texts).size).toBe(5);
    for (const text of texts) expect(text).toContain('*.play.example');
  });

  it('is of the world in an own house and of this machine in a demo', () => {
    for (const host of ['localhost', 'north.localhost', '127.0.0.1']) {
      expect(hostProblem(host, 'own')).toBe('host.this_machine');
      expect(hostProblem(host, 'demo')).toBe(undefined);
    }
    for (const host of ['play.example', 'xn--fiq228c.xn--fiqs8s']) {
      expect(hostProblem(host, 'own')).toBe(undefined);
      expect(hostProblem(host, 'demo')).toBe('host.other_machine');
    }
  });

  it('moves to another merchant once it is taken away, and is served there at once', async () => {
    await make('north', { hosts: ['north.localhost', 'compass.localhost'] });
    await make('south');
    const owner = await desk('owner');
    const change = (code: string, more: object) =>
      owner.call('merchantChange', {
        code,
        addHosts: [],
        removeHosts: [],
        reason,
        ...more,
      });
    const add = { addHosts: ['compass.localhost'] };
    expect(codeIn(await change('south', add))).toBe('host.taken');
    expect(codeIn(await change('south', { removeHosts: ['compass.localhost'] }))).toBe(
      'host.not_own',
    );
    expect(codeIn(await change('south', { removeHosts: ['south.localhost'] }))).toBe('host.last');
    expect(codeIn(await change('south', {}))).toBe('merchant.unchanged');
    expect(codeIn(await change('nobody', add))).toBe('not.found');
    // The host under which anybody finds the first merchant is no merchant's own.
    expect(codeIn(await change('manila', { removeHosts: ['localhost'] }))).toBe('host.not_own');
    await agree(house, await change('north', { removeHosts: ['compass.localhost'] }));
    await agree(house, await change('south', { ...add, name: 'Southern Cross' }));
    await until(async () => (await statusAt('compass.localhost')).merchant === 'south');
    const whitelabel = await house.client({ merchant: 'south' }).call('whitelabel', {});
    expect(whitelabel).toMatchObject({ ok: true, value: { brand: { name: 'Southern Cross' } } });
  });
});

describe('a closed merchant', () => {
  const state = async (name: string, to: 'open' | 'closed', code = 'saigon') =>
    (await desk(name)).call('merchantState', { code, state: to, reason });

  it('says so at every copy, and takes no login, bet or deposit until it is opened again', async () => {
    const player = house.client({ merchant: 'saigon' });
    const login = () => player.call('login', { username: 'downline1', password: CAST_PASSWORD });
    const before = await login();
    assert(before.ok, 'a member comes in');
    const inside = house.client({ merchant: 'saigon', token: before.value.token });
    await agree(house, await state('owner', 'closed'));
    await until(async () => (await statusAt('saigon.localhost')).status === 1);
    // Who names no language is told in the merchant's own.
    expect((await statusAt('saigon.localhost')).title).toBe('Trang này đã đóng');
    const told = await house.client({ merchant: 'saigon', language: 'VI' }).call('permission', {});
    expect(told).toMatchObject({ ok: true, value: { status: 1, title: 'Trang này đã đóng' } });
    const tries = [
      await login(),
      await inside.call('memberInfo', {}),
      await inside.call('placeBets', {} as never, { idempotencyKey: crypto.randomUUID() }),
      await inside.call('depositCreate', {} as never, { idempotencyKey: crypto.randomUUID() }),
      await inside.call('withdrawCreate', {} as never, { idempotencyKey: crypto.randomUUID() }),
      await player.call('register', {} as never),
      await player.call('freePlay', {} as never),
    ];
    expect(new Set(tries.map(codeIn))).toEqual(new Set(['merchant.closed']));
    // Its operators work on: they pay what was asked for.
    const cashier = await desk('cashier', 'saigon');
    expect(
      codeIn(await cashier.call('withdrawalDeskList', { pageNo: 1, pageSize: 20 } as never)),
    ).toBe('ok');
    // Nobody else is touched.
    expect(
      codeIn(
        await house.client().call('login', { username: 'downline1', password: CAST_PASSWORD }),
      ),
    ).toBe('ok');
    expect(codeIn(await state('owner', 'closed'))).toBe('merchant.unchanged');
    await agree(house, await state('owner', 'open'));
    await until(async () => (await statusAt('saigon.localhost')).status === 0);
    expect(codeIn(await login())).toBe('ok');
  });

  it('gives its last host away, and opens again only with one', async () => {
    await make('fading');
    await agree(house, await state('owner', 'closed', 'fading'));
    const owner = await desk('owner');
    const bare = { code: 'fading', addHosts: [], removeHosts: ['fading.localhost'], reason };
    await agree(house, await owner.call('merchantChange', bare));
    expect(codeIn(await state('owner', 'open', 'fading'))).toBe('host.last');
  });
});

describe('the whole house', () => {
  it('is no business of an owner of one merchant, whatever he asks and wherever he stands', async () => {
    for (const [name, merchant] of [
      ['plain', 'manila'],
      ['rival', 'saigon'],
      ['rival', 'manila'],
      ['ops', 'manila'],
    ] as const) {
      const he = await desk(name, merchant);
      const asked = [
        await he.call('merchantList', {}),
        await he.call('merchantMake', plan('mine')),
        await he.call('merchantChange', {
          code: 'manila',
          name: 'Mine',
          addHosts: [],
          removeHosts: [],
          reason,
        }),
        await he.call('merchantState', { code: 'manila', state: 'closed', reason }),
      ];
      expect(new Set(asked.map(codeIn)), `${name} at ${merchant}`).toEqual(
        new Set(['right.required']),
      );
    }
  });

  it('is not agreed to by an owner of one merchant either', async () => {
    const asked = await (await desk('owner')).call('merchantMake', plan('mine'));
    expect(codeIn(await decide('plain', asked))).toBe('right.required');
    expect(codeIn(await decide('rival', asked, 'saigon'))).toBe('not.found');
    const elsewhere = await (await desk('owner', 'saigon')).call('merchantMake', plan('mine'));
    expect(codeIn(await decide('rival', elsewhere, 'saigon'))).toBe('right.required');
  });

  it('is stood over by whom two put there, and a role never gives it', async () => {
    const people = await (await desk('owner')).call('operatorList', {});
    assert(people.ok, 'owners read the operators');
    const idOf = (name: string) => {
      const found = people.value.list.find((each) => each.name === name);
      assert(found !== undefined, `there is ${name}`);
      return found.id;
    };
    expect(people.value.list.filter(({ steward }) => steward).map(({ name }) => name)).toEqual([
      'owner',
      'partner',
      'third',
    ]);
    const plain = await desk('plain');
    const reset = { id: idOf('third'), reason };
    // An account over the whole house is not taken by way of one merchant's owners.
    expect(codeIn(await plain.call('operatorReset', reset))).toBe('steward.outranks');
    const ask = async (name: string, id: string, steward: boolean) =>
      (await desk(name)).call('stewardChange', { id: id as Id<'operator'>, steward, reason });
    expect(codeIn(await ask('plain', idOf('plain'), true))).toBe('right.required');
    expect(codeIn(await ask('owner', idOf('owner'), false))).toBe('operator.self');
    expect(codeIn(await ask('owner', idOf('third'), true))).toBe('merchant.unchanged');
    const given = await ask('owner', idOf('plain'), true);
    expect(codeIn(await decide('plain', given))).toBe('operator.self');
    // Where others stand there, an owner is no second person for it.
    const dropped = await ask('owner', idOf('third'), false);
    expect(codeIn(await decide('plain', dropped))).toBe('right.required');
    await agree(house, given);
    expect(codeIn(await plain.call('merchantList', {}))).toBe('ok');
    const taken = await ask('owner', idOf('plain'), false);
    await agree(house, taken);
    expect(codeIn(await plain.call('merchantList', {}))).toBe('right.required');
  });

  it('keeps two over it, and their accounts are theirs to change', async () => {
    const people = await (await desk('owner')).call('operatorList', {});
    assert(people.ok, 'owners read the operators');
    const idOf = (name: string) => people.value.list.find((each) => each.name === name)?.id ?? '';
    // A post for one merchant alone: its other owners would reach the account.
    await transaction(house.house.pool, async (sql) => {
      const [first] = (await directoryOf(house.house)).merchants;
      assert(first !== undefined, 'there is a merchant');
      await layOutOperator(sql, house.house, first, {
        id: house.house.newId<'operator'>(),
        name: 'fourth',
        displayName: 'Fourth',
        role: 'owner',
        password: DEMO_OPERATOR_PASSWORD,
      });
      await layOutSteward(sql, 'fourth');
      return { commit: true, value: undefined };
    });
    const all = await (await desk('owner')).call('operatorList', {});
    assert(all.ok, 'owners read the operators');
    const fourth = all.value.list.find(({ name }) => name === 'fourth')?.id ?? '';
    const plain = await desk('plain');
    const disabled = { id: fourth, state: 'disabled' as const, reason };
    expect(codeIn(await plain.call('operatorReset', { id: fourth, reason }))).toBe(
      'steward.outranks',
    );
    expect(codeIn(await plain.call('operatorState', disabled))).toBe('steward.outranks');
    // Nor is he left without any desk to stand at.
    const bare = await plain.call('operatorRoles', { id: fourth, roles: [], reason });
    expect(codeIn(await decide('owner', bare))).toBe('steward.outranks');
    expect(codeIn(await (await desk('owner')).call('operatorState', disabled))).toBe('ok');
    const drop = async (name: string) =>
      (await desk('owner')).call('stewardChange', { id: idOf(name), steward: false, reason });
    await agree(house, await drop('third'));
    expect(codeIn(await drop('partner'))).toBe('steward.last');
  });

  it('cannot have currency, zone or cut hour of a merchant changed, whatever asks for it', async () => {
    const loose = { currency: 'EUR', zone: 'UTC', cutHour: 1, addHosts: ['a.localhost'] };
    const owner = await desk('owner');
    const asked = await owner.call('merchantChange', {
      code: 'manila',
      removeHosts: [],
      reason,
      ...loose,
    } as never);
    expect(codeIn(asked)).toBe('request.invalid');
    await expect(
      house.house.pool.query(`update settings.merchant set currency = 'EUR' where code = 'manila'`),
    ).rejects.toThrow(/permission denied/);
  });

  it('knows its kind: in an own house a name of this machine is refused', async () => {
    const own = await openTestHouse();
    try {
      await markInstallation(own.house.pool, 'own', own.house.clock.now());
      const client = own.desk({ token: await logInOperator(own, 'owner') });
      expect(codeIn(await client.call('merchantMake', plan('east')))).toBe('host.this_machine');
      const world = plan('east', { hosts: ['play.east.example'] });
      expect(codeIn(await client.call('merchantMake', world))).toBe('ok');
    } finally {
      await own.close();
    }
  });
});
