import type { Instant } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Waits for a concurrent message with the same nonce, which makes this one a repetition.
const TAKE_NONCE = `
  -- every merchant: a nonce belongs to its provider
  insert into cashier.nonce (provider, nonce, at) values ($1, $2, to_timestamp($3 / 1000.0))
  on conflict do nothing`;

/**
 * Inserts the nonce of a signed message in the caller's transaction; false when it was used before.
 */
export async function takeNonce(
  sql: Sql,
  message: { provider: string; nonce: string; now: Instant },
): Promise<boolean> {
  const { provider, nonce, now } = message;
  return (await sql.query(TAKE_NONCE, [provider, nonce, now])).rowCount === 1;
}

const FORGET_NONCES = `
  -- every merchant: a nonce belongs to its provider
  delete from cashier.nonce where at < house_now() - interval '1 hour'`;

/** Deletes nonces of messages that are too old to be accepted. */
export async function forgetNonces(sql: Sql): Promise<void> {
  await sql.query(FORGET_NONCES);
}
