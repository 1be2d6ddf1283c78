// Callbacks that a payment provider, or a thief of its secret, may send: signed or not, with one
// odd field or odd in all.
import { readFileSync } from 'node:fs';
import { CALLBACK_PATH, signCallback } from '../sign-callback.ts';
import type { TestApp } from '../test-app.ts';
import { oddText, oddValue, type RandomBelow } from './odd-values.ts';
import type { OddRequest } from './odd-request.ts';

const NEWS: Readonly<Record<string, string>> = {
  kind: '"payment"',
  merchant: '"manila"',
  order: '"D100001"',
  reference: '"P1"',
  status: '"PAID"',
  paid: '"1.0000"',
  currency: '"PHP"',
};
const SHOWN = 80;

/** A callback with one odd field, or with bytes that are no message; most are correctly signed. */
export function oddCallback(
  { context: app, merchant }: TestApp,
  randomBelow: RandomBelow,
): OddRequest {
  const names = Object.keys(NEWS);
  const name = names[randomBelow(names.length)] ?? 'kind';
  const odd = oddValue(randomBelow, 'text');
  const fields = { ...NEWS, merchant: JSON.stringify(merchant.code), [name]: odd };
  const whollyOdd = randomBelow(8) === 0;
  const body = whollyOdd
    ? oddText(randomBelow)
    : `{${Object.entries(fields)
        .map(([field, value]) => `"${field}":${value}`)
        .join(',')}}`;
  const secret = readFileSync(app.config.bankSecretFile, 'utf8').trim();
  const marks = signCallback(secret, body, { timestamp: app.clock.now() });
  const header = Object.keys(marks)[randomBelow(3)] ?? '';
  const head = encodeURIComponent(oddText(randomBelow).replace(/\p{Surrogate}/gu, '')).slice(
    0,
    2000,
  );
  const headers = randomBelow(6) === 0 ? { ...marks, [header]: head } : marks;
  return {
    path: CALLBACK_PATH,
    init: { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
    what: `${name} = ${odd.slice(0, SHOWN)}`,
  };
}
