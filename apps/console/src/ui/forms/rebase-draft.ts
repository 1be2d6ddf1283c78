/**
 * The operator's draft on top of a version that came into force meanwhile: fields that the draft
 * changed keep their draft, all others take the new value.
 */
export function rebaseDraft<Value extends object>(base: Value, draft: Value, stored: Value): Value {
  const rebased = { ...stored };
  for (const field of Object.keys(draft) as (keyof Value)[]) {
    if (!isSame(draft[field], base[field])) rebased[field] = draft[field];
  }
  return rebased;
}

/** Whether two values of a form are equal; the order of the fields in them does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** The database stores fields unordered. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
