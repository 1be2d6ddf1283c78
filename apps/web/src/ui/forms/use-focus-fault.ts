import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a form's first invalid field whenever `tries` has grown or another refusal has
 * come, for screen readers and small screens. The form library's own would follow the order in
 * which fields were registered, and knows no checkbox or captcha beside them.
 */
export function useFocusFault(tries: number, refusal?: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, refusal]);
  return form;
}
