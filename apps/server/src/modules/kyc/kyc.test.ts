import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert } from '@fairhouse/values';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  logInOperator,
  openBrowser,
  openTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { findMemberByName } from '../members/index.ts';
import { needsIdentity } from './needs-identity.ts';

type Papers = WireInput<PlayerCalls['identitySubmit']>;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let made = 0;
async function newcomer() {
  const username = `walker${++made}x`;
  const answer = await openBrowser(test).call('register', {
    username,
    password: 'Long-corridor-19',
    confirmPassword: 'Long-corridor-19',
    birthday: '1990-04-04',
  });
  assert(answer.ok, 'a member registers');
  const { token } = answer.value;
  return { username, token, client: test.client({ token }) };
}
type Person = Awaited<ReturnType<typeof newcomer>>;

async function picture({ client }: Person, purpose: 'identity' | 'avatar' = 'identity') {
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#aabbcc' },
  })
    .jpeg()
    .toBuffer();
  const sent = await client.call('pictureUpload', { purpose, picture: new Uint8Array(bytes) });
  assert(sent.ok, 'a picture is taken');
  return sent.value.id;
}

async function papersOf(person: Person, more: Partial<Papers> = {}): Promise<Papers> {
  return {
    document: 'passport',
    country: 'PH',
    fullName: 'Maria Clara Santos',
    birthday: '1990-04-04',
    number: `P${100_000 + made}A`,
    papers: [
      { side: 'front', picture: await picture(person) },
      { side: 'face', picture: await picture(person) },
    ],
    ...more,
  };
}

const submit = async (person: Person, more?: Partial<Papers>) =>
  person.client.call('identitySubmit', await papersOf(person, more));

const backoffice = async (name = 'risk') =>
  test.backoffice({ token: await logInOperator(test, name) });

async function waitingOf(person: Person) {
  const queue = await (
    await backoffice()
  ).call('identityQueue', { state: 'waiting', pageSize: 100 });
  assert(queue.ok, 'an operator reads the queue');
  const found = queue.value.list.find(({ member }) => member.username === person.username);
  assert(found !== undefined, 'the papers wait');
  return found.id;
}

type Verdict = WireInput<OperatorCalls['identityDecide']>['verdict'];

async function decide(person: Person, verdict: Verdict, note = '') {
  const id = await waitingOf(person);
  const reason = 'looked at with care';
  return (await backoffice()).call('identityDecide', { id, verdict, note, reason });
}

const nameOf = async ({ username }: Person): Promise<string | undefined> =>
  (await findMemberByName(test.context.pool, test.merchant.id, username))?.realName;

