import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isSame, rebaseDraft } from './rebase-draft.ts';

/**
 * Keeps what is typed in a form on top of each new version of the stored value; `onRebase` is
 * called with whether anything typed is left that differs from it.
 */
export function useRebase<Value extends object>(
  stored: Value,
  onRebase?: (isChanged: boolean) => void,
): void {
  const { getValues, reset } = useFormContext();
  const base = useRef(stored);
  useEffect(() => {
    if (isSame(base.current, stored)) return;
    const draft = rebaseDraft(base.current, getValues() as Value, stored);
    base.current = stored;
    reset(draft);
    onRebase?.(!isSame(draft, stored));
  }, [stored, getValues, reset, onRebase]);
}
