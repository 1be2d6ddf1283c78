// Merchants as two operators create, change and close them, and attempts by others.
import { assert, type Id } from '@fairhouse/values';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { transaction } from '../../platform/sql.ts';
import { openApp, type App } from '../../open-app.ts';
import { agree, codeOf, logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';
import { provisionOperator, provisionSteward } from '../operators/index.ts';
import { directoryOf, hostProblem, markInstallation } from '../settings/index.ts';

let app: TestApp;
/** A second server process on the same database. */
let copy: App;
beforeAll(async () => {
  app = await openTestApp();
  copy = await openApp(app.context.config, app.context.log);
  const { merchants } = await directoryOf(app.context);
  const [first, second] = merchants;
  assert(first !== undefined && second !== undefined, 'there are two merchants');
  await transaction(app.context.pool, async (sql) => {
    const make = (name: string, merchant: typeof first) =>
      provisionOperator(sql, app.context, merchant, {
        id: app.context.newId<'operator'>(),
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
    await provisionSteward(sql, 'third');
    return { commit: true, value: undefined };
  });
});
afterAll(async () => {
  await copy.close();
  await app.close();
});

const reason = 'because the test says so';
const backoffice = async (name: string, merchant?: string) =>
  app.backoffice({ token: await logInOperator(app, name), ...(merchant ? { merchant } : {}) });

const codeIn = (answer: {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string; readonly value?: unknown };
}): string => {
  if (answer.ok) return 'ok';
  const { code, value } = answer.refusal ?? { code: '' };
  return code === 'approval.failed' ? String((value as { code: unknown }).code) : code;
};

const plan = (code: string, overrides: object = {}) => ({
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
  ...overrides,
});

async function decide(name: string, answer: { ok: boolean; value?: unknown }, merchant?: string) {
  const { approvalId: id } = answer.value as { approvalId: Id<'approval'> };
  return (await backoffice(name, merchant)).call('approvalDecide', {
    id,
    decision: 'approve',
    reason,
  });
}

async function make(code: string, overrides: object = {}): Promise<string> {
  return agree(app, await (await backoffice('owner')).call('merchantMake', plan(code, overrides)));
}

/** The site's status and title at a host; Node connects to the address and sets the Host header. */
function statusAt(host: string): Promise<{ status: number; title: string; merchant: string }> {
  const { port } = new URL(app.origin);
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

/** Waits until a condition holds; signals between the processes are asynchronous. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5000;
  while (!(await isSo())) {
    assert(performance.now() < deadline, 'it comes to be so');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const knows = async (at: App, host: string) => (await directoryOf(at)).byHost(host)?.own === true;

describe('a merchant made in the console', () => {
  it('waits for a second operator, and then works in every process without a restart', async () => {
    // Both processes have cached the directory, so that only the signal can update them in time.
    expect(await knows(copy, 'alpha.localhost')).toBe(false);
    const asked = await (await backoffice('owner')).call('merchantMake', plan('alpha'));
    expect(codeIn(asked)).toBe('ok');
    expect((await statusAt('alpha.localhost')).merchant).toBe('manila');
    expect(codeIn(await decide('owner', asked))).toBe('approval.own');
    const id = await agree(app, asked);
    await until(async () => (await statusAt('alpha.localhost')).merchant === 'alpha');
    await until(() => knows(copy, 'alpha.localhost'));
    const whitelabel = await app.client({ merchant: 'alpha' }).call('whitelabel', {});
    expect(whitelabel).toMatchObject({
      ok: true,
      value: { currency: 'THB', timeZone: 'Asia/Bangkok', brand: { name: 'House of alpha' } },
    });
    // Jobs run for the new merchant in each process, and sell the chosen lotteries.
    expect((await directoryOf(copy)).merchants.map(({ code }) => code)).toContain('alpha');
    const sold = await app.context.pool.query<{ code: string }>(
      `select l.code from lottery.lottery l join settings.merchant m using (merchant_id)
       where m.code = 'alpha' and l.enabled`,
    );
    expect(sold.rows).toEqual([{ code: 'SSC1' }]);
    // The first owner enrols by a link that only the second operator is shown, once.
    const partner = await backoffice('partner');
    expect(codeIn(await (await backoffice('owner')).call('approvalReveal', { id }))).toBe(
      'approval.no_secret',
    );
    const shown = await partner.call('approvalReveal', { id });
    assert(shown.ok, 'the second person is shown the link');
    expect(codeIn(await partner.call('approvalReveal', { id }))).toBe('approval.no_secret');
    const link = shown.value.secret.split('/').at(-1) ?? '';
    const visitor = app.backoffice({ merchant: 'alpha' });
    const opened = await visitor.call('consoleEnrolmentOpen', { link });
    assert(opened.ok, 'the link opens');
    const code = codeOf(app, opened.value.secret);
    const password = 'my own long sentence';
    const entered = await visitor.call('consoleEnrol', { link, password, code });
    assert(entered.ok, 'the first owner comes in');
    const own = app.backoffice({ merchant: 'alpha', token: entered.value.token });
    expect(await own.call('consoleMe', {})).toMatchObject({
      ok: true,
      value: { roles: ['owner'], merchants: [{ code: 'alpha' }] },
    });
    // The operators who created the merchant can approve the first owner's requests.
    const role = { code: 'night', name: 'Night', rights: ['audit.read' as const], reason };
    const request2 = await own.call('roleSave', role);
    expect(codeIn(await decide('partner', request2, 'alpha'))).toBe('approval.same_person');
    expect(codeIn(await decide('owner', request2, 'alpha'))).toBe('ok');
    // That owner has no rights over any other merchant.
    expect(codeIn(await own.call('merchantList', {}))).toBe('right.required');
    expect(codeIn(await own.call('merchantMake', plan('omega')))).toBe('right.required');
  });

  it('is refused when its code, a host or its owner’s name is taken', async () => {
    const owner = await backoffice('owner');
    const taken = async (overrides: object) =>
      codeIn(await owner.call('merchantMake', plan('beta', overrides)));
    await make('gamma');
    expect(await taken({ code: 'gamma' })).toBe('merchant.code_taken');
    expect(await taken({ hosts: ['beta.localhost', 'manila.localhost'] })).toBe('host.taken');
    // The fallback host, which shows the first merchant, cannot be taken.
    expect(await taken({ hosts: ['localhost'] })).toBe('host.taken');
    expect(await taken({ owner: { name: 'rival', displayName: 'R' } })).toBe('operator.name_taken');
    expect(await taken({ zone: 'Nowhere/City' })).toBe('merchant.zone_unknown');
    expect(await taken({ lotteries: ['NONE'] })).toBe('merchant.lottery_unknown');
    const { rows } = await app.context.pool.query(
      `select 1 from settings.merchant where code = 'beta'`,
    );
    expect(rows).toEqual([]);
  });

  it('of two requests for one host that are approved at once, one is executed', async () => {
    const owner = await backoffice('owner');
    const hosts = { hosts: ['prize.localhost'] };
    const asked = [
      await owner.call('merchantMake', plan('one', hosts)),
      await owner.call('merchantMake', plan('two', hosts)),
    ] as const;
    const decided = await Promise.all([decide('partner', asked[0]), decide('third', asked[1])]);
    expect(decided.map(codeIn).toSorted()).toEqual(['host.taken', 'ok']);
    const { rows } = await app.context.pool.query<{ n: bigint }>(
      `select count(*) as n from settings.merchant where code in ('one', 'two')`,
    );
    expect(rows[0]?.n).toBe(1n);
    const owners = await app.context.pool.query(
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
    '%s is refused with %s, which has its own text in five languages',
    async (host, code) => {
      const owner = await backoffice('owner');
      expect(codeIn(await owner.call('merchantMake', plan('delta', { hosts: [host] })))).toBe(code);
      expect(hostProblem(host, 'own')).toBe(code);
      expect(hostProblem(host, 'demo')).toBe(code);
    },
  );

  it('is refused in the caller’s language, with its name', async () => {
    const token = await logInOperator(app, 'owner');
    const texts = await Promise.all(
      (['EN', 'CN', 'ID', 'TH', 'VI'] as const).map(async (language) => {
        const answer = await app
          .backoffice({ token, language })
          .call('merchantMake', plan('delta', { hosts: ['*.play.example'] }));
        return answer.ok ? '' : answer.refusal.message;
      }),
    );
    expect(new Set(texts).size).toBe(5);
    for (const text of texts) expect(text).toContain('*.play.example');
  });

  it('is public in an own installation and of this machine in a demo', () => {
    for (const host of ['localhost', 'north.localhost', '127.0.0.1']) {
      expect(hostProblem(host, 'own')).toBe('host.this_machine');
      expect(hostProblem(host, 'demo')).toBe(undefined);
    }
    for (const host of ['play.example', 'xn--fiq228c.xn--fiqs8s']) {
      expect(hostProblem(host, 'own')).toBe(undefined);
      expect(hostProblem(host, 'demo')).toBe('host.other_machine');
    }
  });

  it('can be added to another merchant once it is removed, and is served there at once', async () => {
    await make('north', { hosts: ['north.localhost', 'compass.localhost'] });
    await make('south');
    const owner = await backoffice('owner');
    const change = (code: string, overrides: object) =>
      owner.call('merchantChange', {
        code,
        addHosts: [],
        removeHosts: [],
        reason,
        ...overrides,
      });
    const add = { addHosts: ['compass.localhost'] };
    expect(codeIn(await change('south', add))).toBe('host.taken');
    expect(codeIn(await change('south', { removeHosts: ['compass.localhost'] }))).toBe(
      'host.not_own',
    );
    expect(codeIn(await change('south', { removeHosts: ['south.localhost'] }))).toBe('host.last');
    expect(codeIn(await change('south', {}))).toBe('merchant.unchanged');
    expect(codeIn(await change('nobody', add))).toBe('not.found');
    // The fallback host of the first merchant belongs to no merchant.
    expect(codeIn(await change('manila', { removeHosts: ['localhost'] }))).toBe('host.not_own');
    await agree(app, await change('north', { removeHosts: ['compass.localhost'] }));
    await agree(app, await change('south', { ...add, name: 'Southern Cross' }));
    await until(async () => (await statusAt('compass.localhost')).merchant === 'south');
    const whitelabel = await app.client({ merchant: 'south' }).call('whitelabel', {});
    expect(whitelabel).toMatchObject({ ok: true, value: { brand: { name: 'Southern Cross' } } });
  });
});

describe('a closed merchant', () => {
  const state = async (name: string, to: 'open' | 'closed', code = 'saigon') =>
    (await backoffice(name)).call('merchantState', { code, state: to, reason });

  it('reports it in every process, and accepts no login, bet or deposit until it is opened again', async () => {
    const player = app.client({ merchant: 'saigon' });
    const login = () => player.call('login', { username: 'downline1', password: DEMO_PASSWORD });
    const before = await login();
    assert(before.ok, 'a member comes in');
    const inside = app.client({ merchant: 'saigon', token: before.value.token });
    await agree(app, await state('owner', 'closed'));
    await until(async () => (await statusAt('saigon.localhost')).status === 1);
    // A request without a language is answered in the merchant's own.
    expect((await statusAt('saigon.localhost')).title).toBe('Trang này đã đóng');
    const permission = await app
      .client({ merchant: 'saigon', language: 'VI' })
      .call('permission', {});
    expect(permission).toMatchObject({
      ok: true,
      value: { status: 1, title: 'Trang này đã đóng' },
    });
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
    // Its operators can still log in and pay requested withdrawals.
    const cashier = await backoffice('cashier', 'saigon');
    expect(codeIn(await cashier.call('withdrawalList', { pageNo: 1, pageSize: 20 } as never))).toBe(
      'ok',
    );
    // Other merchants are not affected.
    expect(
      codeIn(await app.client().call('login', { username: 'downline1', password: DEMO_PASSWORD })),
    ).toBe('ok');
    expect(codeIn(await state('owner', 'closed'))).toBe('merchant.unchanged');
    await agree(app, await state('owner', 'open'));
    await until(async () => (await statusAt('saigon.localhost')).status === 0);
    expect(codeIn(await login())).toBe('ok');
  });

  it('can remove its last host, and is opened again only with one', async () => {
    await make('fading');
    await agree(app, await state('owner', 'closed', 'fading'));
    const owner = await backoffice('owner');
    const bare = { code: 'fading', addHosts: [], removeHosts: ['fading.localhost'], reason };
    await agree(app, await owner.call('merchantChange', bare));
    expect(codeIn(await state('owner', 'open', 'fading'))).toBe('host.last');
  });
});

describe('the whole installation', () => {
  it('is out of reach for an owner of one merchant', async () => {
    for (const [name, merchant] of [
      ['plain', 'manila'],
      ['rival', 'saigon'],
      ['rival', 'manila'],
      ['ops', 'manila'],
    ] as const) {
      const he = await backoffice(name, merchant);
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

  it('cannot be changed with the approval of an owner of one merchant either', async () => {
    const asked = await (await backoffice('owner')).call('merchantMake', plan('mine'));
    expect(codeIn(await decide('plain', asked))).toBe('right.required');
    expect(codeIn(await decide('rival', asked, 'saigon'))).toBe('not.found');
    const elsewhere = await (
      await backoffice('owner', 'saigon')
    ).call('merchantMake', plan('mine'));
    expect(codeIn(await decide('rival', elsewhere, 'saigon'))).toBe('right.required');
  });

  it('is managed by stewards whom two operators appoint, and no role grants it', async () => {
    const people = await (await backoffice('owner')).call('operatorList', {});
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
    const plain = await backoffice('plain');
    const reset = { id: idOf('third'), reason };
    // A steward's account is not changed by owners of a merchant.
    expect(codeIn(await plain.call('operatorReset', reset))).toBe('steward.outranks');
    const ask = async (name: string, id: string, steward: boolean) =>
      (await backoffice(name)).call('stewardChange', { id: id as Id<'operator'>, steward, reason });
    expect(codeIn(await ask('plain', idOf('plain'), true))).toBe('right.required');
    expect(codeIn(await ask('owner', idOf('owner'), false))).toBe('operator.self');
    expect(codeIn(await ask('owner', idOf('third'), true))).toBe('merchant.unchanged');
    const given = await ask('owner', idOf('plain'), true);
    expect(codeIn(await decide('plain', given))).toBe('operator.self');
    // While other stewards exist, an owner cannot approve in their place.
    const dropped = await ask('owner', idOf('third'), false);
    expect(codeIn(await decide('plain', dropped))).toBe('right.required');
    await agree(app, given);
    expect(codeIn(await plain.call('merchantList', {}))).toBe('ok');
    const taken = await ask('owner', idOf('plain'), false);
    await agree(app, taken);
    expect(codeIn(await plain.call('merchantList', {}))).toBe('right.required');
  });

  it('keeps two stewards, and only stewards change their accounts', async () => {
    const people = await (await backoffice('owner')).call('operatorList', {});
    assert(people.ok, 'owners read the operators');
    const idOf = (name: string) => people.value.list.find((each) => each.name === name)?.id ?? '';
    // A post at one merchant only, whose other owners could reach the account.
    await transaction(app.context.pool, async (sql) => {
      const [first] = (await directoryOf(app.context)).merchants;
      assert(first !== undefined, 'there is a merchant');
      await provisionOperator(sql, app.context, first, {
        id: app.context.newId<'operator'>(),
        name: 'fourth',
        displayName: 'Fourth',
        role: 'owner',
        password: DEMO_OPERATOR_PASSWORD,
      });
      await provisionSteward(sql, 'fourth');
      return { commit: true, value: undefined };
    });
    const all = await (await backoffice('owner')).call('operatorList', {});
    assert(all.ok, 'owners read the operators');
    const fourth = all.value.list.find(({ name }) => name === 'fourth')?.id ?? '';
    const plain = await backoffice('plain');
    const disabled = { id: fourth, state: 'disabled' as const, reason };
    expect(codeIn(await plain.call('operatorReset', { id: fourth, reason }))).toBe(
      'steward.outranks',
    );
    expect(codeIn(await plain.call('operatorState', disabled))).toBe('steward.outranks');
    // The last roles of a steward cannot be removed either.
    const bare = await plain.call('operatorRoles', { id: fourth, roles: [], reason });
    expect(codeIn(await decide('owner', bare))).toBe('steward.outranks');
    expect(codeIn(await (await backoffice('owner')).call('operatorState', disabled))).toBe('ok');
    const drop = async (name: string) =>
      (await backoffice('owner')).call('stewardChange', { id: idOf(name), steward: false, reason });
    await agree(app, await drop('third'));
    expect(codeIn(await drop('partner'))).toBe('steward.last');
  });

  it('does not let currency, zone or cut hour of a merchant be changed', async () => {
    const fields = { currency: 'EUR', zone: 'UTC', cutHour: 1, addHosts: ['a.localhost'] };
    const owner = await backoffice('owner');
    const asked = await owner.call('merchantChange', {
      code: 'manila',
      removeHosts: [],
      reason,
      ...fields,
    } as never);
    expect(codeIn(asked)).toBe('request.invalid');
    await expect(
      app.context.pool.query(`update settings.merchant set currency = 'EUR' where code = 'manila'`),
    ).rejects.toThrow(/permission denied/);
  });

  it('knows its kind: an own installation refuses a host name of this machine', async () => {
    const own = await openTestApp();
    try {
      await markInstallation(own.context.pool, 'own', own.context.clock.now());
      const client = own.backoffice({ token: await logInOperator(own, 'owner') });
      expect(codeIn(await client.call('merchantMake', plan('east')))).toBe('host.this_machine');
      const world = plan('east', { hosts: ['play.east.example'] });
      expect(codeIn(await client.call('merchantMake', world))).toBe('ok');
    } finally {
      await own.close();
    }
  });
});