const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('a member that submits identity documents', () => {
  it('is verified once an operator has accepted them, and the account gets their name and birthday', async () => {
    const person = await newcomer();
    expect(await person.client.call('identityCheck', {})).toMatchObject({
      ok: true,
      value: { state: 'none', neededFrom: '50000', minimumAge: 21 },
    });
    expect(await submit(person, { birthday: '1991-05-05' })).toMatchObject({ ok: true });
    expect(await submit(person)).toMatchObject(refused('identity.waiting'));
    const id = await waitingOf(person);
    const look = await (await backoffice()).call('identityOne', { id });
    expect(look).toMatchObject({
      ok: true,
      value: { fullName: 'Maria Clara Santos', birthday: '1991-05-05', alsoSentBy: [] },
    });
    const side = await (await backoffice()).call('identityPaper', { id, side: 'front' });
    assert(side.ok, 'an operator sees a side');
    expect(await sharp(side.value.body as Uint8Array).metadata()).toMatchObject({ format: 'webp' });

    await agree(test, await decide(person, 'pass'));
    expect(await submit(person)).toMatchObject(refused('identity.passed'));
    const member = await findMemberByName(test.context.pool, test.merchant.id, person.username);
    expect(member).toMatchObject({ realName: 'Maria Clara Santos', birthday: '1991-05-05' });
    const inbox = await person.client.call('inbox', {});
    assert(inbox.ok, 'a member reads the inbox');
    expect(JSON.stringify(inbox.value)).toContain('Your identity is confirmed');
  });

  it('sees why documents were refused, and may submit others', async () => {
    const person = await newcomer();
    await submit(person);
    await decide(person, 'unreadable', 'The corner is missing.');
    expect(await person.client.call('identityCheck', {})).toMatchObject({
      value: { state: 'refused', verdict: 'unreadable', note: 'The corner is missing.' },
    });
    expect(await submit(person)).toMatchObject({ ok: true });
  });

  it('is frozen at once if the document shows that it is under age', async () => {
    const person = await newcomer();
    await submit(person);
    await decide(person, 'underage');
    const info = await person.client.call('memberInfo', {});
    expect(info).toMatchObject({ ok: true, value: { freezeLevel: 2 } });
  });

  it("cannot submit an incomplete set, another member's pictures, or a birthday under age", async () => {
    const person = await newcomer();
    const other = await newcomer();
    const front = { side: 'front', picture: await picture(person) } as const;
    const avatar = { side: 'face', picture: await picture(person, 'avatar') } as const;
    const foreign = { side: 'face', picture: await picture(other) } as const;
    const young = { birthday: '2010-01-01' };
    expect(await submit(person, { papers: [front] })).toMatchObject(
      refused('identity.papers_missing'),
    );
    expect(await submit(person, { papers: [front, front] })).toMatchObject(
      refused('identity.papers_missing'),
    );
    for (const face of [avatar, foreign]) {
      expect(await submit(person, { papers: [front, face] })).toMatchObject(
        refused('picture.unknown'),
      );
    }
    expect(await submit(person, young)).toMatchObject(refused('age.too_young'));
    expect(await submit(person, { fullName: '12345' })).toMatchObject(refused('realName.invalid'));
  });

  it('submits one set in twenty concurrent calls', async () => {
    const person = await newcomer();
    const papers = await papersOf(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.client.call('identitySubmit', papers)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('operators', () => {
  it('see that two members submitted one document, whatever the spelling of its number', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    await submit(first, { number: 'P 77-88 99b' });
    await submit(second, { number: 'p778899B' });
    const look = await (await backoffice()).call('identityOne', { id: await waitingOf(second) });
    expect(look).toMatchObject({ value: { alsoSentBy: [{ username: first.username }] } });
  });

  it('decide a set once, and not against the account’s own name', async () => {
    const person = await newcomer();
    await submit(person, { fullName: 'Jose Rizal Reyes' });
    const named = await person.client.call('realNameSet', { realName: 'Andres Bonifacio' });
    assert(named.ok, 'a member gives its name');
    expect(await decide(person, 'pass')).toMatchObject(refused('identity.name_differs'));
    const id = await waitingOf(person);
    const reason = 'the names are not the same';
    const both = await Promise.all(
      ['risk', 'owner'].map(async (name) =>
        (await backoffice(name)).call('identityDecide', { id, verdict: 'mismatch', reason }),
      ),
    );
    const codes = both.map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['identity.decided', 'ok']);
  });

  it('accept documents with two operators, because payouts go to the name; one operator can refuse them', async () => {
    const person = await newcomer();
    await submit(person);
    const asked = await decide(person, 'pass');
    assert(asked.ok && asked.value !== null, 'the papers are looked at');
    const { approvalId } = asked.value;
    expect(await nameOf(person)).toBe('');
    const inbox = await (await backoffice('owner')).call('approvalList', { state: 'pending' });
    assert(inbox.ok, 'another operator reads the approvals');
    expect(inbox.value.list.find(({ id }) => id === approvalId)).toMatchObject({
      subject: person.username,
      words: expect.stringContaining(`papers of ${person.username}:`),
    });
    const own = { id: approvalId, decision: 'approve', reason: 'looked at twice' } as const;
    expect(await (await backoffice()).call('approvalDecide', own)).toMatchObject(
      refused('approval.own'),
    );
    expect(await nameOf(person)).toBe('');
    await agree(test, asked, { by: 'owner' });
    expect(await nameOf(person)).toBe('Maria Clara Santos');
    const queue = await (
      await backoffice()
    ).call('identityQueue', { state: 'passed', pageSize: 100 });
    assert(queue.ok, 'an operator reads the queue');
    const found = queue.value.list.find(({ member }) => member.username === person.username);
    expect(found?.decidedBy).toBe('risk, owner');
  });

  it('without the right see the queue at most, never a document', async () => {
    const person = await newcomer();
    await submit(person);
    const id = await waitingOf(person);
    const auditor = await backoffice('auditor');
    expect(await auditor.call('identityQueue', {})).toMatchObject({ ok: true });
    expect(await auditor.call('identityOne', { id })).toMatchObject(refused('right.required'));
    expect(await auditor.call('identityPaper', { id, side: 'front' })).toMatchObject(
      refused('right.required'),
    );
  });
});

it('the queue has who waits longest in front, then the newest decisions, also by cursor', async () => {
  const people: Person[] = [];
  for (let index = 0; index < 5; index++) {
    const person = await newcomer();
    await submit(person);
    people.push(person);
  }
  for (const person of people.slice(3)) await decide(person, 'unreadable');
  const { pool } = test.context;
  const { merchant } = test;
  // The clock of the test stands: each is submitted in another microsecond, two in the same.
  await pool.query(
    `update kyc.identity_check c
     set submitted_at = c.submitted_at - (n.place / 2) * interval '1 microsecond'
     from (select check_id, row_number() over (order by md5(check_id::text)) as place
             from kyc.identity_check where merchant_id = $1) n
     where c.merchant_id = $1 and c.check_id = n.check_id`,
    [merchant.id],
  );
  const { rows } = await pool.query<{ id: string }>(
    `select check_id as id from kyc.identity_check where merchant_id = $1
     order by state <> 'waiting', case when state = 'waiting' then submitted_at end,
       submitted_at desc, check_id desc`,
    [merchant.id],
  );
  expect(rows.length).toBeGreaterThanOrEqual(5);
  const client = await backoffice();
  const seen: string[] = [];
  const byNumber: string[] = [];
  let cursor: string | null | undefined;
  for (let pageNo = 1; cursor !== null; pageNo++) {
    const place = cursor === undefined ? {} : { cursor };
    const page = await client.call('identityQueue', { ...place, pageSize: 2 });
    const same = await client.call('identityQueue', { pageNo, pageSize: 2 });
    assert(page.ok && same.ok, 'an operator reads the queue');
    expect(page.value.total).toBe(rows.length);
    seen.push(...page.value.list.map(({ id }) => id));
    byNumber.push(...same.value.list.map(({ id }) => id));
    ({ cursor } = page.value);
  }
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(byNumber).toEqual(seen);
});

it('document numbers are not readable in the database', async () => {
  const person = await newcomer();
  await submit(person, { number: 'PLAINLYSEEN42' });
  const { rows } = await test.context.pool.query<{ text: string }>(
    'select c::text as text from kyc.identity_check c where merchant_id = $1',
    [test.merchant.id],
  );
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).not.toContain('PLAINLYSEEN42');
  expect(all).not.toContain(Buffer.from('PLAINLYSEEN42').toString('hex'));
});

it('a large withdrawal requires a verified member', async () => {
  const person = await newcomer();
  const member = await findMemberByName(test.context.pool, test.merchant.id, person.username);
  assert(member !== undefined, 'the member exists');
  const needs = (wanted: bigint) =>
    needsIdentity(test.context.pool, test.context, test.merchant, {
      member: member.id,
      amount: amount(wanted),
    });
  expect(await needs(49_999_9999n)).toBe(false);
  expect(await needs(50_000_0000n)).toBe(true);
  await submit(person);
  expect(await needs(50_000_0000n)).toBe(true);
  await agree(test, await decide(person, 'pass'));
  expect(await needs(50_000_0000n)).toBe(false);
});
