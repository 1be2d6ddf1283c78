// The contracts with an agent's directs: filters, pages by cursor, and what a page reads.
import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dailyTerms,
  openContractApp,
  tier,
  type ContractApp,
} from '../../../testing/lines/contract-app.ts';
import { recordStatements } from '../../../testing/lists/record-statements.ts';
import { vacuumWhole } from '../../../testing/lists/vacuum-whole.ts';
import { valueOf } from '../../../testing/lottery-app.ts';
import { termsToStore } from '../terms/index.ts';

type Input = WireInput<PlayerCalls['agentDownlineContracts']>;

let app: ContractApp;
let superuser: pg.Client;

const DIRECTS = 3_000;
const BUFFERS_MAX = 1_000;

beforeAll(async () => {
  app = await openContractApp();
  superuser = new pg.Client({ connectionString: app.test.databaseUrl });
  await superuser.connect();
  const { id } = app.test.merchant;
  await superuser.query("set session_replication_role = 'replica'");
  await superuser.query(
    `insert into members.member (merchant_id, member_id, username, username_key, kind,
       standing_group, upline_id, path, referral_code, nickname, avatar, language, registered_at,
       register_address, register_method)
     select $1, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'direct' || n,
       'direct' || n, 'agent', 'formal', $2, array[$2::uuid], 'T' || lpad(n::text, 9, '0'), 'Nick',
       '', 'EN', house_now(), '', 'form'
     from generate_series(1, $3::int) n`,
    [id, app.idOf('upline'), DIRECTS],
  );
  // Of each direct one that is over, and one that holds, waits or is being ended.
  await superuser.query(
    `insert into contracts.contract (merchant_id, contract_id, kind, version, upline_id, agent_id,
       payer, period, terms, state, offered_at, offer_expires_at, accepted_at, effective_from,
       changed_at, made_by, made_by_name)
     select $1, gen_random_uuid(), 'daily_salary', version, $2, member_id, 'upline', 'day',
       $3::jsonb,
       case when version = 1 then 'superseded' when n % 50 = 0 then 'pending'
         when n % 70 = 0 then 'terminating' else 'active' end,
       house_now() - (3 - version) * interval '1 day' - n * interval '1 second', house_now(),
       house_now(), house_now(), house_now(), 'agent', 'upline'
     from (select member_id, substr(username, 7)::int as n from members.member
       where merchant_id = $1 and username like 'direct%') directs, generate_series(1, 2) version`,
    [id, app.idOf('upline'), termsToStore(dailyTerms(tier(5000n)))],
  );
  for (const table of ['members.member', 'contracts.contract']) {
    await vacuumWhole(superuser, table);
  }
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await app.close();
});

const page = async (input: Input, agent: 'upline' | 'carol' = 'upline') =>
  valueOf(await app.agents[agent].client.call('agentDownlineContracts', input));

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

async function buffersOf(input: Input): Promise<number> {
  const { statements } = await recordStatements(() => page(input));
  const asked = statements.filter(({ text }) => text.includes('contracts.contract'));
  expect(asked).toHaveLength(2);
  let sum = 0;
  for (const { text, values } of asked) {
    const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    sum += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return sum;
}

const FILTERS: readonly Input[] = [
  {},
  { kind: 'DAILY_SALARY' },
  { kind: 'DIVIDEND' },
  { state: 'PENDING' },
  { kind: 'DAILY_SALARY', state: 'TERMINATING' },
  { state: 'ACTIVE' },
  { username: 'direct77' },
];

describe('the contracts with directs', () => {
  it.each(FILTERS)('are read with at most 1,000 buffers a page: %o', async (input) => {
    expect(await buffersOf(input)).toBeLessThanOrEqual(BUFFERS_MAX);
    const { cursor } = await page(input);
    if (cursor === null) return;
    expect(await buffersOf({ ...input, cursor })).toBeLessThanOrEqual(BUFFERS_MAX);
  });

  it.each([
    [{ state: 'PENDING' }, 60],
    [{ state: 'TERMINATING', kind: 'DAILY_SALARY' }, 34],
    [{ state: 'SUPERSEDED' }, DIRECTS],
    [{ kind: 'DIVIDEND' }, 0],
    [{ username: 'DIRECT77' }, 2],
    [{}, 2 * DIRECTS],
  ] as readonly (readonly [Input, number])[])(
    'are those that the filter names, each once and the newest first: %o',
    async (input, count) => {
      const seen: string[] = [];
      const times: number[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const place = cursor === undefined ? {} : { cursor };
        const found = await page({ pageSize: 200, ...input, ...place });
        seen.push(...found.list.map(({ id }) => id));
        times.push(...found.list.map(({ offeredAt }) => offeredAt));
        ({ cursor } = found);
      }
      expect(seen).toHaveLength(count);
      expect(new Set(seen).size).toBe(count);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    },
  );

  it('are nobody else’s', async () => {
    expect((await page({}, 'carol')).list).toEqual([]);
    expect((await page({ username: 'direct77' }, 'carol')).list).toEqual([]);
  });
});
