import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import { openContractApp, type ContractApp } from '../../../testing/lines/contract-app.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import { valueOf } from '../../../testing/lottery-app.ts';
import { readImportFile } from './read-import-file.ts';

let app: ContractApp;
const reason = 'because the test says so';

beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : (answer.refusal?.code ?? '');

const backoffice = async (name = 'owner', merchant = 'manila') =>
  app.test.backoffice({ token: await logInOperator(app.test, name), merchant });

const contracts = async () =>
  (await app.sql<{ n: number }>('select count(*)::int as n from contracts.contract'))[0]?.n;

const HEAD = 'username,kind,basis,period,categories,activeMinBet,minTurnover,minActive,ratePct';
const DAILY = 'DAILY_SALARY,ALL,DAY,LOTT,100';

async function check(file: string, language?: 'VI') {
  const token = await logInOperator(app.test, 'owner');
  const as = language === undefined ? { token } : { token, language };
  return app.test.backoffice(as).call('contractImportCheck', { file });
}

/** The rows of a good file, as the console hands them on. */
async function rowsOf(file: string) {
  const { rows, problems } = valueOf(await check(file));
  expect(problems).toBe(0);
  return rows.map(({ line, username, terms }) => {
    assert(terms !== null, 'a good row has terms');
    return { line, username, terms };
  });
}

const GOOD = [
  HEAD,
  `upline,${DAILY},0,0,0.7`,
  `house,${DAILY},0,0,0.8`,
  'house,,,,,,100000,2,1.2',
  `carol,${DAILY},0,0,0.5`,
].join('\r\n');

describe('a file of contracts', () => {
  test('is read as CSV and as JSON alike, each row with the line where it begins', () => {
    const csv = readImportFile(GOOD);
    assert(csv.ok, 'it is read');
    expect(csv.value.map(({ line, username }) => [line, username])).toEqual([
      [2, 'upline'],
      [3, 'house'],
      [5, 'carol'],
    ]);
    expect(csv.value.map(({ terms }) => terms?.tiers.length)).toEqual([1, 2, 1]);
    const terms = (ratePct: string) => ({
      kind: 'DAILY_SALARY',
      basis: 'ALL',
      period: 'DAY',
      categories: ['LOTT'],
      activeMinBet: '100',
      tiers: [{ minTurnover: '0', minLoss: '0', minActive: 0, minDeposit: '0', ratePct }],
    });
    const rows = [
      { username: 'upline', terms: terms('0.7') },
      { username: 'brace } in "quotes"', terms: terms('0.5') },
    ];
    const json = readImportFile(`\uFEFF${JSON.stringify(rows, null, 1)}`);
    assert(json.ok, 'it is read');
    expect(json.value[0]?.terms).toEqual(csv.value[0]?.terms);
    expect(json.value.map(({ line }) => line)).toEqual([2, 23]);
    expect(readImportFile(JSON.stringify({ rows }))).toMatchObject({ ok: true });
  });

  test('has the coverage of an hourly salary in a column of its own', () => {
    const file = [
      'username,kind,basis,period,minCoveragePct,winRatePct,lossRatePct',
      'house,HOUR_SALARY,WIN_LOSS,HOUR,5,0.5,2',
      'upline,HOUR_SALARY,WIN_LOSS,HOUR,,0.5,2',
    ].join('\n');
    const read = readImportFile(file);
    assert(read.ok, 'it is read');
    const [house, upline] = read.value.map(({ terms }) => terms);
    expect(house).toMatchObject({ kind: 'hour_salary', minCoverage: 50_000n });
    expect(upline).not.toHaveProperty('minCoverage');
  });

  test('that is no such file is refused, whatever it is', async () => {
    const nested = '['.repeat(40) + ']'.repeat(40);
    const odd = ['nonsense', '[]', '{"rows":{}}', '{"rows":[', 'username,kind\n"open', nested];
    for (const file of [...odd, '[{"username":"a\\u0000b","terms":{}}]', HEAD]) {
      expect(codeOf(await check(file)), file).toBe('contract.import_file');
    }
    const many = [HEAD, ...Array(501).fill(`nobody,${DAILY},0,0,0.5`)];
    const apart = many.map((line, at) => (at === 0 ? line : line.replace('nobody', `n${at}`)));
    expect(codeOf(await check(apart.join('\n')))).toBe('contract.import_rows');
  });

  test('is checked whole, and every bad row is reported with its line and why', async () => {
    const file = [
      HEAD,
      `house,${DAILY},0,0,0.8`,
      `nobody,${DAILY},0,0,0.5`,
      `upline,${DAILY},0,0,0.9`,
      `carol,${DAILY},0,0,0.00005`,
      `dave,${DAILY},0,0,much`,
      `dave,DIVIDEND,NET_LOSS,HALF_MONTH,LOTT,100,0,0,5`,
      `house,${DAILY},1,0,0.4`,
      `downline1,${DAILY},0,0,0.1`,
      `player1,${DAILY},0,0,0.1`,
      ',DAILY_SALARY,ALL,DAY,LOTT,100,0,0,0.1',
      `carol,DIVIDEND,NET_LOSS,HALF_MONTH,LOTT,100,0,0,5.00015`,
    ].join('\n');
    const { rows, problems } = valueOf(await check(file));
    const problemOf = Object.fromEntries(rows.map(({ line, problem }) => [line, problem]));
    expect(problemOf[2]).toBeNull();
    expect(problems, JSON.stringify(problemOf)).toBe(10);
    expect(problemOf[3]).toContain('no member');
    expect(problemOf[4]).toContain('Tier 1');
    expect(problemOf[5]).toContain('ratePct');
    expect(problemOf[6]).toContain('ratePct');
    expect(problemOf[7]).toContain('upline has no contract');
    expect(problemOf[8]).toContain('line 2');
    expect(problemOf[9]).toContain('not an agent');
    expect(problemOf[10]).toContain('not an agent');
    expect(problemOf[11]).toContain('username');
    expect(problemOf[12]).toContain('ratePct');
    const vietnamese = valueOf(await check(file, 'VI'));
    const words = vietnamese.rows.find(({ line }) => line === 7)?.problem;
    expect(words).toContain('Tuyến trên');
    expect(await contracts()).toBe(0);
  });

  test('with one bad row among good ones writes nothing', async () => {
    const rows = await rowsOf(GOOD);
    const [first] = rows;
    assert(first !== undefined, 'there are rows');
    const bad = { ...first, line: 9, username: 'nobody' };
    const asked = await (
      await backoffice()
    ).call('contractImport', { rows: [...rows, bad], reason });
    assert(!asked.ok, 'it is refused');
    expect(asked.refusal).toMatchObject({ code: 'contract.import_row', value: { row: 9 } });
    expect(asked.refusal.message).toContain('Line 9');
    expect(await contracts()).toBe(0);
  });
});

