// One row's request with something odd in it, as bytes on the wire.
import type { CallRow } from '@fairhouse/calls';
import { assert } from '@fairhouse/values';
import { CompactEncrypt, importJWK } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import { oddText, oddValue, type RandomBelow } from './odd-values.ts';
import { oddName, oddPicture } from './odd-picture.ts';
import { listSamples, sampleOf, type Field, type Sample } from './samples.ts';

export interface OddRequest {
  readonly path: string;
  readonly init: RequestInit;
  /** A description of the change, for a report. */
  readonly what: string;
}

const MARK = '@odd@';
const SHOWN = 80;

const samples = new Map<CallRow, Sample>();

/** A request of the row with one field or one header changed. */
export async function oddRequest(
  test: TestApp,
  row: CallRow,
  token: string | undefined,
  randomBelow: RandomBelow,
): Promise<OddRequest> {
  const sample = samples.get(row) ?? sampleOf(row);
  samples.set(row, sample);
  const field = sample.fields[randomBelow(Math.max(1, sample.fields.length))];
  const odd = oddValue(randomBelow, field?.kind ?? 'other');
  const changed = field === undefined ? { odd: MARK } : put(sample.value, field.path);
  const headers: Record<string, string> = {
    merchant: test.merchant.code,
    language: 'EN',
    'idempotency-key': randomUUID(),
    ...(token === undefined ? {} : { authorization: token }),
    ...oddHead(randomBelow),
    ...(row.picture === true ? oddName(oddText(randomBelow)) : {}),
  };
  const what = `${field?.path.join('.') ?? 'odd'} = ${odd.slice(0, SHOWN)}`;
  const twice = row.method !== 'POST' && randomBelow(20) === 0 ? '&a=1&a=2' : '';
  const picture = row.picture === true ? await oddPicture(randomBelow) : undefined;
  const sent = await requestOf(test, row, { value: changed, odd, headers, twice, picture });
  return { ...sent, what };
}

/** Requests of the row that it accepts, or nearly: all samples, with ids that nothing has. */
export async function plainRequests(
  test: TestApp,
  row: CallRow,
  token: string | undefined,
): Promise<readonly OddRequest[]> {
  return Promise.all(
    listSamples(row).map(async (value) => {
      const headers: Record<string, string> = {
        merchant: test.merchant.code,
        language: 'EN',
        'idempotency-key': randomUUID(),
        ...(token === undefined ? {} : { authorization: token }),
      };
      const sent = await requestOf(test, row, { value: { ...value }, odd: MARK, headers });
      return { ...sent, what: `unchanged ${JSON.stringify(value).slice(0, SHOWN)}` };
    }),
  );
}

interface Parts {
  readonly value: Record<string, unknown>;
  /** What stands in the place of the mark, as JSON. */
  readonly odd: string;
  readonly headers: Record<string, string>;
  readonly twice?: string;
  readonly picture?: Uint8Array | undefined;
}

async function requestOf(
  test: TestApp,
  row: CallRow,
  { value, odd, headers, twice = '', picture }: Parts,
): Promise<Omit<OddRequest, 'what'>> {
  const { path, rest } = address(row, value, odd);
  if (row.method === 'GET' || row.method === 'DELETE') {
    // An URL that no server parses would test nothing behind it.
    return {
      path: `${path}?${queryOf(rest, odd)}${twice}`.slice(0, 12_000),
      init: { method: row.method, headers },
    };
  }
  const { type, body } = await bodyOf(test, row, { rest, odd }, picture);
  return {
    path,
    init: { method: row.method, headers: { ...headers, 'content-type': type }, body },
  };
}

/** Headers that a browser never sends; most requests have none. */
function oddHead(randomBelow: RandomBelow): Record<string, string> {
  const latin = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/gu, '');
  const text = encodeURIComponent(oddText(randomBelow).replace(/\p{Surrogate}/gu, '')).slice(
    0,
    2000,
  );
  const heads: readonly Record<string, string>[] = [
    { cookie: `captcha~id=${text}; device~id=${text}; x=%00; y=%ff` },
    { 'user-agent': latin(oddText(randomBelow)).slice(0, 2000) || 'x' },
    { language: latin(oddText(randomBelow)).slice(0, 100) },
    { device: text.slice(0, 100) },
    { 'idempotency-key': text.slice(0, 100) },
    { authorization: `Bearer ${text}` },
    { 'accept-encoding': 'gzip;q=NaN, \u00ff' },
  ];
  return heads[randomBelow(60)] ?? {};
}

function put(value: unknown, path: Field['path']): Record<string, unknown> {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  let at = copy;
  for (const name of path.slice(0, -1)) {
    // A field of something that may be missing, and is.
    at[name] ??= {};
    at = at[name] as Record<string | number, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined) at[last] = MARK;
  return copy;
}

/** The row's path with its fields filled in, and the fields left for the query or the body. */
function address(row: CallRow, value: Record<string, unknown>, odd: string) {
  const rest = { ...value };
  const path = row.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const text = textOf(rest[name], odd);
    delete rest[name];
    return escapeText(text).slice(0, 1500) || '0';
  });
  return { path, rest };
}

function queryOf(rest: Record<string, unknown>, odd: string): string {
  return Object.entries(rest)
    .map(([name, value]) => `${escapeText(name)}=${escapeText(textOf(value, odd))}`)
    .join('&');
}

async function bodyOf(
  test: TestApp,
  row: CallRow,
  { rest, odd }: { readonly rest: Record<string, unknown>; readonly odd: string },
  picture: Uint8Array = new Uint8Array(),
): Promise<{ type: string; body: string | Uint8Array }> {
  if (row.picture === true) {
    return { type: 'application/octet-stream', body: picture };
  }
  if (row.form === true) {
    return { type: 'application/x-www-form-urlencoded', body: queryOf(rest, odd) };
  }
  const json = JSON.stringify(rest).replace(`"${MARK}"`, () => odd);
  if (row.sealed !== true) return { type: 'application/json', body: json };
  return { type: 'application/jose', body: await sealText(test, json) };
}

/** Seals a body that may not be JSON. */
async function sealText({ context: app }: TestApp, body: string): Promise<string> {
  const [key] = app.keys.sealingPublic;
  assert(key !== undefined, 'there is a sealing key');
  const iat = Math.floor(app.clock.now() / 1000);
  const text = `{"iat":${iat},"jti":"${randomBytes(12).toString('hex')}","body":${body}}`;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(key.kid ? { kid: key.kid } : {}) })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

function textOf(value: unknown, odd: string): string {
  const given = value === MARK ? parsed(odd) : value;
  return typeof given === 'string' ? given : JSON.stringify(given);
}

function parsed(odd: string): unknown {
  return odd.startsWith('"') ? JSON.parse(odd) : odd;
}

/** Escaped as by a browser; a lone surrogate as the bytes that it would have. */
function escapeText(text: string): string {
  return [...text]
    .map((each) =>
      /\p{Surrogate}/u.test(each) ? `%ED%A0%80` : encodeURIComponent(each).replaceAll("'", '%27'),
    )
    .join('');
}
