// From bytes to a request that fits its row: opened if sealed, parsed, checked, nothing unknown in
// it.
import { unseal, SEALING_SKEW_SECONDS, type CallRow, type RefusalCode } from '@fairhouse/calls';
import type { Instant } from '@fairhouse/values';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { House } from '../ground/house.ts';
import { spendSealed } from '../ground/request-store.ts';
import { Refusal } from './envelope.ts';

/** The request as the operation gets it. */
export async function readRequest(
  row: CallRow,
  request: FastifyRequest,
  house: House,
  now: Instant,
): Promise<unknown> {
  const body = await readBody(row, request, house, now);
  const query = readQuery(request);
  const params = request.params as Record<string, string>;
  for (const name of Object.keys(params)) {
    if (name in query || (isRecord(body) && name in body)) throw malformed();
  }
  const raw = isRecord(body) ? { ...query, ...body, ...params } : { ...query, ...params };
  const parsed = row.request.safeDecode(raw as never);
  if (parsed.success) return parsed.data;
  throw new Refusal('request.invalid', { fields: fieldsOf(parsed.error) });
}

async function readBody(
  row: CallRow,
  request: FastifyRequest,
  house: House,
  now: Instant,
): Promise<unknown> {
  if (row.method === 'GET' || row.method === 'DELETE') return {};
  const bytes = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim();
  if (row.picture === true) {
    if (type !== 'application/octet-stream') throw new Refusal('request.media_type');
    return { picture: new Uint8Array(bytes) };
  }
  if (row.sealed === true) {
    if (type !== 'application/jose') throw new Refusal('sealing.required');
    return await openSealed(bytes.toString('utf8'), house, now);
  }
  if (row.form === true) {
    if (type !== 'application/x-www-form-urlencoded') throw new Refusal('request.media_type');
    return uniqueEntries(new URLSearchParams(bytes.toString('utf8')));
  }
  if (bytes.length === 0) return {};
  if (type !== 'application/json') throw new Refusal('request.media_type');
  return parseJson(bytes.toString('utf8'));
}

async function openSealed(jwe: string, house: House, now: Instant): Promise<unknown> {
  const sealed = await unseal(jwe, (kid) => house.keys.sealingPrivate(kid));
  if (sealed === undefined) throw new Refusal('sealing.invalid');
  if (Math.abs(sealed.iat - now / 1000) > SEALING_SKEW_SECONDS) {
    throw new Refusal('sealing.invalid');
  }
  // One statement of its own: a request that is refused later has still used up its id.
  if (!(await spendSealed(house.pool, sealed.jti))) throw new Refusal('sealing.replayed');
  return sealed.body;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = MAY_NAME_PROTO.test(text)
      ? JSON.parse(text, refuseProto)
      : JSON.parse(text);
    if (!isRecord(value)) throw malformed();
    return value;
  } catch {
    throw malformed();
  }
}

/** Written out or escaped; only then is each key looked at, which costs more than the parsing. */
const MAY_NAME_PROTO = /__proto__|\\u/;

function refuseProto(key: string, each: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that is not data');
  return each;
}

function readQuery(request: FastifyRequest): Record<string, string> {
  const mark = request.url.indexOf('?');
  return mark < 0 ? {} : uniqueEntries(new URLSearchParams(request.url.slice(mark + 1)));
}

function uniqueEntries(entries: URLSearchParams): Record<string, string> {
  const unique: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (Object.hasOwn(unique, name) || name === '__proto__') throw malformed();
    unique[name] = value;
  }
  return unique;
}

function fieldsOf(error: z.ZodError): Record<string, RefusalCode> {
  const fields: Record<string, RefusalCode> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'field.unknown';
      continue;
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    fields[issue.path.join('.') || 'request'] ??= missing ? 'field.required' : 'field.invalid';
  }
  return fields;
}

const malformed = (): Refusal => new Refusal('request.malformed');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
