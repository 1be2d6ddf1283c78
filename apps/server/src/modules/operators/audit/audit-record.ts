// One record of the audit log and its link in the hash chain; pure.
import { createHash } from 'node:crypto';
import type { Id, Instant, MerchantId } from '@fairhouse/values';

export interface AuditRecord {
  readonly merchant: MerchantId;
  readonly at: Instant;
  /** Undefined before a login has succeeded. */
  readonly operator: Id<'operator'> | undefined;
  readonly name: string;
  readonly call: string;
  readonly target?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
  readonly address: string;
  readonly requestId: string;
}

const SECRET_FIELD = /password|secret|token|ticket|^code$/i;

/**
 * The value as it is recorded: plain JSON with bigints as decimal digits, without fields whose name
 * contains password, secret, token, ticket or code.
 */
export function auditable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value, (name, each: unknown) => {
    if (name !== '' && SECRET_FIELD.test(name) && typeof each === 'string') return '…';
    // PostgreSQL's jsonb accepts neither U+0000 nor lone surrogates.
    if (typeof each === 'string') return each.replace(/\0|\p{Surrogate}/gu, '');
    return typeof each === 'bigint' ? each.toString() : each;
  });
  return JSON.parse(text) as unknown;
}

/** The record's hash: SHA-256 over the previous hash and the record's content with sorted keys. */
export function chainHash(previous: Uint8Array, number: bigint, record: AuditRecord): Buffer {
  const content = [
    record.merchant,
    number.toString(),
    record.at,
    record.operator ?? null,
    record.name,
    record.call,
    record.target ?? null,
    auditable(record.before),
    auditable(record.after),
    record.reason ?? null,
    record.address,
    record.requestId,
  ];
  return createHash('sha256').update(previous).update(orderedJson(content)).digest();
}

/** The first previous hash of every merchant's chain. */
export const CHAIN_START = Buffer.alloc(32);

function orderedJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
