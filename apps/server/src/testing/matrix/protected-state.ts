// The database state that a single operator must not change.
import type { MerchantId } from '@fairhouse/values';
import type pg from 'pg';

/** A digest for each watched object, by its name. */
export type ProtectedState = ReadonlyMap<string, string>;

const SEEN: Readonly<Record<string, readonly string[]>> = {
  'moves money': [
    'ledger.movement',
    'cashier.adjustment',
    'lottery.result',
    'cashier.requirement',
    // Keys of ours move nothing; with a vendor's key wins are signed.
    `(select k.* from vendors.vendor_key k where k.owner = 'VENDOR')`,
  ],
  'takes an account': [
    'members.credential',
    'identity.authenticator',
    'identity.social_link',
    'cashier.purse',
    'cashier.bank_card',
    // An operator without a post has no rights: one operator may create one, a post takes two.
    `(select o.* from operators.operator o
      where exists (select from operators.post p where p.operator_id = o.operator_id))`,
    'operators.post',
    'operators.role',
    'operators.enrolment',
  ],
  'changes what protects members': [
    'members.member',
    'kyc.identity_check',
    'protection.bound',
    'settings.setting',
    'settings.secret',
    'cashier.setting',
    'cashier.channel',
    'lottery.lottery',
    'lottery.odds',
    'lottery.number_limit',
  ],
};

const DIGEST = `count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '')`;

const SEEN_NOW = Object.entries(SEEN)
  .flatMap(([what, tables]) =>
    tables.map((table) => {
      const name = /(?:operators|vendors)\.\w+/.exec(table)?.[0] ?? table;
      return `select '${what}: ${name}' as what, ${DIGEST} as digest from ${table} t`;
    }),
  )
  .join(' union all ');

const OF_MERCHANTS = `
  select c.table_schema || '.' || c.table_name as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.column_name = 'merchant_id' and t.table_type = 'BASE TABLE'
    and c.table_schema <> 'ground' and c.table_schema || '.' || c.table_name <> 'operators.audit'
  order by 1`;

interface Asked {
  readonly text: string;
  /** Of a statement that is planned once for a connection. */
  readonly name?: string;
}

async function digests(database: pg.Client, asked: Asked): Promise<ProtectedState> {
  const { rows } = await database.query<{ what: string; digest: string }>(asked);
  return new Map(rows.map(({ what, digest }) => [what, digest]));
}

/** The state that must not change by a single operator, read as the superuser. */
export function readProtectedState(database: pg.Client): Promise<ProtectedState> {
  return digests(database, { name: 'protected state', text: SEEN_NOW });
}

/** The whole state of a merchant, except the audit records and request ids of the attempts. */
export async function readMerchantState(
  database: pg.Client,
  merchant: MerchantId,
): Promise<ProtectedState> {
  const { rows } = await database.query<{ name: string }>(OF_MERCHANTS);
  const of = `where merchant_id = ${Number(merchant)}`;
  return digests(database, {
    text: rows
      .map(({ name }) => `select '${name}' as what, ${DIGEST} as digest from ${name} t ${of}`)
      .join(' union all '),
  });
}

/** The differences between two states. */
export function findChanges(before: ProtectedState, after: ProtectedState): string[] {
  return [...after].filter(([what, digest]) => before.get(what) !== digest).map(([what]) => what);
}
