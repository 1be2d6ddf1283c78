import { Box } from '@mui/material';

/** What the form of some values calls its fields, and how it writes their values. */
export interface FieldWords {
  readonly labelOf: (path: string) => string;
  readonly valueOf: (path: string, value: unknown) => string;
}

interface ChangedFieldsProps {
  readonly before: unknown;
  readonly after: unknown;
  /** Without them, fields keep their own names, and values are as they are stored. */
  readonly words?: FieldWords;
}

/** The previous and the new value of each changed field. */
export function ChangedFields({ before, after, words }: ChangedFieldsProps) {
  const lines = changedFields(before, after, words?.valueOf);
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: 12.5,
        fontFamily: words ? undefined : 'monospace',
      }}
    >
      {lines.map(([field, from, to]) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          <Box component={words ? 'span' : 'code'} sx={{ color: 'text.secondary' }}>
            {words?.labelOf(field) ?? field}:{' '}
          </Box>
          {from === undefined ? null : (
            <>
              <Box component="del" sx={{ color: 'error.main' }}>
                {from}
              </Box>{' '}
            </>
          )}
          {to === undefined ? null : (
            <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none' }}>
              {to}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

type Line = readonly [field: string, from: string | undefined, to: string | undefined];

const asStored: FieldWords['valueOf'] = (_path, value) => JSON.stringify(value);

/** The fields in which two plain values differ, by their dotted paths. */
export function changedFields(before: unknown, after: unknown, valueOf = asStored): Line[] {
  const from = flat(before);
  const to = flat(after);
  const names = [...new Set([...from.keys(), ...to.keys()])];
  const write = (values: ReadonlyMap<string, unknown>, name: string) =>
    values.has(name) ? valueOf(name, values.get(name)) : undefined;
  return names.flatMap((name): Line[] =>
    JSON.stringify(from.get(name)) === JSON.stringify(to.get(name))
      ? []
      : [[name, write(from, name), write(to, name)]],
  );
}

/** The leaves of a value; a list of objects has those of each, by its number. */
function flat(value: unknown, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  if (value === null || value === undefined) return fields;
  if (!hasFields(value)) return fields.set(prefix || '·', value);
  const named: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((each, place) => [String(place + 1), each])
    : Object.entries(value);
  for (const [name, each] of named) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    for (const [field, leaf] of flat(each, path)) fields.set(field, leaf);
  }
  return fields;
}

function hasFields(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !Array.isArray(value) || value.some((each) => typeof each === 'object');
}
