// The demo members: the players of each demo merchant, shared by tests, journeys and the demo.
import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../apps/server/src/platform/app-context.ts';
import { transaction, type Sql } from '../apps/server/src/platform/sql.ts';
import {
  createCredential,
  createMember,
  findMember,
  findMemberByName,
  hashPassword,
  type MemberKind,
} from '../apps/server/src/modules/members/index.ts';
import { stableId } from './stable-id.ts';

/** The demo's passwords are not secret: they protect play money on the reader's own machine. */
export const DEMO_PASSWORD = 'Fairhouse-2026!';
export const DEMO_PAYMENT_PASSWORD = '280519';

export interface DemoMember {
  readonly username: 'house' | 'upline' | 'downline1' | 'downline2' | 'player1';
  readonly kind: MemberKind;
  /** The username of the direct upline; undefined for a member directly below the merchant. */
  readonly upline?: DemoMember['username'];
  readonly realName: string;
  readonly birthday: string;
}

/** An upline comes before its downlines. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  { username: 'house', kind: 'top_agent', realName: 'Helena Ocampo', birthday: '1979-03-02' },
  {
    username: 'upline',
    kind: 'agent',
    upline: 'house',
    realName: 'Ulysses Prado',
    birthday: '1984-07-19',
  },
  {
    username: 'downline1',
    kind: 'member',
    upline: 'upline',
    realName: 'Diego Luna',
    birthday: '1991-11-05',
  },
  {
    username: 'downline2',
    kind: 'member',
    upline: 'upline',
    realName: 'Delia Navarro',
    birthday: '1993-01-27',
  },
  { username: 'player1', kind: 'member', realName: 'Pia Reyes', birthday: '1990-05-31' },
];

/** The id of a demo member, the same in every installation. */
export function demoMemberId(merchant: Pick<Merchant, 'code'>, username: DemoMember['username']) {
  return stableId<'member'>(`${merchant.code}:member:${username}`);
}

/** Writes the missing demo members; existing ones are kept, including their passwords. */
export async function provisionDemoMembers(app: AppContext, merchant: Merchant): Promise<void> {
  const missing: DemoMember[] = [];
  for (const person of DEMO_MEMBERS) {
    const found = await findMemberByName(app.pool, merchant.id, person.username);
    if (found === undefined) missing.push(person);
  }
  const hashed = await Promise.all(
    missing.map(async (person) => ({ person, hashes: await hashBoth(app) })),
  );
  await transaction(app.pool, async (sql) => {
    for (const { person, hashes } of hashed) await write(app, merchant, sql, person, hashes);
    return { commit: true, value: undefined };
  });
}

type Hashes = readonly [login: string, payment: string];

function hashBoth(app: AppContext): Promise<Hashes> {
  return Promise.all([hashPassword(app, DEMO_PASSWORD), hashPassword(app, DEMO_PAYMENT_PASSWORD)]);
}

async function write(
  app: AppContext,
  merchant: Merchant,
  sql: Sql,
  person: DemoMember,
  [loginHash, paymentHash]: Hashes,
): Promise<void> {
  const now = app.clock.now();
  const uplineId: Id<'member'> | undefined =
    person.upline === undefined ? undefined : demoMemberId(merchant, person.upline);
  const id = await createMember(sql, app, merchant, {
    id: demoMemberId(merchant, person.username),
    username: person.username,
    kind: person.kind,
    group: 'formal',
    upline: uplineId && (await findMember(sql, merchant.id, uplineId)),
    language: merchant.code === 'saigon' ? 'VI' : 'EN',
    realName: person.realName,
    birthday: person.birthday,
    address: '127.0.0.1',
    method: 'WEB',
    now,
  });
  if (id === undefined) return;
  await createCredential(sql, merchant.id, {
    member: id,
    loginHash,
    paymentHash,
    at: now,
    mustChange: false,
  });
}
