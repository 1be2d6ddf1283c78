// An answer of a call, made from the call's own schema: it cannot drift from what the server sends.
import { operator } from '@fairhouse/calls/operator';
import * as z from 'zod';
import type { CallName, CallValue } from '../calls/calls.ts';

/** Of these each schema of a text takes at least one. */
const TEXTS = [
  'sample',
  '25.0000',
  '0.5',
  '2026-11-01',
  '09:00',
  '00000000-0000-4000-8000-000000000001',
  '00'.repeat(32),
];

const NUMBERS = [1, 0, 1000];

const TIMES = [1_790_000_000_000];

/** A tier of a contract has exactly one of several fields that may each be missing. */
const TIER = { minTurnover: '0', minLoss: '0', minActive: 0, minDeposit: '0', ratePct: '1' };

const SINGLE = [...NUMBERS, ...TEXTS, new Uint8Array([1])];

/** A valid answer with one row in each list. */
export function exampleOf<Name extends CallName>(name: Name): CallValue<Name> {
  return checked(name, valueOf(operator[name].response, 1) as CallValue<Name>);
}

/** The same without any row. */
export function emptyOf<Name extends CallName>(name: Name): CallValue<Name> {
  return checked(name, valueOf(operator[name].response, 0) as CallValue<Name>);
}

/** Throws for an answer that the call could not give. */
export function checked<Name extends CallName>(
  name: Name,
  answer: CallValue<Name>,
): CallValue<Name> {
  const { error } = z.safeParse(operator[name].response, answer);
  if (error) throw new TypeError(`${name} cannot answer this: ${error.message}`);
  return answer;
}

type RowOf<Name extends CallName> =
  CallValue<Name> extends { readonly list: readonly (infer Row)[] } ? Row : never;

/** An example of a list, with these fields in its row. */
export function withRow<Name extends CallName>(name: Name, part: Partial<RowOf<Name>>): unknown {
  const example = exampleOf(name) as unknown as { readonly list: readonly object[] };
  return { ...example, list: example.list.map((row) => ({ ...row, ...part })) };
}

type OrderOf<Name extends CallName> =
  CallValue<Name> extends { readonly order: infer Order } ? Order : never;

/** An example of an order's page, with these fields in the order. */
export function withOrder<Name extends CallName>(
  name: Name,
  part: Partial<OrderOf<Name>>,
): unknown {
  const example = exampleOf(name) as unknown as { readonly order: object };
  return { ...example, order: { ...example.order, ...part } };
}

function valueOf(schema: z.core.$ZodType, rows: 0 | 1): unknown {
  const def = defOf(schema);
  const within = (part: z.core.$ZodType): unknown => valueOf(part, rows);
  if (def.type === 'object') {
    return Object.fromEntries(
      Object.entries(def.shape).map(([key, field]) => [key, within(field)]),
    );
  }
  if (def.type === 'array') {
    return rows === 0 && takes(schema, []) ? [] : [within(def.element)];
  }
  if (def.type === 'tuple') return def.items.map(within);
  if (def.type === 'record') return recordOf(def, rows);
  if (def.type === 'union') return within(def.options[0] as z.core.$ZodType);
  if (def.type === 'lazy') return within(def.getter());
  if (def.type === 'default' || def.type === 'readonly') return within(def.innerType);
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  if (def.type === 'unknown') return {};
  if (def.type === 'pipe') return firstTaken(schema, [...TIMES, ...SINGLE, TIER]) ?? within(def.in);
  return firstTaken(schema, [undefined, null, false, ...SINGLE]);
}

type Def = z.core.$ZodTypes['_zod']['def'];

/** What a schema consists of; every schema of the table is made by `z`. */
function defOf(schema: z.core.$ZodType): Def {
  return (schema as unknown as { readonly def: Def }).def;
}

function recordOf(def: z.core.$ZodRecordDef, rows: 0 | 1): unknown {
  const keys = defOf(def.keyType);
  const names = keys.type === 'enum' ? Object.values(keys.entries) : [];
  return Object.fromEntries(names.map((name) => [name, valueOf(def.valueType, rows)]));
}

function firstTaken(schema: z.core.$ZodType, candidates: readonly unknown[]): unknown {
  return candidates.find((each) => takes(schema, each));
}

function takes(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}
