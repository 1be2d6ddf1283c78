// Every statement on a member's known browsers, except those that sessions use.
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

// Ends the browser's sessions and remembered logins, locked in the order of the tables.
const END_SESSIONS = `
  update identity.session set ended_at = $4, end_reason = 'forgotten'
  where merchant_id = $1 and member_id = $2 and device_hash = $3 and ended_at is null
    and session_id <> $5`;
const END_REMEMBERED = `
  update identity.remembered set revoked_at = $4, revoke_reason = 'forgotten'
  where merchant_id = $1 and member_id = $2 and device_hash = $3 and revoked_at is null`;

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

/** Ends a device's sessions other than `except`, and its remembered logins. */
export async function endOnDevice(
  sql: Sql,
  merchant: MerchantId,
  key: DeviceKey & { at: Instant; except: Id<'session'> },
): Promise<void> {
  const values = [merchant, key.member, key.hash, new Date(key.at)];
  await sql.query(END_SESSIONS, [...values, key.except]);
  await sql.query(END_REMEMBERED, values);
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
