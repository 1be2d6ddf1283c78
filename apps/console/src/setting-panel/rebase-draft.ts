/**
 * The operator's draft on top of a version that came into force meanwhile: fields that the draft
 * changed keep their draft, all others take the new value.
 */
export function rebaseDraft<Value extends object>(base: Value, draft: Value, stored: Value): Value {
  const rebased = { ...stored };
  for (const field of Object.keys(draft) as (keyof Value)[]) {
    if (JSON.stringify(draft[field]) !== JSON.stringify(base[field])) {
      rebased[field] = draft[field];
    }
  }
  return rebased;
}