describe('an import', () => {
  test('needs a second operator, is checked once more then, and is written once', async () => {
    const rows = await rowsOf(GOOD);
    const console = await backoffice();
    const asked = valueOf(await console.call('contractImport', { rows, reason }));
    expect(asked).toMatchObject({ imported: 3 });
    expect(await contracts()).toBe(0);
    const waiting = valueOf(await console.call('approvalList', { state: 'pending' }));
    expect(JSON.stringify(waiting.list)).toContain('house Daily salary 0.8 %, 1.2 %');
    const decision = { id: asked.approvalId as never, decision: 'approve', reason } as const;
    expect(codeOf(await console.call('approvalDecide', decision))).toBe('approval.own');
    const again = await console.call('contractImport', { rows, reason });
    await agree(app.test, { ok: true, value: asked });
    expect(await contracts()).toBe(3);
    const late = { ...decision, id: valueOf(again).approvalId as never };
    const failed = await (await backoffice('partner')).call('approvalDecide', late);
    assert(!failed.ok, 'the second of two equal requests fails');
    expect(failed.refusal.code).toBe('approval.failed');
    expect(failed.refusal.message).toContain('already');
    expect(await contracts()).toBe(3);
    const mine = valueOf(await app.agents.carol.client.call('agentContracts', {}));
    const daily = mine.items.find(({ kind }) => kind === 'DAILY_SALARY');
    expect(daily?.agreed).toMatchObject({ state: 'ACTIVE', upline: 'upline', payer: 'UPLINE' });
    const repeated = valueOf(await check(GOOD));
    expect(repeated.problems).toBe(3);
    expect(repeated.rows[0]?.problem).toContain('already');
  });

  test('of two that are approved at once one is written, and the other fails', async () => {
    await app.sql(`update contracts.contract set state = 'admin_ended', ended_at = offered_at`);
    const rows = await rowsOf(GOOD);
    const console = await backoffice();
    const ids: Id<'approval'>[] = [];
    for (let at = 0; at < 2; at++) {
      const asked = valueOf(await console.call('contractImport', { rows, reason }));
      ids.push(asked.approvalId as never);
    }
    const partner = await backoffice('partner');
    const answers = await Promise.all(
      ids.map((id) => partner.call('approvalDecide', { id, decision: 'approve', reason })),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['approval.failed', 'ok']);
    const agreed = await app.sql<{ n: number }>(
      `select count(*)::int as n from contracts.contract where state = 'active'`,
    );
    expect(agreed[0]?.n).toBe(3);
  });

  test('needs the right, and another merchant’s operators reach nobody of this one', async () => {
    const rows = await rowsOf(`${HEAD}\ndave,${DAILY},0,0,0.2\n`);
    for (const name of ['service', 'auditor']) {
      const answer = await (await backoffice(name)).call('contractImport', { rows, reason });
      expect(codeOf(answer), name).toBe('right.required');
    }
    const elsewhere = await backoffice('owner', 'saigon');
    const answer = await elsewhere.call('contractImport', { rows, reason });
    expect(['contract.import_row', 'session.ended']).toContain(codeOf(answer));
    const file = `${HEAD}\ndave,${DAILY},0,0,0.2\n`;
    const seen = await elsewhere.call('contractImportCheck', { file });
    if (seen.ok) expect(seen.value.rows[0]).toMatchObject({ upline: null });
    const list = await elsewhere.call('contractList', {});
    if (list.ok) expect(list.value.list).toEqual([]);
  });
});

test('every version says by which act it began and ended, and for which time it held', async () => {
  const console = await backoffice();
  const list = valueOf(await console.call('contractList', { username: 'house' }));
  const [newest] = list.list;
  assert(newest !== undefined, 'there is a contract');
  const detail = valueOf(await console.call('contractDetail', { id: newest.id as never }));
  expect(detail.versions.map(({ contract }) => contract.version)).toEqual([2, 1]);
  expect(detail.versions[0]).toMatchObject({
    contract: { state: 'ACTIVE', endedAt: null },
    began: { act: 'accept', actor: 'admin', name: 'owner, partner' },
    ended: null,
  });
  await agree(app.test, await console.call('contractEnd', { id: newest.id as never, reason }));
  const after = valueOf(await console.call('contractDetail', { id: newest.id as never }));
  expect(after.versions[0]).toMatchObject({
    contract: { state: 'ADMIN_ENDED' },
    ended: { act: 'end', actor: 'admin', reason },
  });
});
