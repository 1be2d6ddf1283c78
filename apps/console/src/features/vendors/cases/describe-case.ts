// What was found of a case as lines; pure functions.
import { formatAmount, type Amount } from '@fairhouse/values';

/** How each field of a case is read; one that is missing here is shown as it is. */
const FORMS = {
  game: 'code',
  problem: 'problem',
  content: 'words',
  errorCode: 'code',
  kind: 'code',
  status: 'code',
  round: 'code',
  level: 'code',
  amount: 'money',
  theirs: 'money',
  ours: 'money',
  reference: 'code',
  transaction: 'code',
  first: 'code',
  second: 'code',
  lastAt: 'time',
} as const;

type Field = keyof typeof FORMS;
/** A field that is shown with its name; the player's words stand alone. */
type NamedField = Exclude<Field, 'content'>;
export const PROBLEMS = ['PAYOUT', 'STUCK', 'LOADING', 'OTHER'] as const;

export type CaseLine =
  | { readonly form: 'words'; readonly field: 'content'; readonly value: string }
  | { readonly form: 'code' | 'money'; readonly field: NamedField; readonly value: string }
  | {
      readonly form: 'problem';
      readonly field: NamedField;
      readonly value: (typeof PROBLEMS)[number];
    }
  | { readonly form: 'time'; readonly field: NamedField; readonly value: number }
  | { readonly form: 'unnamed'; readonly field: string; readonly value: string };

/** The lines of a case's detail, in the order of the fields above; what is empty is left out. */
export function describeCase(json: string): CaseLine[] {
  const detail = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const known = (Object.keys(FORMS) as Field[]).flatMap((field) => lineOf(field, detail[field]));
  const others = Object.entries(detail).flatMap(([field, value]): CaseLine[] =>
    Object.hasOwn(FORMS, field) || isEmpty(value)
      ? []
      : [{ form: 'unnamed', field, value: textOf(value) }],
  );
  return [...known, ...others];
}

function lineOf(field: Field, value: unknown): CaseLine[] {
  if (isEmpty(value)) return [];
  const text = textOf(value);
  if (field === 'content') return [{ form: 'words', field, value: text }];
  switch (FORMS[field]) {
    case 'time':
      return typeof value === 'number' ? [{ form: 'time', field, value }] : [];
    case 'problem': {
      const problem = PROBLEMS.find((each) => each === text);
      return problem === undefined ? [] : [{ form: 'problem', field, value: problem }];
    }
    case 'money':
      // Of the ledger's units, as text.
      return /^-?\d+$/.test(text)
        ? [{ form: 'money', field, value: formatAmount(BigInt(text) as Amount) }]
        : [];
    case 'code':
      return [{ form: 'code', field, value: text }];
  }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
