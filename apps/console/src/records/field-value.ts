// The values of changed fields as their forms show them, for operators who see a change without
// its form.
import { formGroup } from './field-label.ts';

type Find = (key: string) => string | undefined;

/** Fields whose choices have texts under another key. */
const CHOICES: Readonly<Record<string, string>> = {
  'agent.permission.transferDown': 'agent.transferDown',
  'contract.carryMode': 'contract.carry',
  'contract.categories': 'contract.category',
  'contract.period': 'contract.every',
  'contract.tierMetric': 'contract.metric',
};

/** What it means that a field is empty, where that is no plain nothing. */
const EMPTY: Readonly<Record<string, string>> = {
  'vendor.baseUrl': 'vendor.notSet',
  'vendor.networks': 'vendor.anyNetwork',
  'vendor.operatorRef': 'vendor.merchantCode',
};

/** A value in words; `form` is a setting's name, or a kind of request, as of its label. */
export function fieldValue(form: string, path: string, value: unknown, find: Find): string {
  const key = `${formGroup(form)}.${path.split('.').at(-1) ?? path}`;
  if (value === '' || (Array.isArray(value) && value.length === 0)) {
    return find(EMPTY[key] ?? '') ?? '–';
  }
  if (Array.isArray(value)) return value.map((each) => scalar(key, each, find)).join(', ');
  return scalar(key, value, find);
}

function scalar(key: string, value: unknown, find: Find): string {
  if (typeof value === 'boolean') return find(value ? 'agent.yes' : 'agent.no') ?? String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return find(`${CHOICES[key] ?? key}.${value}`) ?? value;
}
