import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on a form's first wrong field whenever `tries` has grown, so that whoever cannot
 * see the whole form is led to it.
 */
export function useFocusFault(tries: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  return form;
}
