// Reads a request into its row's input: unsealed if sealed, parsed, validated, without unknown
// fields.
import { unseal, SEALING_SKEW_SECONDS, type CallRow, type RefusalCode } from '@fairhouse/calls';
import type { Instant } from '@fairhouse/values';
import type { FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import * as z from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import { findUnreadable } from '../platform/read-json.ts';
import { spendSealed } from '../platform/request-store.ts';
import { Refusal } from './envelope.ts';

/** The request as the operation receives it. */
export async function readRequest(
  row: CallRow,
  request: FastifyRequest,
  app: AppContext,
  now: Instant,
): Promise<unknown> {
  const body = await readBody(row, request, app, now);
  const query = readQuery(request);
  const params = request.params as Record<string, string>;
  // A sealed call takes no query fields, because logs and proxies store URLs.
  if (row.sealed === true && Object.keys(query).length > 0) throw new Refusal('sealing.required');
  const fields = isRecord(body) ? body : {};
  for (const name of Object.keys({ ...params, ...query })) {
    if (Object.hasOwn(fields, name)) throw malformed();
    if (Object.hasOwn(params, name) && Object.hasOwn(query, name)) throw malformed();
  }
  const raw = { ...query, ...fields, ...params };
  requireReadable(raw);
  const parsed = z.safeDecode(row.request, raw);
  if (parsed.success) {
    // A field may contain JSON, which its schema has parsed by now.
    requireReadable(parsed.data);
    return parsed.data;
  }
  throw new Refusal('request.invalid', { fields: fieldsOf(parsed.error) });
}

async function readBody(
  row: CallRow,
  request: FastifyRequest,
  app: AppContext,
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
    return await openSealed(textOf(bytes), app, now);
  }
  if (row.form === true) {
    if (type !== 'application/x-www-form-urlencoded') throw new Refusal('request.media_type');
    return uniqueEntries(new URLSearchParams(textOf(bytes)));
  }
  if (bytes.length === 0) return {};
  if (type !== 'application/json') throw new Refusal('request.media_type');
  return parseJson(textOf(bytes));
}

async function openSealed(jwe: string, app: AppContext, now: Instant): Promise<unknown> {
  const sealed = await unseal(jwe, (kid) => app.keys.sealingPrivate(kid));
  if (sealed === undefined) throw new Refusal('sealing.invalid');
  requireReadable(sealed);
  if (Math.abs(sealed.iat - now / 1000) > SEALING_SKEW_SECONDS) {
    throw new Refusal('sealing.invalid');
  }
  // A statement of its own: a request that is refused later has still used its id.
  if (!(await spendSealed(app.pool, sealed.jti))) throw new Refusal('sealing.replayed');
  return sealed.body;
}

/** Reports no details; `requireReadable` checks the whole input and does. */
function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (!isRecord(value)) throw malformed();
  return value;
}

/** The text of a body; throws for bytes that are not UTF-8. */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw malformed();
  return bytes.toString('utf8');
}

/**
 * Refuses what schemas do not check: unstorable text, reported at its field, and too deep nesting.
 * It checks query, body, path and unsealed content alike, whatever the row's schema accepts.
 */
function requireReadable(input: unknown): void {
  const found = findUnreadable(input);
  if (found === undefined) return;
  if (found.what !== 'text') throw malformed();
  const field = found.path.replace(/^body\./, '') || 'request';
  throw new Refusal('text.unreadable', { fields: { [field]: 'text.unreadable' } });
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
