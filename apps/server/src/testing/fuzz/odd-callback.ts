// What a payment provider, or somebody who stole its secret, may send: signed or not, odd in one
// place or in all.
import { readFileSync } from 'node:fs';
import { CALLBACK_PATH, signCallback } from '../sign-callback.ts';
import type { TestHouse } from '../test-house.ts';
import { oddText, oddValue, type Whole } from './odd-values.ts';
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

/** A callback with one field odd, or with bytes that are no message; most are rightly signed. */
export function oddCallback({ house, merchant }: TestHouse, whole: Whole): OddRequest {
  const names = Object.keys(NEWS);
  const name = names[whole(names.length)] ?? 'kind';
  const odd = oddValue(whole, 'text');
  const fields = { ...NEWS, merchant: JSON.stringify(merchant.code), [name]: odd };
  const whollyOdd = whole(8) === 0;
  const body = whollyOdd
    ? oddText(whole)
    : `{${Object.entries(fields)
        .map(([field, value]) => `"${field}":${value}`)
        .join(',')}}`;
  const secret = readFileSync(house.config.bankSecretFile, 'utf8').trim();
  const marks = signCallback(secret, body, { timestamp: house.clock.now() });
  const header = Object.keys(marks)[whole(3)] ?? '';
  const head = encodeURIComponent(oddText(whole).replace(/\p{Surrogate}/gu, '')).slice(0, 2000);
  const headers = whole(6) === 0 ? { ...marks, [header]: head } : marks;
  return {
    path: CALLBACK_PATH,
    init: { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
    what: `${name} = ${odd.slice(0, SHOWN)}`,
  };
}
