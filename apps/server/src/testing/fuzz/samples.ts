// A request that its row accepts, or nearly: the one changed field is then the only odd part.
import type { CallRow } from '@fairhouse/calls';
import * as z from 'zod';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
}

/** A field of a request: the names down to it, and its kind. */
export interface Field {
  readonly path: readonly (string | number)[];
  readonly kind: 'text' | 'number' | 'other';
}

export interface Sample {
  readonly value: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

/** Texts for patterns; the first match is used. */
const FITTING = [
  '1.0000',
  '1',
  '2027-03-09',
  'gcash',
  '00000000-0000-7000-8000-000000000000',
  '+639171234567',
  'a@b.example',
  '000000',
  'abcdefgh',
  'Abcdefgh1',
  'ab'.repeat(12),
  'ab'.repeat(16),
  'ab'.repeat(32),
  'PH',
  'PHP',
  '09:30',
  '12345',
  'D000001',
] as const;

/** A place where a schema takes one of several values: a union or an enumeration. */
interface Choice {
  readonly place: string;
  readonly count: number;
}

/** The fields and the choices that a sample met, and the one choice that is not the first. */
interface Walk {
  readonly fields: Field[];
  readonly choices: Choice[];
  readonly chosen?: { readonly place: string; readonly index: number };
}

/** A sample request of a row, with all of its optional fields. */
export function sampleOf(row: CallRow): Sample {
  const walk: Walk = { fields: [], choices: [] };
  return { value: sampleBy(row, walk), fields: walk.fields };
}

/**
 * The samples of a row: the first, and one for each further value of each of its unions and
 * enumerations. Their ids are well formed and unknown.
 */
export function listSamples(row: CallRow): readonly Sample['value'][] {
  const walk: Walk = { fields: [], choices: [] };
  const first = sampleBy(row, walk);
  const others = walk.choices.flatMap(({ place, count }) =>
    Array.from({ length: count - 1 }, (_, before) =>
      sampleBy(row, { fields: [], choices: [], chosen: { place, index: before + 1 } }),
    ),
  );
  return [first, ...others];
}

function sampleBy(row: CallRow, walk: Walk): Sample['value'] {
  const schema = z.toJSONSchema(row.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const value = sample(schema, [], walk) as Record<string, unknown>;
  return typeof value === 'object' && value !== null ? withoutFaults(row, value) : {};
}

/** Leaves out what no pattern describes, such as a cursor, which is optional where there is one. */
function withoutFaults(row: CallRow, value: Record<string, unknown>): Sample['value'] {
  const read = z.safeParse(row.request, value);
  const faults = new Set(read.error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !faults.has(name)));
}

function choose<Value>(
  from: readonly Value[],
  path: Field['path'],
  { choices, chosen }: Walk,
): Value | undefined {
  const place = path.join('.');
  if (from.length > 0) choices.push({ place, count: from.length });
  return from[chosen?.place === place ? chosen.index : 0];
}

function sample(schema: Schema, path: Field['path'], walk: Walk): unknown {
  const way = choose(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [], path, walk);
  if (way !== undefined) return sample(way, path, walk);
  const { fields } = walk;
  if (schema.type === 'object' && schema.properties === undefined) {
    fields.push({ path, kind: 'other' });
    return {};
  }
  if (schema.properties !== undefined) {
    if (path.length > 0) fields.push({ path, kind: 'other' });
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [
        name,
        sample(each, [...path, name], walk),
      ]),
    );
  }
  if (schema.type === 'array') {
    fields.push({ path, kind: 'other' });
    const items = schema.prefixItems ?? Array.from({ length: 1 }, () => schema.items ?? {});
    return items.map((item, index) => sample(item, [...path, index], walk));
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  fields.push({ path, kind: isNumber ? 'number' : schema.type === 'string' ? 'text' : 'other' });
  if (schema.enum !== undefined) return choose(schema.enum, path, walk);
  return leaf(schema, isNumber);
}

function leaf(schema: Schema, isNumber: boolean): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (isNumber) return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return false;
  if (schema.type !== 'string') return 'x';
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const long = 'abcdefgh'.repeat(Math.ceil((minLength || 1) / 8)).slice(0, maxLength);
  return FITTING.find(fits) ?? long;
}
