// Every statement on a member's known browsers.
import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface Device {
  /** A prefix of the hash, which identifies the device to its member. */
  readonly id: string;
  readonly hash: Buffer;
  readonly device: string;
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
  readonly trustedUntil: Instant | undefined;
}

interface Row {
  device_hash: Buffer;
  device: string;
  first_seen_at: Date;
  last_seen_at: Date;
  trusted_until: Date | null;
}

const COLUMNS = 'device_hash, device, first_seen_at, last_seen_at, trusted_until';
const ID_BYTES = 12;

const LIST = `
  select ${COLUMNS} from identity.device
  where merchant_id = $1 and member_id = $2 order by last_seen_at desc limit 50`;

const FIND = `
  select ${COLUMNS} from identity.device
  where merchant_id = $1 and member_id = $2 and device_hash = $3`;

const FORGET = `
  delete from identity.device
  where merchant_id = $1 and member_id = $2 and substring(device_hash from 1 for $4) = $3
  returning device_hash`;

const FORGET_ALL = `
  delete from identity.device where merchant_id = $1 and member_id = $2`;

const TRUST = `
  update identity.device set trusted_until = $4
  where merchant_id = $1 and member_id = $2 and device_hash = $3`;

const DISTRUST_ALL = `
  update identity.device set trusted_until = null where merchant_id = $1 and member_id = $2`;

const deviceOf = (row: Row): Device => ({
  id: row.device_hash.subarray(0, ID_BYTES).toString('hex'),
  hash: row.device_hash,
  device: row.device,
  firstSeenAt: instant(row.first_seen_at.getTime()),
  lastSeenAt: instant(row.last_seen_at.getTime()),
  trustedUntil: row.trusted_until === null ? undefined : instant(row.trusted_until.getTime()),
});

interface DeviceKey {
  readonly member: Id<'member'>;
  readonly hash: Buffer;
}

export async function listKnownDevices(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<Device[]> {
  return (await sql.query<Row>(LIST, [merchant, member])).rows.map(deviceOf);
}

export async function findDevice(
  sql: Sql,
  merchant: MerchantId,
  { member, hash }: DeviceKey,
): Promise<Device | undefined> {
  const { rows } = await sql.query<Row>(FIND, [merchant, member, hash]);
  return rows[0] && deviceOf(rows[0]);
}

/** The hash of the deleted device; undefined if the member has no device with that id. */
export async function forgetDevice(
  sql: Sql,
  merchant: MerchantId,
  key: { member: Id<'member'>; id: string },
): Promise<Buffer | undefined> {
  const values = [merchant, key.member, Buffer.from(key.id, 'hex'), ID_BYTES];
  const { rows } = await sql.query<{ device_hash: Buffer }>(FORGET, values);
  return rows[0]?.device_hash;
}

/** Deletes every device of a member; returns their number. */
export async function forgetDevices(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<number> {
  return (await sql.query(FORGET_ALL, [merchant, member])).rowCount ?? 0;
}

export async function trustDevice(
  sql: Sql,
  merchant: MerchantId,
  key: DeviceKey & { until: Instant },
): Promise<void> {
  await sql.query(TRUST, [merchant, key.member, key.hash, new Date(key.until)]);
}

export async function distrustDevices(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<void> {
  await sql.query(DISTRUST_ALL, [merchant, member]);
}

const SAVE_DEVICE = `
  insert into identity.device (merchant_id, member_id, device_hash, device, first_seen_at,
    last_seen_at)
  values ($1, $2, $3, $4, $5, $5)
  on conflict (merchant_id, member_id, device_hash)
  do update set last_seen_at = excluded.last_seen_at, device = excluded.device`;

const IS_KNOWN = `
  select from identity.device
  where merchant_id = $1 and member_id = $2 and device_hash = $3`;

const DEVICES = `
  select device, first_seen_at, last_seen_at from identity.device
  where merchant_id = $1 and member_id = $2 order by last_seen_at desc limit 50`;

const MEMBERS_OF_DEVICE = `
  select member_id from identity.device
  where merchant_id = $1 and device_hash = $2 order by last_seen_at desc limit 20`;

export interface DeviceUse {
  readonly member: Id<'member'>;
  readonly hash: Buffer;
  readonly device: string;
  readonly at: Instant;
}

export async function saveDevice(sql: Sql, merchant: MerchantId, use: DeviceUse): Promise<void> {
  await sql.query(SAVE_DEVICE, [merchant, use.member, use.hash, use.device, new Date(use.at)]);
}

export async function isKnownDevice(
  sql: Sql,
  merchant: MerchantId,
  key: { member: Id<'member'>; hash: Buffer },
): Promise<boolean> {
  return (await sql.query(IS_KNOWN, [merchant, key.member, key.hash])).rowCount === 1;
}

export async function listDevices(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ device: string; firstSeenAt: Instant; lastSeenAt: Instant }[]> {
  const { rows } = await sql.query<{ device: string; first_seen_at: Date; last_seen_at: Date }>(
    DEVICES,
    [merchant, member],
  );
  return rows.map((row) => ({
    device: row.device,
    firstSeenAt: instant(row.first_seen_at.getTime()),
    lastSeenAt: instant(row.last_seen_at.getTime()),
  }));
}

/** Members that have logged in with this device, the latest first. */
export async function listMembersOfDevice(
  sql: Sql,
  merchant: MerchantId,
  hash: Buffer,
): Promise<Id<'member'>[]> {
  const found = await sql.query<{ member_id: Id<'member'> }>(MEMBERS_OF_DEVICE, [merchant, hash]);
  return found.rows.map((row) => row.member_id);
}
