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
  'ab'.repeat(16),
  'ab'.repeat(32),
] as const;

/** A sample request of a row, with all of its optional fields. */
export function sampleOf(row: CallRow): Sample {
  const schema = z.toJSONSchema(row.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields: Field[] = [];
  const value = sample(schema, [], fields) as Record<string, unknown>;
  return { value: typeof value === 'object' && value !== null ? value : {}, fields };
}

function sample(schema: Schema, path: Field['path'], fields: Field[]): unknown {
  const [way] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (way !== undefined) return sample(way, path, fields);
  if (schema.properties !== undefined) {
    if (path.length > 0) fields.push({ path, kind: 'other' });
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [
        name,
        sample(each, [...path, name], fields),
      ]),
    );
  }
  if (schema.type === 'array') {
    fields.push({ path, kind: 'other' });
    const items = schema.prefixItems ?? Array.from({ length: 1 }, () => schema.items ?? {});
    return items.map((item, index) => sample(item, [...path, index], fields));
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  fields.push({ path, kind: isNumber ? 'number' : schema.type === 'string' ? 'text' : 'other' });
  return leaf(schema, isNumber);
}

function leaf(schema: Schema, isNumber: boolean): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (isNumber) return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return false;
  if (schema.type !== 'string') return 'x';
  const { pattern, minLength = 0 } = schema;
  const fits = (text: string): boolean =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return FITTING.find(fits) ?? 'abcdefgh'.repeat(Math.ceil((minLength || 1) / 8));
}
