// The cast: the people who play at each demo merchant, used by tests, journeys and the demo alike.
import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../apps/server/src/ground/house.ts';
import { transaction, type Sql } from '../apps/server/src/ground/sql.ts';
import {
  createCredential,
  createMember,
  findMember,
  findMemberByName,
  hashPassword,
  type MemberKind,
} from '../apps/server/src/modules/members/index.ts';
import { stableId } from './stable-id.ts';

/** The demo's passwords are no secret: they open play money on the machine of who reads this. */
export const CAST_PASSWORD = 'Fairhouse-2026!';
export const CAST_PAYMENT_PASSWORD = '280519';

export interface CastMember {
  readonly username: 'house' | 'upline' | 'downline1' | 'downline2' | 'player1';
  readonly kind: MemberKind;
  /** The username of the direct upline; undefined stands under the house itself. */
  readonly upline?: CastMember['username'];
  readonly realName: string;
  readonly birthday: string;
}

/** An upline comes before those below it. */
export const CAST: readonly CastMember[] = [
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

/** The id of a member of the cast, the same in every house. */
export function castId(merchant: Pick<Merchant, 'code'>, username: CastMember['username']) {
  return stableId<'member'>(`${merchant.code}:member:${username}`);
}

/** Writes who is missing of the cast; who is there stays as it is, password and all. */
export async function layOutCast(house: House, merchant: Merchant): Promise<void> {
  const missing: CastMember[] = [];
  for (const person of CAST) {
    const found = await findMemberByName(house.pool, merchant.id, person.username);
    if (found === undefined) missing.push(person);
  }
  const hashed = await Promise.all(
    missing.map(async (person) => ({ person, hashes: await hashBoth(house) })),
  );
  await transaction(house.pool, async (sql) => {
    for (const { person, hashes } of hashed) await write(house, merchant, sql, person, hashes);
    return { commit: true, value: undefined };
  });
}

type Hashes = readonly [login: string, payment: string];

function hashBoth(house: House): Promise<Hashes> {
  return Promise.all([
    hashPassword(house, CAST_PASSWORD),
    hashPassword(house, CAST_PAYMENT_PASSWORD),
  ]);
}

async function write(
  house: House,
  merchant: Merchant,
  sql: Sql,
  person: CastMember,
  [loginHash, paymentHash]: Hashes,
): Promise<void> {
  const now = house.clock.now();
  const uplineId: Id<'member'> | undefined =
    person.upline === undefined ? undefined : castId(merchant, person.upline);
  const id = await createMember(sql, house, merchant, {
    id: castId(merchant, person.username),
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
