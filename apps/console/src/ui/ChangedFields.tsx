import { Box } from '@mui/material';

interface ChangedFieldsProps {
  readonly before: unknown;
  readonly after: unknown;
  /** What the form of these values calls a field; without it, fields keep their own names. */
  readonly labelOf?: (path: string) => string;
}

/** The previous and the new value of each changed field. */
export function ChangedFields({ before, after, labelOf }: ChangedFieldsProps) {
  const lines = changedFields(before, after);
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', fontFamily: 'monospace', fontSize: 12.5 }}
    >
      {lines.map(([field, from, to]) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          <Box component={labelOf ? 'span' : 'code'} sx={{ color: 'text.secondary' }}>
            {labelOf?.(field) ?? field}:{' '}
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

/** The fields in which two plain values differ, by their dotted paths. */
export function changedFields(before: unknown, after: unknown): Line[] {
  const from = flat(before);
  const to = flat(after);
  const names = [...new Set([...from.keys(), ...to.keys()])];
  return names.flatMap((name): Line[] =>
    from.get(name) === to.get(name) ? [] : [[name, from.get(name), to.get(name)]],
  );
}

function flat(value: unknown, prefix = ''): Map<string, string> {
  const fields = new Map<string, string>();
  if (value === null || value === undefined) return fields;
  if (typeof value !== 'object' || Array.isArray(value)) {
    return fields.set(prefix || '·', JSON.stringify(value));
  }
  for (const [name, each] of Object.entries(value)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    for (const [field, text] of flat(each, path)) fields.set(field, text);
  }
  return fields;
}
